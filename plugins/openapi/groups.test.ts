import path from 'node:path';
import {expect, test} from 'vitest';
import {callsOf, groupsOf} from './groups';
import {loadDescription} from './load';
import {operationsOf} from './operations';

const description = loadDescription(path.join(__dirname, '../../openapi'));
const operations = operationsOf(description);
const groups = groupsOf(description, operations.values());

test('every operation stands in one group, aliases in none', () => {
  const originals = [...operations.values()].filter(({aliasOf}) => aliasOf === null);
  const calls = groups.flatMap((group) => group.calls);
  expect(calls.map(({to}) => to).sort()).toEqual(originals.map(({tag, anchor}) => `/api/${tag}/#${anchor}`).sort());
});

test('groups are in the order of the tags, and say what they are', () => {
  const order = description.tags!.map(({name}) => `/api/${name}/`);
  expect(groups.map(({to}) => to)).toEqual(order.filter((to) => groups.some((group) => group.to === to)));
  for (const {title, text} of groups) {
    expect(title).toMatch(/^[A-Z]/);
    expect(text).toMatch(/\.$/);
  }
});

test('on the page of a tag, links stay on it', () => {
  const [call] = callsOf(operations.values(), 'areas');
  expect(call).toEqual({method: 'GET', path: '/areas', to: '#list-areas', text: expect.any(String) as string});
});
