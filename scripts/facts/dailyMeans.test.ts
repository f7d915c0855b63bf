import {expect, test} from 'vitest';
import {dailyMeans, mix} from './dailyMeans';

test('a day of which each hour is twice the mean has 200 % of it', () => {
  const hours = Array.from({length: 8760}, (_, hour) => (hour < 24 ? 730 : 363));
  expect(dailyMeans(hours)[0]).toBeCloseTo(200.55, 2);
  expect(dailyMeans(Array<number>(8760).fill(3e-8))[364]).toBeCloseTo(100, 9);
});

test('what is no year is refused', () => {
  expect(() => dailyMeans([1, 2, 3])).toThrow('this curve 3');
});

test('curves add up by their weights', () => {
  expect(
    mix([
      [[100, 200], 0.75],
      [[100, 0], 0.25],
    ]),
  ).toEqual([100, 150]);
});
