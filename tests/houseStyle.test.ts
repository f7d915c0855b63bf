/** HOUSE-STYLE.md and README.md tell the truth: what they name is there, and their examples are pieces of real files. */
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {sourceFiles} from './support/builds';

/** Named, and not in the repository. */
const MADE_BY_A_BUILD = ['build/', 'assets/', 'nginx.conf'];
const MADE_BY_THE_READER = ['docs/heat-pumps.md'];
const FORBIDDEN = ['utils/'];

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme/';
const PATH = /^(?:\.\/)?[\w.-]*\w(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|mjs|js|css|mdx?|ya?ml|json|txt|conf))$/;
const THEME_MODULE = /^[A-Z]\w+\/[A-Z]\w+$/;

const files = sourceFiles();
/** Every file and folder; folders end with a slash. */
const paths = new Set(
  files.flatMap((file) => [file, ...[...file.matchAll(/\//g)].map(({index}) => file.slice(0, index + 1))]),
);
const code = files
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const styles = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Whether a file or folder has this path, or one that ends with it. */
function isThere(name: string): boolean {
  const wanted = name.replace(/^\.\//, '');
  return paths.has(wanted) || [...paths].some((known) => known.endsWith(`/${wanted}`));
}

interface Block {
  readonly language: string;
  readonly text: string;
}

function read(file: string): {readonly prose: string; readonly blocks: readonly Block[]} {
  const blocks: Block[] = [];
  const prose = readFileSync(file, 'utf8').replaceAll(
    /^( *)```(\w*)\n([^]*?)^\1```$/gm,
    (_, _indent, language: string, text: string) => {
      blocks.push({language, text});
      return '';
    },
  );
  return {prose, blocks};
}

const inCode = (prose: string): string[] => [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);

describe.each(['HOUSE-STYLE.md', 'README.md'])('%s', (page) => {
  const {prose, blocks} = read(page);
  const names = inCode(prose);

  test('names files and folders that exist', () => {
    const made = [...MADE_BY_A_BUILD, ...MADE_BY_THE_READER, ...FORBIDDEN];
    const named = names.filter((name) => PATH.test(name) && !made.includes(name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    expect(FORBIDDEN.filter(isThere)).toEqual([]);
  });

  test('links to files that exist', () => {
    const targets = [...prose.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !target.includes(':'));
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  test('names commands of package.json', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const text = [prose, ...blocks.map((block) => block.text)].join('\n');
    const commands = [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('HOUSE-STYLE.md', () => {
  const {prose, blocks} = read('HOUSE-STYLE.md');
  const names = inCode(prose);

  test('names parts of the theme that Docusaurus has', () => {
    const named = names.filter((name) => THEME_MODULE.test(name));
    expect(named.length).toBeGreaterThan(2);
    expect(
      named.filter((name) => ![`${name}.js`, `${name}/index.js`].some((file) => existsSync(THEME + file))),
    ).toEqual([]);
  });

  test('names components, custom properties and identifiers that the code has', () => {
    const components = names.flatMap((name) => /^<(\w+)/.exec(name)?.[1] ?? []);
    expect(components.length).toBeGreaterThan(1);
    expect(components.filter((name) => !isThere(`${name}/index.tsx`))).toEqual([]);

    const properties = names.filter((name) => /^--etm-[\w-]+$/.test(name));
    expect(properties.length).toBeGreaterThan(1);
    expect(properties.filter((name) => !styles.includes(`${name}:`))).toEqual([]);

    const identifiers = names.filter((name) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(name));
    expect(identifiers.length).toBeGreaterThan(5);
    expect(identifiers.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  test('draws the tree as it is', () => {
    const entries = blocks.filter(({language}) => language === 'text').flatMap(({text}) => entriesOf(text));
    expect(entries.length).toBeGreaterThan(25);
    expect(entries.filter((entry) => !paths.has(entry))).toEqual([]);
  });

  test('shows pieces of the files that stand above its examples', () => {
    const examples = blocks.filter(({language}) => /^(?:tsx?|css)$/.test(language));
    expect(examples.length).toBeGreaterThan(3);
    expect(examples.flatMap(({text}) => problemsOf(text))).toEqual([]);
  });
});

/** The paths of a drawn tree, those in its descriptions among them: they are in the entry's folder, or the project's. */
function entriesOf(tree: string): string[] {
  let folder = '';
  let entry = '';
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name, description = line] =
      /^( {0,2})([\w.-]+(?:\/[\w.-]+)*\/?),?(?: {2,}| …|$)(.*)$/.exec(line) ?? [];
    if (name && !indent) folder = name;
    if (name) entry = indent ? folder + name : name;
    if (!paths.has(entry)) return entry ? [entry] : [];
    const named = description.match(/[\w.-]+(?:\/(?=[\s,;)]|$)|\.(?:tsx?|css)\b)/g) ?? [];
    return [
      entry,
      ...named.map((each) => [entry + each, each].find((known) => paths.has(known)) ?? `${entry}: ${each}`),
    ];
  });
}

/** What a block shows and its files, named by comments, do not have; `…` leaves lines out. */
function problemsOf(block: string): string[] {
  const [first = '', ...pieces] = block.split(/^(?:\/\/|\/\*) ([\w./-]+\.\w+)(?: \*\/)?\n/m);
  const problems = first.trim() ? [`no file stands above: ${first}`] : [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [file = '', text = ''] = pieces.slice(at, at + 2);
    const source = files.includes(file) ? plain(readFileSync(file, 'utf8')) : '';
    const shown = text.split(/^ *…$/m).map(plain);
    problems.push(
      ...shown.filter((piece) => !source.includes(piece)).map((piece) => `${file} does not have: ${piece}`),
    );
  }
  return problems;
}

/** Without indentation and empty lines. */
function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
