import {describe, expect, test} from 'vitest';
import {TYPES} from './day';
import {capacityAt, copAt, hoursOf, producersOf, type HeatPump, type Producer} from './model';

const [air, aquathermal, ground, pvt, hybrid] = TYPES.map(({pump}) => pump);

function producer(capacity: number | readonly number[], efficiency: number | readonly number[] = 1): Producer {
  const inHours = (value: number | readonly number[]): readonly number[] =>
    typeof value === 'number' ? Array<number>(12).fill(value) : value;
  return {capacity: inHours(capacity), efficiency: inHours(efficiency)};
}

/** fever: spec/fever/producer_spec.rb */
describe('as in the spec of a producer', () => {
  test.each([
    [3, 3],
    [5, 5],
    [6, 5], // 3.0, then another 3.0
  ])('with a capacity of 5, of %f asked, %f are given', (asked, given) => {
    expect(hoursOf([producer(5)], [asked])[0]).toMatchObject({given: [given], taken: [given]});
  });

  test('with a capacity of 6 and an efficiency of 0.75, 3 take 4, and of 10 asked 6 are given and take 8', () => {
    const [first] = hoursOf([producer(6, 0.75)], [3]);
    const [second] = hoursOf([producer(6, 0.75)], [10]);
    expect(first).toMatchObject({given: [3], taken: [4]});
    expect(second).toMatchObject({given: [6], taken: [8]});
  });

  test('with efficiencies of 1, 0.5 and 0.25, 1 in each hour takes 1, 2 and 4', () => {
    const hours = hoursOf([producer(6, [1, 0.5, 0.25])], [1, 1, 1]);
    expect(hours.map(({taken}) => taken)).toEqual([[1], [2], [4]]);
  });

  test('with capacities of 5 and 2.5, of 4 asked in each hour 4 and 2.5 are given', () => {
    const hours = hoursOf([producer([5, 2.5])], [4, 4]);
    expect(hours.map(({given}) => given)).toEqual([[4], [2.5]]);
  });
});

/** fever: spec/fever/composite_producer_spec.rb */
test.each([
  [1, [1, 0]],
  [3, [2, 1]], // 1.0, then another 2.0
  [7, [2, 4]], // 1.0, then another 6.0
])('as in the spec of a composite producer, of %f asked, parts with capacities of 2 and 4 give %j', (asked, given) => {
  expect(hoursOf([producer(2), producer(4)], [asked])[0]!.given).toEqual(given);
});

/** fever: spec/fever/deferrable_activity_spec.rb */
describe('as in the spec of a deferrable activity, with a capacity of 2', () => {
  test.each([
    {asked: [2.2, 2.2, 0, 0], deferFor: 2, given: [2, 2, 0.4, 0], lost: 0},
    {asked: [2.6, 2.6, 2.6, 2.6, 0, 0, 0], deferFor: 2, given: [2, 2, 2, 2, 2, 0.4, 0], lost: 0},
    {asked: [10, 0, 0, 0], deferFor: 2, given: [2, 2, 2, 0], lost: 4},
    {asked: [10, 0, 0], deferFor: 1, given: [2, 2, 0], lost: 6},
  ])('$asked asked, $given are given', ({asked, deferFor, given, lost}) => {
    const hours = hoursOf([producer(2)], asked, deferFor);
    hours.forEach((hour, index) => expect(hour.given[0]).toBeCloseTo(given[index]!, 8));
    expect(hours.reduce((sum, hour) => sum + hour.lost, 0)).toBeCloseTo(lost, 8);
  });
});

/** The attributes of the nodes by hand: 2.323 − 0.578, 3.25 − 0.875, 1 ÷ 0.2083…, 1 ÷ 0.2040…; times 2.589 kW. */
test.each([
  [air!, 1.745, 4.518],
  [aquathermal!, 2.375, 6.149],
  [ground!, 4.8, 10],
  [pvt!, 4.9, 7.8],
  [hybrid!, 1.745, 0],
])('at −10 °C each type has its COP, and what it can give', (pump: HeatPump, cop, capacity) => {
  expect(copAt(pump, -10)).toBeCloseTo(cop, 6);
  expect(capacityAt(pump, -10)).toBeCloseTo(capacity, 3);
});

test('the COP is never below 1', () => {
  expect(copAt(air!, -22)).toBeGreaterThan(1);
  expect(copAt(air!, -23)).toBe(1);
});

test('the pump of a hybrid runs when its COP is at the threshold, and stands still below it', () => {
  const at = (2.6 - 2.323) / 0.0578;
  expect(at).toBeCloseTo(4.792, 3);
  const threshold = copAt(hybrid!, 5);
  expect(capacityAt({...hybrid!, threshold}, 5)).toBeCloseTo(4.787, 3);
  expect(capacityAt({...hybrid!, threshold}, 4.9999)).toBe(0);
});

/** One home in one hour, as the classes of fever give it. */
test.each([
  {pump: air!, outdoors: 5, asked: 4, given: [4], taken: [1.531]},
  {pump: air!, outdoors: -10, asked: 4, given: [4], taken: [2.292]},
  {pump: air!, outdoors: -15, asked: 4, given: [3.77], taken: [2.589]},
  {pump: ground!, outdoors: -15, asked: 4, given: [4], taken: [0.833]},
  {pump: hybrid!, outdoors: 5, asked: 6, given: [4.787, 1.213], taken: [1.833, 1.134]},
  {pump: hybrid!, outdoors: -10, asked: 4, given: [0, 4], taken: [0, 3.738]},
])(
  'at $outdoors °C, of $asked kW asked, $given are given, and take $taken',
  ({pump, outdoors, asked, given, taken}) => {
    const [hour] = hoursOf(producersOf(pump, [outdoors]), [asked]);
    expect(hour!.given.map((part) => Number(part.toFixed(3)))).toEqual(given);
    expect(hour!.taken.map((part) => Number(part.toFixed(3)))).toEqual(taken);
  },
);
