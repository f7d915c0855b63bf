import {expect, test} from 'vitest';
import {summary, table} from './numbers';

test('of few runs the interval takes all of them', () => {
  expect(summary([5, 1, 3])).toEqual({median: 3, low: 1, high: 5});
  expect(summary([4, 2])).toEqual({median: 3, low: 2, high: 4});
});

test('of nine runs the outermost on each side is left out', () => {
  expect(summary([9, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual({median: 5, low: 2, high: 8});
});

test('a table in Markdown', () => {
  expect(
    table([
      ['what', 'ms'],
      ['first click', '120'],
    ]),
  ).toBe('| what | ms |\n| --- | --: |\n| first click | 120 |');
});
