import {expect, test} from 'vitest';
import {dice, letterPairs} from './letterPairs';

const likeness = (one: string, other: string): number => dice(letterPairs(one), letterPairs(other));

test('a text has each pair of neighbouring letters once', () => {
  expect([...letterPairs('banana')]).toEqual(['ba', 'an', 'na']);
  expect(letterPairs('b').size).toBe(0);
});

test('words are alike by the pairs that they share', () => {
  expect(likeness('night', 'night')).toBe(1);
  expect(likeness('night', 'nacht')).toBe(2 / 8); // ht
  expect(likeness('heat', 'wind')).toBe(0);
});

test('what has no pairs is like nothing', () => {
  expect(likeness('', '')).toBe(0);
  expect(likeness('a', 'a')).toBe(0);
});
