import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {sum} from '../../sum';
import {hoursOf, type Participant} from '../meritOrder/model';
import {inputs, SURPRISES, type Settings} from './inputs';
import {
  AVAILABILITY,
  earnedIn,
  FIXED,
  hoursAbove,
  MAINTENANCE,
  plantsAt,
  shareOfShortage,
  verdictOf,
  yearOf,
  type Year,
} from './model';

const OPENING = openingOf(inputs);
const at = (settings: Partial<Settings>): Year => yearOf({...OPENING, ...settings});
const hours = (year: Year, setter: string): number => year.hours.find((each) => each.setter === setter)?.hours ?? 0;

/** spec/merit/finance/producer_spec.rb, lines 23 to 43. */
test.each([
  {revenue: 1000, total: 500, operating: 0, verdict: 'pays'},
  {revenue: 500, total: 1000, operating: 300, verdict: 'kept'}, // :conditionally_profitable
  {revenue: 500, total: 1000, operating: 700, verdict: 'lost'}, // :unprofitable
])('a revenue of $revenue against $total and $operating is judged as in merit’s spec', (given) => {
  expect(verdictOf(given.revenue, given.total, given.operating)).toBe(given.verdict);
});

/** spec/merit/finance/flex_spec.rb, lines 147 to 149: 10 MW, and two prices. */
test('revenue with two prices is that of merit’s spec', () => {
  const revenue = 10 * (earnedIn(5840, 0.05, 0, 1) + earnedIn(2920, 0.1, 0, 1));
  expect(revenue * 1000).toBeCloseTo(5840 * 10 * 0.05 + 2920 * 10 * 0.1, 6);
});

/** Hour by hour, by the rules of merit: each residual load that the region has, in 8,760 hours. */
test.each([{}, ...SURPRISES.map(({settings}) => settings), {demand: -2, lostLoad: 300}])(
  'with %j prices and earnings are those of merit’s calculation',
  (given) => {
    const settings = {...OPENING, ...given};
    const plants = plantsAt(settings);
    const participants = plants.map(({key, capacity, price}): Participant => ({
      kind: 'plant',
      key,
      capacity: capacity * AVAILABILITY,
      ask: price,
    }));
    const loads = loadsOfYear().map((load) => load + settings.demand);
    const year = hoursOf(
      participants,
      loads.map((load) => ({demand: Math.max(load, 0), alwaysOn: Math.max(-load, 0)})),
    ).map((hour) => ({...hour, price: hour.setBy === 'deficit' ? settings.lostLoad : hour.price}));
    const {cost, earned, mean} = yearOf(settings);
    const revenue = sum(year, ({price, loads: given}) => (price - cost) * given.ccgt!); // GWh times €/MWh
    expect(Math.abs(revenue / settings.plants / 1000 - earned)).toBeLessThan(0.02 * earned + 1.5);
    expect(Math.abs(sum(year, ({price}) => price) / 8760 - mean)).toBeLessThan(0.5);
  },
);

/** The level that each hour of the year is in the middle of, by halving. */
function loadsOfYear(): number[] {
  return Array.from({length: 8760}, (_, hour) => {
    let [low, high] = [-20, 25];
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2;
      if (hoursAbove(middle) > hour + 0.5) low = middle;
      else high = middle;
    }
    return low;
  });
}

test('the hours of a year are 8,760, the most expensive first, and what they earn adds up', () => {
  for (const settings of [{}, {plants: 12}, {plants: 18}, {co2: 200}, {co2: 0}, {lostLoad: 300}]) {
    const year = at(settings);
    expect(sum(year.hours, (each) => each.hours)).toBeCloseTo(8760, 6);
    const prices = year.hours.map(({price}) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(sum(year.hours, ({earned}) => earned)).toBeCloseTo(year.earned, 9);
    for (const {price, earned} of year.hours) expect(earned > 0).toBe(price > year.cost);
  }
});

test('each plant more leaves less for all, each hour of shortage less too', () => {
  let before = Infinity;
  for (let plants = inputs.plants.min; plants <= inputs.plants.max; plants += 0.5) {
    const {earned} = at({plants});
    expect(earned).toBeLessThan(before);
    before = earned;
  }
});

test('fixed costs are those of 800 MW of Gas CCGT in nl2023', () => {
  // 599.54 M€ over 30 years, 4 % of half of it in 32.5 of 30 years, 9.067 M€ of maintenance
  expect(FIXED).toBeCloseTo((599.54 / 30 + (599.54 / 2) * 0.04 * (32.5 / 30) + 9.066667) / 0.8, 4);
  expect(MAINTENANCE).toBeCloseTo(11.333, 3);
});

test('the numbers that the claim and the page mention', () => {
  const opening = at({});
  expect(Math.round(hours(opening, 'shortage'))).toBe(23);
  expect(Math.round(shareOfShortage(opening) * 100)).toBe(92);
  expect(Math.round(opening.earned)).toBe(66);
  expect(opening.atMean).toBe(0);
  const more = at({plants: 15.5});
  expect(1 / 14.5).toBeCloseTo(0.07, 2);
  expect(more.earned / opening.earned).toBeCloseTo(1 / 3, 1);
  expect(verdictOf(more.earned, FIXED, MAINTENANCE)).toBe('kept');
});

test('a higher price of CO₂ makes electricity more expensive, and earns the plant hardly more', () => {
  const [opening, dear] = [at({}), at({co2: 200})];
  expect(dear.mean / opening.mean).toBeGreaterThan(1.2);
  expect(dear.earned / opening.earned).toBeLessThan(1.25);
});
