import {expect, test} from 'vitest';
import {
  decodePostings,
  decodeVector,
  decodeWords,
  encodePostings,
  encodeVector,
  encodeWords,
  MOST_IMPACT,
  STEPS,
} from './format';

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

test('vectors come back nearly as they were: within half a step of their largest value, which is rounded up', () => {
  const vector = [0.1, -0.75, 0, 2.5];
  for (const steps of Object.values(STEPS)) {
    const read = decodeVector(encodeVector(vector, steps), steps);
    expect(read).toHaveLength(vector.length);
    read.forEach((value, at) => expect(Math.abs(value - vector[at]!)).toBeLessThan(2.5 / steps / 2 + 1e-9));
    expect(read[2]).toBe(0);
  }
  expect(decodeVector(encodeVector([0, 0], STEPS.word), STEPS.word)).toEqual([0, 0]);
  expect(decodeVector('', STEPS.word)).toEqual([]);
});
