import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import inputs from '../../content/facts/input-keys.json';
import {readPlan} from '../../plugins/content-rules/plan';
import {readSite} from '../../plugins/content-rules/site';
import {operationsIn} from '../../plugins/openapi/remark';
import {indexOf} from '../../plugins/search-index/files';
import {engineOver} from '../../plugins/search-index/memory';
import {recordsOfSources} from '../../plugins/search-index/records';
import {readTerms} from '../../plugins/search-index/terms';
import {CORE, OUTLINE} from '../../src/search/format';
import type {Core, Outline} from '../../src/search/types';
import {follow, movesIn} from './follow';
import {findNames, LENGTHS, menuWords} from './names';
import {chanceOf, placesOf, qualityOf, QUERY_FILES, readQueries, readSets, routeOf, withAnswers} from './quality';

const ROOT = path.resolve(__dirname, '../..');
const {documents} = readSite(ROOT, readPlan(ROOT));
const pages = recordsOfSources(documents);
const {nothing} = readQueries(ROOT);
const sets = readSets(ROOT);
const terms = readTerms(ROOT);
const files = indexOf(pages, terms);
const engine = engineOver(files);

/**
 * The aim is 91 % at the first place and 98 % among the first three for queries of people who did not build the search. What
 * is measured, in November 2026, is in the second row; the floors are two queries of each set below it, no more.
 */
const AIM = {first: 0.91, firstThree: 0.98};
const MEASURED: Readonly<Record<string, {readonly first: number; readonly firstThree: number}>> = {
  tune: {first: 0.968, firstThree: 0.981},
  test: {first: 0.838, firstThree: 0.935},
  outside: {first: 0.927, firstThree: 0.993},
  titles: {first: 0.96, firstThree: 1},
};

test.each(Object.entries(MEASURED))(
  '%s: as many queries are answered as measured, whatever the aim',
  async (name, measured) => {
    const queries = sets.get(name)!;
    const {first, firstThree} = qualityOf(await placesOf(engine, queries));
    const two = 2 / queries.length;
    expect(first, `measured ${measured.first}, aim ${AIM.first}`).toBeGreaterThanOrEqual(measured.first - two);
    expect(firstThree, `measured ${measured.firstThree}, aim ${AIM.firstThree}`).toBeGreaterThanOrEqual(
      measured.firstThree - two,
    );
  },
);

const NAMES = {all: 0.97, typed: 0.95, three: 0.9}; // the aim, which is reached
test.each(LENGTHS)(`pages are found by their names, at %s letters`, async (length) => {
  const core = JSON.parse(files.get(CORE)!) as Core;
  const outline = JSON.parse(files.get(OUTLINE)!) as Outline;
  // One of ten: all are measured by npm run search:quality.
  const {queries, first, three, missed} = await findNames(engine, outline, core.terms, menuWords(inputs), length, 10);
  expect(queries).toBeGreaterThan(100);
  expect(first, missed.join(', ')).toBeGreaterThanOrEqual(Number.isFinite(length) ? NAMES.typed : NAMES.all);
  expect(three).toBeGreaterThanOrEqual(NAMES.three);
});

test.each(nothing)('“%s” finds nothing', async (query) => {
  expect((await engine.search(query)).total).toBe(0);
});

test('queries and terms name pages that exist, and none that has moved', () => {
  const routes = new Set(documents.map(({route}) => route));
  const answers = [...sets.values()].flat().flatMap(({pages: right, first = []}) => [...right, ...first]);
  expect(answers.map(routeOf).filter((page) => !routes.has(page))).toEqual([]);
  expect(terms.flatMap(({page}) => (page && !routes.has(page) ? [page] : []))).toEqual([]);
  const moves = movesIn(documents);
  const stale = QUERY_FILES.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return follow(text, moves) !== text;
  });
  expect(stale, 'run npm run search:follow').toEqual([]);
});

