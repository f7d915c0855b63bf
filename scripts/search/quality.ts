import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Engine} from '../../src/search/types';

/** A query, and the pages that answer it. */
export interface Query {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[]; // any of them is right, whatever section it names
  readonly first?: readonly string[]; // that were right when the query was written, where these are others
  readonly withdrawn?: readonly string[]; // that were added between two measurements, and count no longer
}

export interface Queries {
  readonly tune: readonly Query[];
  readonly test: readonly Query[];
  readonly nothing: readonly string[]; // find nothing
}

/** How well queries are answered: shares of 0 to 1. */
export interface Quality {
  readonly queries: number;
  readonly first: number; // answered by the first page
  readonly firstThree: number;
  readonly reciprocal: number; // mean of 1 / place of the right page, of ten (MRR@10)
}

const FILE = 'content/queries.yml';

/** Further sets, by others than those who built the search. */
export const OTHERS = ['outside', 'titles', 'sealed'] as const;

/** The files of queries. */
export const QUERY_FILES: readonly string[] = [FILE, ...OTHERS.map((name) => `content/queries/${name}.yml`)];

/** The project's queries. */
export function readQueries(root: string): Queries {
  return parse(readFileSync(path.join(root, FILE), 'utf8')) as Queries;
}

/** All sets by name, as they are measured. */
export function readSets(root: string): ReadonlyMap<string, readonly Query[]> {
  const {tune, test} = readQueries(root);
  const others = OTHERS.map((name) => {
    const text = readFileSync(path.join(root, `content/queries/${name}.yml`), 'utf8');
    return [name, parse(text) as readonly Query[]] as const;
  });
  return new Map([['tune', tune], ['test', test], ...others]);
}

/** The same queries with the answers that they had first, or with all that they ever had. */
export function withAnswers(queries: readonly Query[], which: 'first' | 'all'): Query[] {
  return queries.map((query) => ({
    ...query,
    pages: which === 'first' ? (query.first ?? query.pages) : [...query.pages, ...(query.withdrawn ?? [])],
  }));
}

/** The page of an answer, which may name a section of it. */
export function routeOf(answer: string): string {
  return answer.replace(/#.*/, '');
}

/** Asks every query and says where its answer stands: 1 is the first, 0 none of the ten. */
export async function placesOf(engine: Engine, queries: readonly Query[]): Promise<number[]> {
  const places: number[] = [];
  for (const {query, pages} of queries) {
    const {hits} = await engine.search(query, {limit: 10});
    const right = new Set(pages.map(routeOf));
    places.push(hits.findIndex(({route}) => right.has(route)) + 1);
  }
  return places;
}

/** Sums up places. */
export function qualityOf(places: readonly number[]): Quality {
  const share = (holds: (place: number) => boolean): number => places.filter(holds).length / places.length;
  return {
    queries: places.length,
    first: share((place) => place === 1),
    firstThree: share((place) => place >= 1 && place <= 3),
    reciprocal: places.reduce((sum, place) => sum + (place ? 1 / place : 0), 0) / places.length,
  };
}

/** How likely it is that one of two equals wins so often, or more often, by chance: the one-sided sign test. */
export function chanceOf(won: number, lost: number): number {
  const all = won + lost;
  let chance = 0;
  let ways = 1; // of winning `wins` of all
  for (let wins = 0; wins <= all; wins++) {
    if (wins >= won) chance += ways / 2 ** all;
    ways = (ways * (all - wins)) / (wins + 1);
  }
  return chance;
}
