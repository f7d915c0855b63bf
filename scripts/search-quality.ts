/**
 * `npm run search:quality`: how well the search answers invented queries, set by set, from the documents as they are written;
 * `-- --misses` names what is not first, but for the sets that are measured only. `-- --without <part>` says what a part is
 * worth, and `-- --without all` of each part.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {indexOf} from '../plugins/search-index/files';
import {engineOver} from '../plugins/search-index/memory';
import {recordsOfSources} from '../plugins/search-index/records';
import {readTerms} from '../plugins/search-index/terms';
import inputs from '../content/facts/input-keys.json';
import {CORE, OUTLINE} from '../src/search/format';
import {leaveOut, PARTS, type Part} from '../src/search/parts';
import type {Core, Engine, Outline, PageRecord} from '../src/search/types';
import {sum} from '../src/sum';
import {median, weighIndex} from './search/bytes';
import {findNames, LENGTHS, menuWords} from './search/names';
import {chanceOf, placesOf, qualityOf, readSets, withAnswers, type Query} from './search/quality';

const ROOT = path.resolve(__dirname, '..');
const MEASURED_ONLY = ['test', 'sealed'];
const SIGNIFICANT = 0.05;

/** Files that a part alone needs, with their tests; of some a few lines elsewhere are all. */
const CODE_OF: Readonly<Record<Part, readonly string[]>> = {
  names: ['src/search/names.ts'],
  stemming: ['src/search/stem.ts', 'src/search/stem.test.ts'],
  synonyms: ['plugins/search-index/terms.ts'],
  corrections: [
    'src/search/editDistance.ts',
    'src/search/editDistance.test.ts',
    'src/search/letterPairs.ts',
    'src/search/letterPairs.test.ts',
  ],
  guides: [],
};

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`.padStart(7);

function row(name: string, places: readonly number[]): string {
  const {queries, first, firstThree, reciprocal} = qualityOf(places);
  return `${name.padEnd(30)} ${String(queries).padStart(4)} ${percent(first)} ${percent(firstThree)}  ${reciprocal.toFixed(3)}`;
}

async function printSets(engine: Engine, sets: ReadonlyMap<string, readonly Query[]>): Promise<void> {
  console.log(`${''.padEnd(30)}    n      @1      @3  MRR@10`);
  for (const [name, queries] of sets) {
    const places = await placesOf(engine, queries);
    console.log(row(name, places));
    for (const [which, text] of [
      ['first', 'with its first answers'],
      ['all', 'with withdrawn answers'],
    ] as const) {
      const others = withAnswers(queries, which);
      if (others.some(({pages}, at) => pages.length !== queries[at]!.pages.length))
        console.log(row(`  ${text}`, await placesOf(engine, others)));
    }
    for (const kind of new Set(queries.map((query) => query.kind)))
      console.log(
        row(
          `  ${kind}`,
          places.filter((_, at) => queries[at]!.kind === kind),
        ),
      );
  }
}

async function printNames(engine: Engine, outline: Outline, {terms}: Core): Promise<void> {
  console.log('\nNames, by letters typed: of the ceiling first, and among the first three of what three can hold');
  for (const length of LENGTHS) {
    const {queries, ceiling, first, three, missed} = await findNames(engine, outline, terms, menuWords(inputs), length);
    const letters = Number.isFinite(length) ? `${length} letters` : 'all letters';
    console.log(
      `${letters.padEnd(12)} ${String(queries).padStart(5)}  ceiling ${percent(ceiling)}  first ${percent(first)}  three ${percent(three)}` +
        (missed.length ? `  not: ${missed.slice(0, 8).join(', ')}` : ''),
    );
  }
}

async function printMisses(engine: Engine, sets: ReadonlyMap<string, readonly Query[]>): Promise<void> {
  for (const [name, queries] of sets) {
    if (MEASURED_ONLY.includes(name)) continue;
    const places = await placesOf(engine, queries);
    for (const [at, {query, kind, pages}] of queries.entries()) {
      if (places[at] === 1) continue;
      const {hits} = await engine.search(query, {limit: 3});
      console.log(
        `${name} ${places[at] || '–'}  “${query}” (${kind}): ${hits.map(({route}) => route).join(', ')} instead of ${pages.join(' or ')}`,
      );
    }
  }
}

/** What each part wins and loses over all sets together, and what it costs. */
async function printWorth(
  parts: readonly Part[],
  pages: readonly PageRecord[],
  sets: ReadonlyMap<string, readonly Query[]>,
): Promise<void> {
  const files = indexOf(pages, readTerms(ROOT));
  const engine = engineOver(files);
  const queries = [...sets.values()].flat();
  const some = queries.filter((_, at) => at % 10 === 0).map(({query}) => query);
  const measure = async (): Promise<Measured> => {
    const start = performance.now();
    const places = await placesOf(engine, queries);
    const ms = (performance.now() - start) / queries.length;
    return {places, ms, bytes: median((await weighIndex(files, some)).full)};
  };
  await measure(); // once, to fetch and compile
  const whole = await measure();
  for (const part of parts) {
    leaveOut([part]);
    printPart(part, whole, await measure(), sets);
    leaveOut([]);
  }
}

interface Measured {
  readonly places: readonly number[];
  readonly ms: number; // a query
  readonly bytes: number; // a list
}

function printPart(part: Part, whole: Measured, less: Measured, sets: ReadonlyMap<string, readonly Query[]>): void {
  const gains = whole.places.map((place, at) => (place ? 1 / place : 0) - (less.places[at] ? 1 / less.places[at] : 0));
  const won = gains.filter((gain) => gain > 0).length;
  const lost = gains.filter((gain) => gain < 0).length;
  const chance = chanceOf(won, lost);
  console.log(
    `${part.padEnd(12)} wins ${String(won).padStart(3)}, loses ${String(lost).padStart(3)} of ${gains.length} ` +
      `(p ${chance.toFixed(3)}${chance < SIGNIFICANT ? '' : ', no more than chance'}); ` +
      `${((whole.bytes - less.bytes) / 1000).toFixed(1)} kB a list, ${(whole.ms - less.ms).toFixed(2)} ms a query, ${linesOf(part)} lines in files of its own`,
  );
  let from = 0;
  for (const [name, {length}] of sets) {
    console.log(row(`  ${name} without it`, less.places.slice(from, (from += length))));
  }
}

function linesOf(part: Part): number {
  return sum(CODE_OF[part], (file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1);
}

async function main(args: readonly string[]): Promise<void> {
  const pages = recordsOfSources(readSite(ROOT, readPlan(ROOT)).documents);
  const sets = readSets(ROOT);
  const without = args[args.indexOf('--without') + 1];
  if (args.includes('--without')) {
    const parts = without === 'all' ? PARTS : PARTS.filter((part) => part === without);
    if (!parts.length) throw new Error(`No part is called ${without}: ${PARTS.join(', ')}`);
    await printWorth(parts, pages, sets);
    return;
  }
  const files = indexOf(pages, readTerms(ROOT));
  const engine = engineOver(files);
  if (args.includes('--misses')) {
    await printMisses(engine, sets);
    return;
  }
  await printSets(engine, sets);
  await printNames(engine, JSON.parse(files.get(OUTLINE)!) as Outline, JSON.parse(files.get(CORE)!) as Core);
}

void main(process.argv.slice(2));
