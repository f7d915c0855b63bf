import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Engine} from '../../src/search/types';

/** A query, and the pages that answer it. */
export interface Query {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[]; // any of them is right
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

/** A query whose answer does not stand first. */
export interface Miss {
  readonly query: Query;
  readonly place: number; // of the right page; 0: not among ten
  readonly first: string; // the page that stands there
}

/** The project's queries. */
export function readQueries(root: string): Queries {
  return parse(readFileSync(path.join(root, 'content/queries.yml'), 'utf8')) as Queries;
}

/** Asks every query and says where its answer stands. */
export async function ask(engine: Engine, queries: readonly Query[]): Promise<{places: number[]; misses: Miss[]}> {
  const places: number[] = [];
  const misses: Miss[] = [];
  for (const query of queries) {
    const {hits} = await engine.search(query.query, {limit: 10});
    const place = hits.findIndex(({route}) => query.pages.includes(route)) + 1;
    places.push(place);
    if (place !== 1) misses.push({query, place, first: hits[0]?.route ?? 'nothing'});
  }
  return {places, misses};
}

/** Sums up places: 1 is the first, 0 none of the ten. */
export function qualityOf(places: readonly number[]): Quality {
  const share = (holds: (place: number) => boolean): number => places.filter(holds).length / places.length;
  return {
    queries: places.length,
    first: share((place) => place === 1),
    firstThree: share((place) => place >= 1 && place <= 3),
    reciprocal: places.reduce((sum, place) => sum + (place ? 1 / place : 0), 0) / places.length,
  };
}
