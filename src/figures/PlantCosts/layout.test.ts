import {expect, test} from 'vitest';
import {endOf, ticksOf} from './layout';

test.each([
  [0.61, 1],
  [0.469, 0.5],
  [1, 1],
  [145, 200],
  [200, 200],
  [318, 500],
  [5001, 10_000],
])('%f fits on a scale to %f', (value, end) => {
  expect(endOf(value)).toBe(end);
});

test('ticks are round', () => {
  expect(ticksOf(200)).toEqual([0, 100, 200]);
  expect(ticksOf(500)).toEqual([0, 200, 400]);
  expect(ticksOf(1)).toEqual([0, 0.5, 1]);
});
