import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createAsking, type Asking, type Outcome} from './asking';
import type {SearchClient} from './client';
import type {Answer} from './types';

const page = {route: '/main/a/', title: [], sections: []};
const answer = (query: string, total: number): Answer => ({query, total, totals: {}, hits: total ? [page] : []});

type Task = 'search' | 'titles' | 'withSnippets';

/** A client whose answers come when a test says so, by the query. */
function slowClient(): SearchClient & {
  come(task: Task, query: string, total?: number): Promise<void>;
  fail(): Promise<void>;
  retries: number;
} {
  const waiting: {task: Task; query: string; resolve: (given: Answer) => void; reject: (error: Error) => void}[] = [];
  const wait =
    (task: Task) =>
    (query: string): Promise<Answer> =>
      new Promise((resolve, reject) => waiting.push({task, query, resolve, reject}));
  return {
    preload: () => {},
    search: wait('search'),
    titles: wait('titles'),
    withSnippets: (given) => wait('withSnippets')(given.query),
    names: async () => new Map<string, string>(),
    suggest: async () => ['heat'],
    retries: 0,
    retry() {
      this.retries++;
    },
    isStandIn: false,
    async come(task, query, total = 1) {
      for (const one of waiting.filter((other) => other.task === task && other.query === query)) {
        one.resolve(answer(query, total));
      }
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail() {
      for (const {reject} of waiting.splice(0)) reject(new Error('no network'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

let client: ReturnType<typeof slowClient>;
let told: Outcome[];
let asking: Asking;
let online: (() => void)[];
const statuses = (): string[] => told.map(({status}) => status);

beforeEach(() => {
  vi.useFakeTimers();
  online = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => online.push(listener));
  client = slowClient();
  told = [];
  asking = createAsking(client, (outcome) => told.push(outcome), {withTitles: true});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('titles answer first, the engine then, and the snippets last', async () => {
  asking.ask('first', {});
  await client.come('titles', 'first');
  await client.come('search', 'first');
  await client.come('withSnippets', 'first');
  expect(statuses()).toEqual(['loading', 'titles', 'found', 'found']);
});

test('titles that come later than the engine, that find nothing, or that are not wanted, are left aside', async () => {
  asking.ask('second', {});
  await client.come('search', 'second');
  await client.come('titles', 'second');
  expect(statuses()).toEqual(['loading', 'found']);
  told = [];
  const plain = createAsking(client, (outcome) => told.push(outcome));
  plain.ask('third', {});
  await client.come('titles', 'third');
  expect(statuses()).toEqual(['loading']);
});

test('an answer to what is asked no more is left aside, and the one before stands meanwhile', async () => {
  asking.ask('old', {});
  asking.ask('new', {});
  await client.come('search', 'new');
  await client.come('search', 'old');
  expect(told.at(-1)).toMatchObject({status: 'found', answer: {query: 'new'}});
  asking.ask('newer', {});
  expect(told.at(-1)).toMatchObject({status: 'loading', answer: {query: 'new'}});
});

test('nothing found comes with suggestions, and what is known is told at once', async () => {
  asking.ask('nothing', {area: 'api'});
  await client.come('search', 'nothing', 0);
  expect(told.at(-1)).toMatchObject({status: 'nothing', suggestions: ['heat']});
  told = [];
  asking.ask(' ', {});
  asking.ask('nothing', {area: 'api'});
  expect(statuses()).toEqual(['blank', 'nothing']);
  asking.ask('nothing', {area: 'main'});
  expect(statuses().at(-1)).toBe('loading');
});

test('a failure is told, and the same asked again when the reader or the network says so', async () => {
  asking.ask('failing', {});
  await client.fail();
  expect(statuses()).toEqual(['loading', 'failed']);
  asking.retry();
  expect(client.retries).toBe(1);
  await client.fail();
  online.at(-1)!();
  await client.come('search', 'failing');
  expect(statuses().slice(2)).toEqual(['loading', 'failed', 'loading', 'found']);
  online.at(-1)!();
  expect(statuses()).toHaveLength(6);
});
