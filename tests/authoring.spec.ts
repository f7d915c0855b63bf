/** That the page for authors tells the truth: what it shows is done, and what it names is there. */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {readDocument} from '../plugins/content-rules/document';
import {readPlan} from '../plugins/content-rules/plan';
import {prose} from '../plugins/content-rules/rules/prose';
import type {Site} from '../plugins/content-rules/types';
import {follow, readPage} from './support/authors';
import {BUILD, copySources, folderOf, ROOT, sourceFiles} from './support/builds';

let copy: string;

test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'etm-documentation-')); // elsewhere, since the check reads nothing in ignored folders
});

test.afterAll(() => rmSync(copy, {recursive: true, force: true}));

test('the page for authors tells the truth: what it shows is done in a copy, passes the check, and makes a page', () => {
  test.setTimeout(600_000);
  // Unit tests judge code, which is the same in the copy, and take longer than all else that is checked.
  const files = sourceFiles().filter((file) => !/\.test\.tsx?$/.test(file) || file.startsWith('scripts/new/'));
  copySources(copy, files);
  moveCaches();
  const left = follow(copy, /^npm run (new|check)\b/);

  // The next release is built by this command, when all other steps have been taken in its sources.
  expect(left).toEqual([BUILD]);
  const page = fromHtml(readFileSync(path.join(folderOf('next'), 'contrib/full-load-hours/index.html'), 'utf8'));
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

/** Lets the check take from its last run what is the same in the copy. Two programs name files by their whole path. */
function moveCaches(): void {
  const cache = path.join(ROOT, '.cache');
  if (!existsSync(cache)) return;
  cpSync(cache, path.join(copy, '.cache'), {recursive: true});
  for (const name of ['eslint.json', 'prettier']) {
    const file = path.join(copy, '.cache', name);
    if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${ROOT}/`, `"${copy}/`));
  }
}