test('answers are told apart: the first ones, those that count, and those withdrawn', () => {
  const query = {query: 'q', kind: 'k', pages: ['/a/', '/b/'], first: ['/a/'], withdrawn: ['/c/']};
  expect(withAnswers([query], 'first')[0]!.pages).toEqual(['/a/']);
  expect(withAnswers([query], 'all')[0]!.pages).toEqual(['/a/', '/b/', '/c/']);
});

test('the sign test says how likely so many wins are by chance', () => {
  expect(chanceOf(0, 0)).toBe(1);
  expect(chanceOf(5, 0)).toBeCloseTo(1 / 32);
  expect(chanceOf(8, 2)).toBeCloseTo(56 / 1024);
});

/** Names that stand on one page only are found there: in this file, since the index takes long to make. */
describe('exact names', () => {
  const FIRST = 3;
  const operations = [...operationsIn(path.join(ROOT, 'openapi')).values()].filter(({aliasOf}) => aliasOf === null);

  /** Those of the queries whose page is not among the first. */
  async function missed(queries: readonly (readonly [query: string, page: string])[]): Promise<string[]> {
    const lost: string[] = [];
    for (const [query, page] of queries) {
      const {hits} = await engine.search(query, {limit: FIRST});
      if (!hits.some(({route}) => route === page)) lost.push(query);
    }
    return lost;
  }

  function cells(file: string, table: string): string[] {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const from = text.indexOf(`{#${table}`);
    return [...text.slice(from, text.indexOf('\n:::', from)).matchAll(/^\| \[?`([^`]+)`/gm)].map(([, name]) => name!);
  }

  test('operations are found by their ids, and by method and path', async () => {
    expect(await missed(operations.map(({id, tag}) => [id, `/api/${tag}/`]))).toEqual([]);
    const calls = operations.map(({method, path: to, tag}) => [`${method} ${to}`, `/api/${tag}/`] as const);
    expect(await missed(calls)).toEqual([]);
  });

  test('errors are found by their texts', async () => {
    const messages = readdirSync(path.join(ROOT, 'openapi/messages'));
    const texts = messages
      .flatMap((file) => parse(readFileSync(path.join(ROOT, 'openapi/messages', file), 'utf8')) as {text: string}[])
      .map(({text}) => text.replace(/\{[^}]*\}/g, ''));
    const lost = await missed(texts.map((text) => [text, '/api/errors/']));
    // Pages on the scenario-tools and those for contributors quote a few of them as well, and may stand before.
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(0.05 * texts.length);
  });

  test('names of curves and exports are found', async () => {
    const curves = cells('api/custom-curves.mdx', 'custom-curve-keys').map((key) => key.replace('{n}', '3'));
    const exported = ['annual-exports', 'hourly-exports'].flatMap((table) => cells('api/exports.mdx', table));
    expect([curves.length, exported.length].every((count) => count > 20)).toBe(true);
    const telling = curves.filter((key) => /\W|_/.test(key)); // `river` is a word as well, which other pages may answer
    expect(await missed(telling.map((key) => [key, '/api/custom-curves/']))).toEqual([]);
    expect(await missed(exported.map((name) => [name, '/api/exports/']))).toEqual([]);
  });

  test('every key of an input is found, exactly and by its beginning', async () => {
    const keys = inputs.flatMap(({rows}) => rows.map(([key]) => key!));
    expect(keys.length).toBeGreaterThan(1000);
    for (const [at, key] of keys.entries()) {
      if (at % 5) continue;
      const {keys: exact} = await engine.search(key, {limit: 1});
      expect(exact?.keys[0]?.[0]).toBe(key);
      const beginning = key.slice(0, -3);
      const {keys: begun} = await engine.search(beginning, {limit: 1});
      const fitting = keys.filter((other) => other.startsWith(beginning));
      if (begun!.total <= 8) for (const other of fitting) expect(begun!.keys.map(([name]) => name)).toContain(other);
      else expect(begun!.groups.length).toBeGreaterThan(1);
    }
  });
});
