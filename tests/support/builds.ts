/** Makes the built sites that the tests read, each in its own folders, and keeps them while nothing changes. */
import {execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {follow} from './authors';

/** The folder of the project. */
export const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, 'build-test');

interface Build {
  readonly env: Readonly<Record<string, string>>;
  readonly base: string;
  readonly sources?: 'changed'; // as they may be in the next release
}

export const builds = {
  default: {env: {}, base: '/'},
  sub: {env: {BASE_URL: '/sub/path/', SITE_URL: 'https://preview.example.org'}, base: '/sub/path/'},
  hosted: {
    env: {ALGOLIA_APP_ID: 'TESTAPPID', ALGOLIA_API_KEY: 'test', GTAG_TRACKING_ID: 'G-TEST'},
    base: '/',
  },
  next: {env: {}, base: '/', sources: 'changed'},
} satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

/** What all test builds have: the pages for tests, and a commit and a day that stay when HEAD and the calendar move on. */
const COMMON = {
  SPECIMENS: '1',
  BUILD_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  BUILD_DATE: '2026-01-31',
};

/** What configures a build from outside; a test build takes none of it from whoever runs it. */
const VARIABLES = [
  'BASE_URL',
  'SITE_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'GTAG_TRACKING_ID',
  'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
];

/** Where a built site stands. */
export function folderOf(name: BuildName): string {
  return path.join(FOLDER, name);
}

/** Where Docusaurus wrote what a build's app is made of. */
export function generatedOf(name: Exclude<BuildName, 'next'>): string {
  return path.join(ROOT, `.docusaurus-${name}`);
}

export interface Outcome {
  readonly name: BuildName;
  readonly seconds: number; // 0 if it was there already
  readonly problems: string; // what the build printed, if it failed or warned
}

/** Makes each build that is not up to date, two at a time: most of a build runs on one core. */
export async function makeBuilds(names: readonly BuildName[] = Object.keys(builds) as BuildName[]): Promise<Outcome[]> {
  const left = names.entries();
  const outcomes: Outcome[] = [];
  const makeWhatIsLeft = async (): Promise<void> => {
    for (const [place, name] of left) outcomes[place] = await make(name);
  };
  await Promise.all([makeWhatIsLeft(), makeWhatIsLeft()]);
  return outcomes;
}

