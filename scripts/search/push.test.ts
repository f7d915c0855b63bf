import {expect, test} from 'vitest';
import {settings} from '../../plugins/search-index/algolia';
import {push, type Client} from './push';

/** A client that notes what it is told, and fails at one step. */
function fakeClient(failing?: keyof Client): {client: Client; told: string[]} {
  const told: string[] = [];
  const step =
    (name: keyof Client) =>
    async ({indexName, operationIndexParams}: {indexName: string; operationIndexParams?: {destination: string}}) => {
      told.push([name, indexName, operationIndexParams?.destination].filter(Boolean).join(' '));
      if (name === failing) throw new Error('refused');
      return {taskID: 1};
    };
  const names = ['deleteIndex', 'setSettings', 'saveSynonyms', 'saveObjects', 'operationIndex', 'waitForTask'] as const;
  return {client: Object.fromEntries(names.map((name) => [name, step(name)])) as unknown as Client, told};
}

const content = {records: [], settings, synonyms: []};

test('a new index is made whole before it takes the place of the old one', async () => {
  const {client, told} = fakeClient();
  await push(client, 'docs', content);
  expect(told).toEqual([
    'deleteIndex docs_next',
    'setSettings docs_next',
    'saveSynonyms docs_next',
    'waitForTask docs_next',
    'saveObjects docs_next',
    'operationIndex docs_next docs',
    'waitForTask docs_next',
  ]);
});

test('a push that fails leaves the old index as it is, and no new one', async () => {
  for (const failing of ['setSettings', 'saveSynonyms', 'saveObjects'] as const) {
    const {client, told} = fakeClient(failing);
    await expect(push(client, 'docs', content)).rejects.toThrow('refused');
    expect(told.filter((step) => / docs( |$)/.test(step))).toEqual([]);
    expect(told.at(-1)).toBe('deleteIndex docs_next');
  }
});
