import {expect, test} from 'vitest';
import {added, dailyMeans, duration, meanDay, rounded} from './curves';

const TWO_DAYS = Array.from({length: 48}, (_, hour) => hour);

test('a day is the mean of its hours', () => {
  expect(dailyMeans(TWO_DAYS)).toEqual([11.5, 35.5]);
});

test('an hour of the mean day is the mean of that hour in all days', () => {
  expect(meanDay(TWO_DAYS)).toEqual(Array.from({length: 24}, (_, hour) => hour + 12));
});

test('a duration curve goes from the highest hour down, and ends with the lowest', () => {
  expect(duration([3, -1, 5, 4], [0, 2, 9])).toEqual([5, 3, -1]);
});

test('curves are added in their quantities', () => {
  const twoPerHour = 2;
  expect(
    added([
      [[1, 2], twoPerHour],
      [[3, 0], -1],
    ]),
  ).toEqual([-1, 4]);
});

test('nothing is −0', () => {
  expect(Object.is(rounded([-0.001], 2)[0], 0)).toBe(true);
});