async function make(name: BuildName): Promise<Outcome> {
  const build: Build = builds[name];
  const stamp = path.join(FOLDER, `${name}.stamp`);
  const wanted = fingerprint(build);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return {name, seconds: 0, problems: ''};

  const start = Date.now();
  rmSync(stamp, {force: true});
  rmSync(folderOf(name), {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const problems = await problemsOf(name, build);
  if (!problems) writeFileSync(stamp, wanted);
  return {name, seconds: (Date.now() - start) / 1000, problems};
}

/** Makes a build; '' if it had nothing to say. */
async function problemsOf(name: BuildName, {env, sources}: Build): Promise<string> {
  try {
    const {status, output} = await run(sources === 'changed' ? changedSources() : ROOT, name, env);
    return status !== 0 || /^\s*\[?(WARNING|ERROR)\b|\bwarning\b.*:/im.test(output) ? output : '';
  } catch (error) {
    return (error as Error).message;
  }
}

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** The command by which a site is built, as pages name it. */
export const BUILD = 'npm run build';

/** Runs that command in the folder of a site, for a folder beside the other built sites. */
async function run(site: string, name: string, variables: Readonly<Record<string, string>>): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(VARIABLES.map((variable) => [variable, undefined])),
    ...COMMON,
    ...variables,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
    // A warm cache can hold what another configuration resolved to, or what a plugin wrote before it was changed.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  delete env.FORCE_COLOR;
  const outDir = path.relative(site, path.join(FOLDER, name)).split(path.sep).join('/');
  const child = spawn(`${BUILD} --silent -- --out-dir ${outDir}`, {
    cwd: site,
    env,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return {status, output: stdout + stderr};
}

/** Copies files of the project into an empty folder, in which its commands then run as they do here. */
export function copySources(folder: string, files: readonly string[]): void {
  rmSync(folder, {recursive: true, force: true});
  for (const file of files) cpSync(path.join(ROOT, file), path.join(folder, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** Builds a site that consists of some files, to see what the build says of them. */
export async function buildOf(name: string, files: Readonly<Record<string, string>>): Promise<Ended> {
  const folder = path.join(FOLDER, `${name}-sources`);
  copySources(folder, ['package.json', 'build.env', 'config/typescript.cjs']);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return run(folder, name, {});
}

/**
 * The sources as they may be in the next release: there is the page that the authors' page shows how to make, and every
 * document says one thing more, so that no chunk keeps its name.
 */
function changedSources(): string {
  const folder = path.join(FOLDER, 'next-sources');
  const files = readByNext();
  copySources(folder, files);
  follow(folder, /^npm run new /);
  for (const file of files.filter((name) => /^(docs|api|contrib)\/.*\.mdx?$/.test(name))) {
    const target = path.join(folder, file);
    writeFileSync(target, `${readFileSync(target, 'utf8').trimEnd()}\n\nChanged in the next release.\n`);
  }
  for (const file of files.filter((name) => /^src\/pages\/.*\.tsx$/.test(name))) {
    const target = path.join(folder, file);
    writeFileSync(target, readFileSync(target, 'utf8').replace(/<h1([^>]*)>/, '<h1$1 data-release="next">'));
  }
  return folder;
}

/** Everything that a build depends on, in one number. */
function fingerprint(build: Build): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.platform, build, COMMON, history()]));
  const makers = ['tests/support/builds.ts', 'tests/support/authors.ts'];
  for (const file of build.sources === 'changed' ? [...readByNext(), ...makers] : readByBuilds()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What a build reads of the history, which says when a page was last changed (config/history.ts); '' without git. */
function history(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  try {
    return (
      git('rev-parse', '--is-shallow-repository') +
      git('log', '-1', '--format=%H', '--', 'docs', 'api', 'contrib', 'src/pages')
    );
  } catch {
    return '';
  }
}

/** The project's files but for those that no build reads: tests, scripts, and what is for people and for other tools. */
function readByBuilds(): string[] {
  const unread = [
    /^(bench|tests|scripts|\.github|\.githooks|\.ci)\//,
    /\.test\.tsx?$/,
    /^[A-Z-]+(\.md)?$/, // README.md, LICENSE
    /^(\.(editorconfig|gitignore|npmrc|prettier\w+(\.json)?)|(eslint|cspell|playwright|vitest)\.config\.\w+)$/,
  ];
  return sourceFiles().filter((file) => !unread.some((pattern) => pattern.test(file)));
}

/** What the build of the next release reads: the commands of the authors' page as well. */
function readByNext(): string[] {
  return [...readByBuilds(), ...sourceFiles().filter((file) => /^scripts\/new(\/|\.ts$)/.test(file))];
}

/** The project's files as .gitignore leaves them, with or without git; from its folder, with slashes. */
export function sourceFiles(): string[] {
  const ignored = readFileSync(path.join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`));
  const skip = (name: string): boolean => name === '.git' || ignored.some((pattern) => pattern.test(name));

  const walk = (folder: string): string[] =>
    readdirSync(path.join(ROOT, folder), {withFileTypes: true})
      .filter(({name}) => !skip(name))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        return entry.isDirectory() ? walk(file) : [file];
      });
  return walk('').sort();
}

/**
 * Playwright's global setup: the sites are there before the first test, whoever starts it. TEST_BUILDS=default makes only
 * the builds that it names, for tests that read no other.
 */
export default async function setup(): Promise<void> {
  const wanted = process.env.TEST_BUILDS?.split(',').filter((name): name is BuildName => name in builds);
  const failed = (await makeBuilds(wanted)).filter(({problems}) => problems);
  if (failed.length) {
    throw new Error(
      failed.map(({name, problems}) => `The build "${name}" failed or warned:\n${problems}`).join('\n\n'),
    );
  }
}
