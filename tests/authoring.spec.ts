import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {readDocument} from '../plugins/content-rules/document';
import {readPlan} from '../plugins/content-rules/plan';
import {prose} from '../plugins/content-rules/rules/prose';
import type {Site} from '../plugins/content-rules/types';
import {readMeta} from '../plugins/rehype/highlight';
import {ROOT, sourceFiles} from './support/builds';

const PAGE = 'contrib/authoring-docs.mdx';

let clone: string;

test.beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'etm-documentation-'));
  // Unit tests judge code, which is the same in the clone, and take longer than all else that is checked.
  const files = sourceFiles().filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files) cpSync(path.join(ROOT, file), path.join(clone, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'), 'junction');
});

test.afterAll(() => rmSync(clone, {recursive: true, force: true}));

test('the page for authors tells the truth: what it shows is run in a clone, and makes a page', () => {
  test.setTimeout(1_200_000);
  const steps = codeBelow('from-start-to-end');
  expect(steps.length).toBeGreaterThan(3);
  for (const step of steps) {
    if (step.lang === 'bash') run(step.value);
    else put(step);
  }

  const built = path.join(clone, 'build/contrib/full-load-hours/index.html');
  const page = fromHtml(readFileSync(built, 'utf8'));
  expect(toString(select('h1', page)!)).toBe('Full load hours');
  expect(toString(select('figure', page)!)).toContain('The plant makes 125,000'); // printed in its opening state
  expect(select('article a[href="/contrib/intro/#building-data"]', page)).toBeDefined();
});

test('a breach reads as the page shows it', () => {
  const document = readDocument('docs/demand.md', `${'\n'.repeat(11)}A CO2 price.\n`);
  const site: Site = {...readPlan(ROOT), root: ROOT, documents: [document]};
  const breaches = prose
    .check(document, site)
    .map(({file, line, column, message, remedy}) => `${file}:${line}:${column}  ${message}  → ${remedy}`);
  expect(breaches).toHaveLength(1);
  expect(readPage()).toContain(`\`${breaches[0]}\``);
});

test('npm scripts that the page names exist', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readPage().matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('files that the page names exist', () => {
  const named = [...readPage().matchAll(/`((?:config|content|src|static|scripts|plugins|tests)\/[^\s`]*)`/g)].map(
    ([, name]) => name!,
  );
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

function readPage(): string {
  return readFileSync(path.join(ROOT, PAGE), 'utf8');
}

/** The blocks of code in the section of a heading, in their order. */
function codeBelow(id: string): Code[] {
  const {tree, headings} = readDocument(PAGE, readPage());
  const heading = headings.find((each) => each.id === id)!.node;
  const start = tree.children.indexOf(heading) + 1;
  const length = tree.children.slice(start).findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return tree.children.slice(start, start + length).filter((node) => node.type === 'code');
}

/** Runs commands as a reader would, and stops at the first that fails. */
function run(commands: string): void {
  const env = {...process.env, CI: undefined, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1'};
  const {status, stdout, stderr} = spawnSync(commands, {
    cwd: clone,
    env,
    shell: 'bash',
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(status, `${commands}\n${stdout}${stderr}`).toBe(0);
}

/** Writes a block into the file of its title: a whole file, or its marked lines between the others. */
function put({value, meta}: Code): void {
  const {title, marked} = readMeta(meta ?? '');
  const file = path.join(clone, title!);
  if (marked.size === 0) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${value}\n`);
    return;
  }
  const lines = value.split('\n');
  const before = lines.filter((_, index) => !marked.has(index + 1)).join('\n');
  const text = readFileSync(file, 'utf8');
  expect(text.split(before), `${title} holds these lines once:\n${before}`).toHaveLength(2);
  writeFileSync(file, text.replace(before, value));
}
