/** Makes the built sites that the tests read, each in its own folders, and keeps them while nothing changes. */
import {execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

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

/** Where a built site stands. */
export function folderOf(name: BuildName): string {
  return path.join(FOLDER, name);
}

/** Where Docusaurus wrote what a build's app is made of. */
export function generatedOf(name: Exclude<BuildName, 'next'>): string {
  return path.join(ROOT, `.docusaurus-${name}`);
}

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

export interface Outcome {
  readonly name: BuildName;
  readonly seconds: number; // 0 if it was there already
  readonly problems: string; // what the build printed, if it failed or warned
}

/** Makes each build that is not up to date, two at a time: most of a build runs on one core. */
export async function makeBuilds(names: readonly BuildName[] = Object.keys(builds) as BuildName[]): Promise<Outcome[]> {
  const sources = fingerprint();
  const left = names.entries();
  const outcomes: Outcome[] = [];
  const makeWhatIsLeft = async (): Promise<void> => {
    for (const [place, name] of left) outcomes[place] = await make(name, sources);
  };
  await Promise.all([makeWhatIsLeft(), makeWhatIsLeft()]);
  return outcomes;
}

async function make(name: BuildName, sources: string): Promise<Outcome> {
  const build: Build = builds[name];
  const stamp = path.join(FOLDER, `${name}.stamp`);
  const wanted = createHash('sha256')
    .update(JSON.stringify([sources, build]))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return {name, seconds: 0, problems: ''};

  const start = Date.now();
  rmSync(stamp, {force: true});
  rmSync(folderOf(name), {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const site = build.sources === 'changed' ? changedSources() : ROOT;
  const {status, output} = await run(site, name, build.env);
  const seconds = (Date.now() - start) / 1000;
  if (status !== 0 || /^\s*\[?(WARNING|ERROR)\b|\bwarning\b.*:/im.test(output))
    return {name, seconds, problems: output};
  writeFileSync(stamp, wanted);
  return {name, seconds, problems: ''};
}

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** Builds the site that stands in a folder. */
async function run(site: string, name: string, variables: Readonly<Record<string, string>>): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(VARIABLES.map((variable) => [variable, undefined])),
    ...variables,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', // a warm cache can hold what another build's configuration resolved to
  };
  delete env.FORCE_COLOR;
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=128', // MiB; as in package.json: a fifth less time
      `--env-file=${path.join(ROOT, 'build.env')}`,
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      site,
      '--out-dir',
      path.join(FOLDER, name),
    ],
    {cwd: site, env, stdio: ['ignore', 'pipe', 'pipe']},
  );
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return {status, output: stdout + stderr};
}

/** Copies the sources into a folder inside the project, so that its packages are found. */
function copySources(folder: string): readonly string[] {
  const files = builtFiles();
  rmSync(folder, {recursive: true, force: true});
  for (const file of files) cpSync(path.join(ROOT, file), path.join(folder, file));
  return files;
}

/** Builds a copy of the sources with some files more, to see what the build says of them. */
export async function buildWith(name: string, files: Readonly<Record<string, string>>): Promise<Ended> {
  const folder = path.join(FOLDER, `${name}-sources`);
  copySources(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return run(folder, name, {});
}

/**
 * The sources as they may be in the next release: every document says one thing more, so that no chunk keeps its name,
 * and there is a page more.
 */
function changedSources(): string {
  const folder = path.join(FOLDER, 'next-sources');
  const files = copySources(folder);
  for (const file of files.filter((name) => /^(docs|api|contrib)\/.*\.mdx?$/.test(name))) {
    const target = path.join(folder, file);
    writeFileSync(target, `${readFileSync(target, 'utf8').trimEnd()}\n\nChanged in the next release.\n`);
  }
  for (const file of files.filter((name) => /^src\/pages\/.*\.tsx$/.test(name))) {
    const target = path.join(folder, file);
    writeFileSync(target, readFileSync(target, 'utf8').replace(/<h1([^>]*)>/, '<h1$1 data-release="next">'));
  }
  const page = [
    '---',
    'title: Only in the next release',
    'description: A page that the present release does not have, and a reader of it cannot know of.',
    'keywords: [release]',
    "sources: ['etengine: README.md']",
    '---',
    '',
    'A page that the present release does not have.',
    '',
  ];
  writeFileSync(path.join(folder, 'docs/only-next.md'), page.join('\n'));
  return folder;
}

/** Everything that a build may depend on, in one number. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.platform, new Date().toISOString().slice(0, 10), head()]));
  for (const file of builtFiles()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The commit, which the foot of each document shows; '' without git. */
function head(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** The project's files but for tests and scripts, which no build reads. */
function builtFiles(): string[] {
  return sourceFiles().filter(
    (file) => !/^(tests|scripts|\.github|\.ci)\/.*|\.test\.tsx?$|^playwright\.config\.ts$/.test(file),
  );
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

/** Playwright's global setup: the sites are there before the first test, whoever starts it. */
export default async function setup(): Promise<void> {
  const failed = (await makeBuilds()).filter(({problems}) => problems);
  if (failed.length) {
    throw new Error(
      failed.map(({name, problems}) => `The build "${name}" failed or warned:\n${problems}`).join('\n\n'),
    );
  }
}
