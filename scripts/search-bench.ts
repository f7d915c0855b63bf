/**
 * `npm run search:bench`: what the search weighs, and how long a letter takes, on this site, and on one of three and of ten
 * times as many words. After `npm run build` it also says how long the first results take in a browser, from an empty
 * cache, on a slow network and processor.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {indexOf} from '../plugins/search-index/files';
import {engineOver} from '../plugins/search-index/memory';
import {recordsOfSources} from '../plugins/search-index/records';
import {readReadersWords} from '../plugins/search-index/readersWords';
import type {PageRecord} from '../src/search/types';
import {quantile, weighIndex} from './search/bytes';
import {multiplied, wordsOf} from './search/corpus';
import {timeFirstResults} from './search/inBrowser';
import {readQueries} from './search/quality';

const ROOT = path.resolve(__dirname, '..');

async function measure(pages: readonly PageRecord[], queries: readonly string[]): Promise<string> {
  const began = performance.now();
  const files = indexOf(pages, readReadersWords(ROOT));
  const seconds = (performance.now() - began) / 1000;
  const {core, outline, words, texts, ranked, full} = await weighIndex(files, queries);
  const engine = engineOver(files);
  for (const query of queries) await engine.search(query);
  const times: number[] = [];
  for (const query of queries) {
    for (let typed = 1; typed <= query.length; typed++) {
      const start = performance.now();
      await engine.search(query.slice(0, typed), {limit: 8});
      times.push(performance.now() - start);
    }
  }
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const two = (values: readonly number[], say: (value: number) => string): string =>
    `${say(quantile(values, 0.5))} / ${say(quantile(values, 0.95))}`;
  const cells = [
    wordsOf(pages),
    pages.length,
    kB(core),
    kB(outline),
    kB(words),
    kB(texts),
    two(ranked, kB),
    `${two(full, kB)} / ${kB(Math.max(...full))}`,
    two(times, (time) => time.toFixed(1)),
    seconds.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function main(): Promise<void> {
  const {tune, test} = readQueries(ROOT);
  const queries = [...tune, ...test].map(({query}) => query);
  const pages = recordsOfSources(readSite(ROOT, readPlan(ROOT)).documents);
  console.log(
    [
      '| Words | Pages | Core (kB) | Outline (kB) | By word (kB) | Texts (kB) | List (kB) | With snippets (kB) | A letter (ms) | Made in (s) |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ].join('\n'),
  );
  for (const times of [1, 3, 10]) console.log(await measure(multiplied(pages, times), queries));
  console.log('\nBytes are compressed; of two numbers the first is the median and the second the 95th percentile.');

  const build = path.join(ROOT, 'build');
  if (!existsSync(build)) {
    console.log('No times of a browser: there is no built site.');
    return;
  }
  const {awake, asleep} = await timeFirstResults(build, indexOf(pages, readReadersWords(ROOT)), 'electricity price');
  const seconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
  console.log(
    `First results in a browser: ${seconds(awake)} when the app is awake, ${seconds(asleep)} when it sleeps.`,
  );
}

void main();
