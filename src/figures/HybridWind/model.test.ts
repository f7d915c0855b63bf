import {expect, test} from 'vitest';
import {statesOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {sum} from '../../sum';
import {inputs, SURPRISES, type Settings} from './inputs';
import {AVAILABILITY, bidsLike, byBid, FARM, hourOf, inAll, shareByBid, weekOf, type Hour, type Trader} from './model';
import week from './week.json';

const OPENING = openingOf(inputs);
const at = (settings: Partial<Settings>): Hour[] => weekOf({...OPENING, ...settings});
const taken = (hour: Hour): number => hour.free + byBid(hour);

/** Two participants of 1,000, and what is not for the market: merit’s spec/integration/constrained_and_satisfied_demand_spec.rb. */
test.each([
  {lines: '37 to 45', wind: 1000, cable: 500, demand: 0, load: 1000, free: 500},
  {lines: '80 to 98', wind: 1000, cable: 500, demand: 500, load: 500, free: 500}, // another takes all that is left
  {lines: '155 to 163', wind: 2250, cable: 1000, demand: 1000, load: 1000, free: 1000}, // more than it has room for
])('lines $lines: the electrolyser takes $load, $free of it without the market', ({load, free, ...given}) => {
  const hour = hourOf({electrolyser: 1000, bid: 10, ...given}, []);
  expect(hour.free).toBe(free);
  expect(taken(hour)).toBe(load);
});

test('another buyer with a higher bid comes first, one with a lower bid last (lines 56 to 81)', () => {
  const given = {wind: 1000, cable: 500, electrolyser: 1000, demand: 0, bid: 10};
  expect(hourOf(given, [], {capacity: 300, price: 11})).toMatchObject({free: 500, own: 200, price: 10});
  expect(hourOf(given, [], {capacity: 300, price: 9})).toMatchObject({free: 500, own: 500, toLand: 0, price: 0});
});

test('surplus and purchase each may bring what was offered and the cable once more, from supply that offers at less', () => {
  const given = {wind: 50, cable: 100, electrolyser: 1000, demand: 0};
  const plants = [{capacity: 500, price: 20}];
  expect(hourOf({...given, bid: 21}, plants)).toMatchObject({own: 50, fromLand: 150, price: 21});
  expect(hourOf({...given, bid: 20}, plants)).toMatchObject({own: 50, fromLand: 0});
});

/** contrib/hybrid-offshore-hub, “Six hours”: both adapters with merit. */
test.each([
  {demand: 1000, wind: 600, free: 294, curtailed: 6, got: 0, own: 294, toLand: 300, fromLand: 0, price: 60},
  {demand: 600, wind: 400, free: 100, curtailed: 0, got: 194, own: 294, toLand: 106, fromLand: 0, price: 20},
  {demand: 250, wind: 400, free: 100, curtailed: 0, got: 194, own: 294, toLand: 106, fromLand: 0, price: 20},
  {demand: 500, wind: 120, free: 0, curtailed: 0, got: 120, own: 120, toLand: 0, fromLand: 0, price: 30},
  {demand: 200, wind: 30, free: 0, curtailed: 0, got: 294, own: 30, toLand: 0, fromLand: 264, price: 20},
  {demand: 900, wind: 120, free: 0, curtailed: 0, got: 0, own: 0, toLand: 120, fromLand: 0, price: 60},
])('demand of $demand MW and wind of $wind MW: the price is $price €/MWh', ({demand, wind, got, own, ...flows}) => {
  const plants: readonly Trader[] = [
    {capacity: 500, price: 20},
    {capacity: 800, price: 60},
  ];
  const hour = hourOf({demand, wind, cable: 300, electrolyser: 294, bid: 30}, plants);
  expect(hour).toMatchObject(flows);
  expect([byBid(hour), hour.free + hour.own]).toEqual([got, own]);
});

test('whatever is set, wind adds up, nothing is negative, and no limit is passed', () => {
  for (const state of statesOf(inputs) as Settings[]) {
    const hours = weekOf(state);
    const most = (of: (hour: Hour, index: number) => number): number => Math.max(...hours.map(of));
    const electrolyser = (state.electrolyser / 100) * FARM * AVAILABILITY;
    expect(
      Math.min(
        ...hours.flatMap(({free, own, toLand, fromLand, curtailed, price}) => [
          free,
          own,
          toLand,
          fromLand,
          curtailed,
          price,
        ]),
      ),
    ).toBeGreaterThanOrEqual(0);
    expect(
      most(({free, own, toLand, curtailed}, index) =>
        Math.abs(free + own + toLand + curtailed - (week.wind[index]! / 100) * FARM),
      ),
    ).toBeLessThan(1e-9);
    expect(most(taken)).toBeLessThanOrEqual(electrolyser + 1e-9);
    expect(most(({toLand}) => toLand)).toBeLessThanOrEqual((state.cable / 100) * FARM + 1e-9);
    expect(most(({toLand, fromLand}) => Math.min(toLand, fromLand))).toBe(0); // never both ways in one hour
  }
});

test('what comes from beyond the cable depends on the cable and the electrolyser alone', () => {
  const free = inAll(at({}), 'free');
  for (const bid of [0, 50, 97, 130]) for (const others of [0, 30]) expect(inAll(at({bid, others}), 'free')).toBe(free);
  let before = Infinity;
  for (let cable = 0; cable <= 100; cable += 5) {
    const now = inAll(at({cable, electrolyser: 100}), 'free');
    expect(now).toBeLessThanOrEqual(before);
    before = now;
  }
});

test('bids in the same place among offers and bids make as much hydrogen, a higher one never less', () => {
  for (const settings of [{}, {others: 20, cable: 80}]) {
    let before = 0;
    for (let bid = 0; bid <= inputs.bid.max; bid++) {
      const made = sum(at({...settings, bid}), taken);
      const [lowest, highest] = bidsLike(bid);
      expect(bid).toBeGreaterThanOrEqual(lowest);
      expect(bid).toBeLessThanOrEqual(highest);
      expect(made).toBeCloseTo(sum(at({...settings, bid: lowest}), taken), 9);
      expect(made).toBeGreaterThanOrEqual(before - 1e-9);
      before = made;
    }
  }
});

test('the numbers that the claim, the buttons and the page mention', () => {
  const percent = (settings: Partial<Settings>): number => Math.round(shareByBid(at(settings)) * 100);
  expect(percent({})).toBe(7);
  expect(bidsLike(OPENING.bid)).toEqual([1, 94]);
  const [thrice, outbid, wide] = SURPRISES.map(({settings}) => percent(settings));
  expect([thrice, outbid, wide]).toEqual([7, 76, 100]);
  expect(SURPRISES[0].settings.bid).toBe(3 * OPENING.bid);
  // The cable carries the highest wind of the week.
  expect(Math.max(...week.wind)).toBeLessThan(SURPRISES[2].settings.cable);
});
