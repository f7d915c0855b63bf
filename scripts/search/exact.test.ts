import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readPlan} from '../../plugins/content-rules/plan';
import {readSite} from '../../plugins/content-rules/site';
import {operationsIn} from '../../plugins/openapi/remark';
import {engineOf} from '../../plugins/search-index/memory';
import {recordsOfSources} from '../../plugins/search-index/records';
import {readReadersWords} from '../../plugins/search-index/readersWords';

const ROOT = path.resolve(__dirname, '../..');
const FIRST = 3;
const engine = engineOf(recordsOfSources(readSite(ROOT, readPlan(ROOT)).documents), readReadersWords(ROOT));
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
  expect((await missed(calls)).length).toBeLessThanOrEqual(0.03 * calls.length);
});

test('errors are found by their texts', async () => {
  const files = readdirSync(path.join(ROOT, 'openapi/messages'));
  const texts = files
    .flatMap((file) => parse(readFileSync(path.join(ROOT, 'openapi/messages', file), 'utf8')) as {text: string}[])
    .map(({text}) => text.replace(/\{[^}]*\}/g, ''));
  const lost = await missed(texts.map((text) => [text, '/api/errors/']));
  // Pages on the scenario-tools and those for contributors quote a few of them as well, and may stand before.
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(0.05 * texts.length);
});

test('keys of inputs and curves, and names of exports, are found', async () => {
  const groups = JSON.parse(readFileSync(path.join(ROOT, 'content/facts/input-keys.json'), 'utf8')) as {
    rows: string[][];
  }[];
  const keys = groups.flatMap(({rows}) => rows.map(([key]) => key!));
  const curves = cells('api/custom-curves.mdx', 'custom-curve-keys').map((key) => key.replace('{n}', '3'));
  const exported = ['annual-exports', 'hourly-exports'].flatMap((table) => cells('api/exports.mdx', table));
  expect([keys.length, curves.length, exported.length].every((count) => count > 20)).toBe(true);
  // Pages that explain an input name it, too, and may stand before.
  expect((await missed(keys.map((key) => [key, '/api/inputs/']))).length).toBeLessThanOrEqual(0.02 * keys.length);
  const telling = curves.filter((key) => /\W|_/.test(key)); // `river` is a word as well, which other pages may answer
  expect(await missed(telling.map((key) => [key, '/api/custom-curves/']))).toEqual([]);
  expect(await missed(exported.map((name) => [name, '/api/exports/']))).toEqual([]);
});
