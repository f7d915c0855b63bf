import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchClient} from './client';
import type {Hosted} from './hosted';
import {hostedClient} from './standIn';
import type {Answer} from './types';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (query: string, total: number): Answer => ({query, total, totals: {}, hits: []});
const BY_HOSTED = 100; // pages found
const BY_INDEX = 7;

/** The index of this site, which fails when told so. */
function fakeIndex(): SearchClient & {isDown: boolean; preloads: number} {
  return {
    isDown: false,
    preloads: 0,
    preload() {
      this.preloads++;
    },
    async search(query) {
      if (this.isDown) throw new Error('no index');
      return answer(query, BY_INDEX);
    },
    titles: async (query) => answer(query, BY_INDEX),
    withSnippets: async (given) => ({...given, totals: {main: given.total}}),
    names: async () => new Map([['/main/heat/', 'Heat']]),
    suggest: async (query) => [`${query}!`],
    retry: () => {},
    isStandIn: false,
  };
}

type Does = 'answers' | 'fails' | 'hangs';

/** A hosted engine that does what it is told, and answers what hangs when told so. */
function fakeHosted(does: Does): {does: Does; asked: string[]; loads: number; release: () => void} & {
  load: () => Promise<Hosted>;
} {
  let waiting: (() => void)[] = [];
  const fake = {
    does,
    asked: [] as string[],
    loads: 0,
    release(): void {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    async load(): Promise<Hosted> {
      fake.loads++;
      return {
        async search(query) {
          fake.asked.push(query);
          if (fake.does === 'fails') throw new Error('500');
          if (fake.does === 'hangs') await new Promise<void>((resolve) => waiting.push(resolve));
          return answer(query, BY_HOSTED);
        },
      };
    },
  };
  return fake;
}

test('nothing is loaded before an intent, and no query is sent before the first', async () => {
  const hosted = fakeHosted('answers');
  const client = hostedClient(hosted.load, fakeIndex());
  expect(hosted.loads).toBe(0);
  client.preload();
  await vi.runAllTimersAsync();
  expect(hosted).toMatchObject({loads: 1, asked: []});
});

test('the hosted engine answers, with snippets of its own, and the index is left alone', async () => {
  const hosted = fakeHosted('answers');
  const index = fakeIndex();
  const client = hostedClient(hosted.load, index);
  const found = await client.search('heat');
  expect(found.total).toBe(BY_HOSTED);
  expect(await client.withSnippets(found)).toBe(found);
  await vi.runAllTimersAsync();
  expect(index.preloads).toBe(0);
  expect(client.isStandIn).toBe(false);
  expect(await client.suggest('haet')).toEqual(['haet!']);
});

test('after a failure the index answers for the rest of the visit', async () => {
  const hosted = fakeHosted('fails');
  const client = hostedClient(hosted.load, fakeIndex());
  const found = await client.search('heat');
  expect(found.total).toBe(BY_INDEX);
  expect((await client.withSnippets(found)).totals).toEqual({main: BY_INDEX});
  expect(client.isStandIn).toBe(true);
  hosted.does = 'answers';
  expect((await client.search('heat pump')).total).toBe(BY_INDEX);
  expect(hosted.asked).toEqual(['heat']);
});

test('code that cannot be fetched is a failure, also when it was fetched ahead', async () => {
  const load = vi.fn(() => Promise.reject(new Error('ChunkLoadError')));
  const client = hostedClient(load, fakeIndex());
  client.preload();
  await vi.runAllTimersAsync();
  expect((await client.search('heat')).total).toBe(BY_INDEX);
  expect(client.isStandIn).toBe(true);
});

test('names of pages come from the index where it answers', async () => {
  const hosted = fakeHosted('fails');
  const client = hostedClient(hosted.load, fakeIndex());
  expect((await client.names()).size).toBe(0);
  await client.search('heat');
  expect((await client.names()).get('/main/heat/')).toBe('Heat');
});

test('an answer that takes longer than two seconds is dropped', async () => {
  const hosted = fakeHosted('hangs');
  const index = fakeIndex();
  const client = hostedClient(hosted.load, index);
  const found = client.search('heat');
  await vi.advanceTimersByTimeAsync(1999);
  expect(client.isStandIn).toBe(false);
  expect(index.preloads, 'the index is fetched ahead while a reader waits').toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await found).total).toBe(BY_INDEX);
  expect(client.isStandIn).toBe(true);
  hosted.release();
  await vi.runAllTimersAsync();
  expect((await found).total).toBe(BY_INDEX);
  expect(client.isStandIn).toBe(true);
});

test('code that takes longer than two seconds is late as well', async () => {
  const client = hostedClient(() => new Promise(() => {}), fakeIndex());
  const found = client.search('heat');
  await vi.advanceTimersByTimeAsync(2000);
  expect((await found).total).toBe(BY_INDEX);
});

test('a search rejects only when no engine can answer', async () => {
  const hosted = fakeHosted('fails');
  const index = fakeIndex();
  const client = hostedClient(hosted.load, index);
  index.isDown = true;
  await expect(client.search('heat')).rejects.toThrow('no index');
  index.isDown = false;
  expect((await client.search('heat')).total).toBe(BY_INDEX);
});

test('after a retry the next query asks the hosted engine again', async () => {
  const hosted = fakeHosted('fails');
  const index = fakeIndex();
  const client = hostedClient(hosted.load, index);
  index.isDown = true;
  await expect(client.search('heat')).rejects.toThrow();
  hosted.does = 'answers';
  client.retry();
  expect(client.isStandIn).toBe(false);
  expect((await client.search('heat')).total).toBe(BY_HOSTED);
  expect(client.isStandIn).toBe(false);
});

test('a query from before the retry, late at last, does not end what came after it', async () => {
  const hosted = fakeHosted('hangs');
  const client = hostedClient(hosted.load, fakeIndex());
  const early = client.search('heat');
  await vi.advanceTimersByTimeAsync(1000);
  hosted.does = 'fails';
  await client.search('heat p');
  client.retry();
  hosted.does = 'answers';
  expect((await client.search('heat pump')).total).toBe(BY_HOSTED);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await early).total).toBe(BY_INDEX);
  expect(client.isStandIn).toBe(false);
});

test('the snippets of an answer stay with the engine that gave it', async () => {
  const hosted = fakeHosted('answers');
  const client = hostedClient(hosted.load, fakeIndex());
  const before = await client.search('heat');
  hosted.does = 'fails';
  const after = await client.search('heat pump');
  expect(await client.withSnippets(before)).toBe(before);
  expect(await client.withSnippets(after)).not.toBe(after);
});
