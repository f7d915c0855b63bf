import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site} from '../config/site';
import {readSite} from '../plugins/after-build/site';
import {quantile, weighIndex} from '../scripts/search/bytes';
import {wordsOf} from '../scripts/search/corpus';
import {ask, qualityOf, readQueries} from '../scripts/search/quality';
import {recordsOfSite} from '../plugins/search-index/records';
import {engineOver} from '../plugins/search-index/memory';
import {INDEX_FOLDER} from '../src/search/format';
import {folderOf, ROOT} from './support/builds';

const PER_THOUSAND_WORDS = 2_100; // bytes of all that ranks
const SAMPLE = 3; // one query of so many
const FULL_LIST = 184_000; // bytes of an index until a list has its snippets; the script is to come on top

const folder = path.join(folderOf('default'), INDEX_FOLDER);
const [release = '', ...others] = readdirSync(folder);
const files = new Map(
  readdirSync(path.join(folder, release)).map((name) => [name, readFileSync(path.join(folder, release, name), 'utf8')]),
);
const {tune, test: kept} = readQueries(ROOT);
const queries = [...tune, ...kept];

test('one index is built, and each page names it', () => {
  expect(others).toEqual([]);
  for (const file of ['index.html', 'main/intro/index.html', '404.html', 'search/index.html']) {
    const html = readFileSync(path.join(folderOf('default'), file), 'utf8');
    expect(html.slice(0, 200), file).toContain(`data-search-index=/${INDEX_FOLDER}/${release}/`);
  }
});

test('the built index answers as well as the documents as they are written', async () => {
  const {places} = await ask(engineOver(files), queries);
  const {first, firstThree, reciprocal} = qualityOf(places);
  expect(first).toBeGreaterThanOrEqual(0.935);
  expect(firstThree).toBeGreaterThanOrEqual(0.975);
  expect(reciprocal).toBeGreaterThanOrEqual(0.955);
});

test('it grows no faster than the site, and a full list stays light', async () => {
  const length = wordsOf(recordsOfSite(readSite(folderOf('default'), site))); // the files hold no code, nor all that is folded in
  // Each query is asked with an empty cache, which takes long: a sample says enough.
  const sample = queries.filter((_, at) => at % SAMPLE === 0).map(({query}) => query);
  const {core, outline, words, full} = await weighIndex(files, sample);
  expect((1000 * (core + outline + words)) / length).toBeLessThanOrEqual(PER_THOUSAND_WORDS);
  expect(quantile(full, 0.95)).toBeLessThanOrEqual(FULL_LIST);
});
