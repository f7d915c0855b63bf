import {expect, test} from 'vitest';
import {
  added,
  type Curve,
  curvesOf,
  days,
  daysAbove,
  duration,
  everyFourthWeek,
  fromApril,
  meanDay,
  means,
  rounded,
  sampled,
} from './curves';
import {ad, cloneOf} from './tables/fixture';

const CURVES = 'datasets/aq2023/curves';
const HOURS = Array.from({length: 8760}, (_, hour) => hour);
/** A year whose first hours are these, and whose others are 0. */
const year = (...first: readonly number[]): string => HOURS.map((hour) => `${first[hour] ?? 0}\n`).join('');

/** A region whose homes take 3.6 TJ (1 GWh), and whose boats, a mix of two profiles, take twice as much. */
const pond = (): ReturnType<typeof curvesOf> =>
  curvesOf(
    cloneOf({
      'config/dynamic_curves.yml': 'boats: {type: interpolate, curves: [night, noon]}\n',
      'datasets/aq2023/aq2023.full.ad': ad({night_share: 0.25, noon_share: 0.75}),
      'datasets/aq2023/energy_balance.open_access.csv':
        'key,Electricity\nHomes,3.6\nFerries,1.8\n"Boats, others",5.4\n',
      [`${CURVES}/homes.csv`]: year(0, 0, 7),
      [`${CURVES}/night.csv`]: year(3, 1),
      [`${CURVES}/noon.csv`]: year(0, 0, 2),
      [`${CURVES}/short.csv`]: '1\n2\n3\n',
      [`${CURVES}/weather/default/sun.csv`]: year(0, 4, 1),
      'graphs/energy/nodes/energy/panel.ad': ad({full_load_hours: 2}),
    }),
    'aq2023',
  );

const near = (values: readonly number[]): number[] => values.map((value) => expect.closeTo(value, 9) as number);

test('a shape is shares of the year; what is no year is refused', () => {
  expect(pond().shape('night').slice(0, 3)).toEqual([0.75, 0.25, 0]);
  expect(() => pond().shape('short')).toThrow('a year has 8760 hours, short 3');
});

test('demand is each consumer’s part of the balance in the shape of its profile, or of its mix', () => {
  const demand = pond().demand({homes: ['Homes'], boats: ['Ferries', 'Boats, others']});
  expect(demand.slice(0, 4)).toEqual(near([2 * 0.25 * 0.75, 2 * 0.25 * 0.25, 1 + 2 * 0.75, 0]));
  expect(() => pond().demand({homes: ['Huts']})).toThrow('aq2023 has no electricity of Huts');
});

test('a plant has the full load hours of the dataset, and never gives more than its capacity', () => {
  expect(pond().plant('panel', 'weather/sun').slice(0, 4)).toEqual(near([0, 1, 0.4, 0]));
});

test('curves are added in their quantities', () => {
  expect(
    added([
      [[1, 2], 2],
      [[3, 0], -1],
    ]),
  ).toEqual([-1, 4]);
});

test('days, weeks and samples are chosen by the hour that they begin with', () => {
  const begins = (curve: Curve, hours: number): number[] => [curve.length / hours, curve[0]!, curve[hours]!];
  expect(begins(days(HOURS, 16, 9), 24)).toEqual([9, 16 * 24, 17 * 24]);
  expect(begins(everyFourthWeek(HOURS, 11), 7 * 24)).toEqual([13, 11 * 24, (11 + 28) * 24]);
  expect(sampled(HOURS.slice(0, 20), 5)).toEqual([2, 7, 12, 17]);
  expect(begins(fromApril(HOURS), 275 * 24)).toEqual([365 / 275, (31 + 28 + 31) * 24, 0]);
});

test('days above a level are those with an hour above it, each once', () => {
  const curve = HOURS.map((hour) => ({30: 5, 31: 6, 100: 5.1})[hour] ?? 1);
  expect(daysAbove(curve, 5)).toEqual([1, 4]);
});

test('a day, or a block, is the mean of its hours', () => {
  expect(means(HOURS.slice(0, 48))).toEqual([11.5, 35.5]);
  expect(means([1, 2, 6, 4, 4, 4], 3)).toEqual([3, 4]);
});

test('an hour of the mean day is the mean of that hour in all days', () => {
  expect(meanDay(HOURS.slice(0, 48))).toEqual(HOURS.slice(12, 36));
});

test('a duration curve goes from the highest hour down, and ends with the lowest', () => {
  expect(duration([3, -1, 5, 4], [0, 2, 9])).toEqual([5, 3, -1]);
});

test('numbers are rounded to whole ones or to digits after the point, and nothing is −0', () => {
  expect(rounded([4.7, -0.2])).toEqual([5, 0]);
  expect(rounded([-0.001, 1.234], 2)).toEqual([0, 1.23]);
});
