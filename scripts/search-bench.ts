/**
 * `npm run search:bench`: what the index weighs, what a list fetches of it, and how long a letter takes. After `npm run build`
 * also how long the first results take in a browser, from an empty cache, on a slow network and processor.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {indexOf} from '../plugins/search-index/files';
import {engineOver} from '../plugins/search-index/memory';
import {recordsOfSources} from '../plugins/search-index/records';
import {readTerms} from '../plugins/search-index/terms';
import {median, quantile, weighIndex} from './search/bytes';
import {timeFirstResults} from './search/inBrowser';
import {readSets} from './search/quality';

const ROOT = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const queries = [...readSets(ROOT).values()].flat().map(({query}) => query);
  const pages = recordsOfSources(readSite(ROOT, readPlan(ROOT)).documents);
  const began = performance.now();
  const files = indexOf(pages, readTerms(ROOT));
  const seconds = (performance.now() - began) / 1000;
  const {core, outline, ranked, full} = await weighIndex(files, queries);
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const both = (values: readonly number[], say: (value: number) => string): string =>
    `median ${say(median(values))}, 95 % at most ${say(quantile(values, 0.95))}`;
  console.log(`Index: core ${kB(core)}, outline ${kB(outline)}; made in ${seconds.toFixed(1)} s`);
  console.log(`A list: ${both(ranked, kB)}; with snippets: ${both(full, kB)}`);
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
  console.log(`A letter: ${both(times, (time) => `${time.toFixed(1)} ms`)}`);

  const build = path.join(ROOT, 'build');
  if (!existsSync(build)) {
    console.log('No times of a browser: there is no built site.');
    return;
  }
  const {awake, asleep} = await timeFirstResults(build, files, 'electricity price');
  const inSeconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
  console.log(`First results: ${inSeconds(awake)} when the app is awake, ${inSeconds(asleep)} when it sleeps.`);
}

void main();
