import path from 'node:path';
import {expect, test} from 'vitest';
import {changesIn, inWords, readChanges} from './read';

const entry = (date: string, kind = 'added') => `- {date: ${date}, title: A, changes: [{kind: ${kind}, text: b}]}\n`;

test('the list of this repository keeps its form', () => {
  expect(readChanges(path.join(__dirname, '../..')).length).toBeGreaterThan(1);
});

test('changes are sorted by kind, releases must be, by date', () => {
  const [{changes}] = changesIn(
    '- {date: 2026-06-25, title: A, changes: [{kind: removed, text: c}, {kind: added, text: b}]}',
  ) as [ReturnType<typeof changesIn>[number]];
  expect(changes.map(({kind}) => kind)).toEqual(['added', 'removed']);
  expect(() => changesIn(entry('2026-01-01') + entry('2026-06-25'))).toThrow('2026-06-25 stands below 2026-01-01');
  expect(() => changesIn(entry('2026-01-01') + entry('2026-01-01'))).toThrow('the newest first');
});

test('another kind, or a date that is none, is refused', () => {
  expect(() => changesIn(entry('2026-01-01', 'fixed'))).toThrow('content/api-changes.yml');
  expect(() => changesIn(entry('June'))).toThrow('content/api-changes.yml');
});

test('dates are written as on the site', () => {
  expect(inWords('2026-06-05')).toBe('5 June 2026');
});
