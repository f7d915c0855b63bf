import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {median, quantile, weighIndex} from '../scripts/search/bytes';
import {placesOf, qualityOf, readSets} from '../scripts/search/quality';
import {engineOver} from '../plugins/search-index/memory';
import {INDEX_FOLDER} from '../src/search/format';
import {folderOf, ROOT} from './support/builds';

const SAMPLE = 3; // one query of so many
const LIST = {median: 90_000, most: 110_000}; // bytes of an index until a list has its snippets; the script comes on top

const folder = path.join(folderOf('default'), INDEX_FOLDER);
const [release = '', ...others] = readdirSync(folder);
const files = new Map(
  readdirSync(path.join(folder, release)).map((name) => [name, readFileSync(path.join(folder, release, name), 'utf8')]),
);
const queries = [...readSets(ROOT).values()].flat();

test('one index is built, and each page names it', () => {
  expect(others).toEqual([]);
  for (const file of ['index.html', 'main/intro/index.html', '404.html', 'search/index.html']) {
    const html = readFileSync(path.join(folderOf('default'), file), 'utf8');
    expect(html.slice(0, 200), file).toContain(`data-search-index=${release} `);
  }
});

test('the built index answers as well as the documents as they are written', async () => {
  const {first, firstThree} = qualityOf(await placesOf(engineOver(files), queries));
  expect(first).toBeGreaterThanOrEqual(0.86);
  expect(firstThree).toBeGreaterThanOrEqual(0.95);
});

test(`a list takes ${LIST.median} bytes in the median, and nineteen of twenty at most ${LIST.most}`, async () => {
  // Each query is asked with an empty cache, which takes long: a sample says enough.
  const {full} = await weighIndex(
    files,
    queries.filter((_, at) => at % SAMPLE === 0).map(({query}) => query),
  );
  expect(median(full)).toBeLessThanOrEqual(LIST.median);
  expect(quantile(full, 0.95)).toBeLessThanOrEqual(LIST.most);
});
