import {expect, test} from 'vitest';
import {decodePostings, decodeWords, encodePostings, encodeWords, MOST_IMPACT} from './format';

test('words come back as they were', () => {
  const words = [
    'co2',
    'config/order.ts',
    'demand',
    'demanding',
    'demands',
    'é',
    `${'x'.repeat(40)}a`,
    `${'x'.repeat(40)}b`,
  ];
  expect(decodeWords(encodeWords(words))).toEqual(words);
  expect(encodeWords(['demand', 'demands'])).toBe('AdemandGs');
  expect(decodeWords('')).toEqual([]);
});

test('postings come back as they were, and survive JSON', () => {
  const lists = [
    [
      {section: 0, impact: 1},
      {section: 1, impact: MOST_IMPACT},
      {section: 20_000, impact: 52}, // a backslash
    ],
    [],
    [{section: 12, impact: 7}],
  ];
  const written = JSON.parse(JSON.stringify(lists.map(encodePostings))) as string[];
  expect(written.map(decodePostings)).toEqual(lists);
});
