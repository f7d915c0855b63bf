import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {cases} from './fixtures/cases';
import {
  FALLBACK_PRICE,
  hoursOf,
  type Buyer,
  type Given,
  type Hour,
  type Participant,
  type Plant,
  type Store,
} from './model';

function plant(key: string, capacity: number, ask: number): Plant {
  return {kind: 'plant', key, capacity, ask};
}

function buyer(key: string, capacity: number, bid: number): Buyer {
  return {kind: 'buyer', key, capacity, bid};
}

function store(key: string, rest: Partial<Store> = {}): Store {
  return {kind: 'store', key, capacity: 10, volume: 10, efficiency: 1, bid: 1, ask: 1, ...rest};
}

/** Hours with a surplus above 0, or a deficit below 0. */
function surplus(...amounts: readonly number[]): Given[] {
  return amounts.map((amount) => ({demand: 100, alwaysOn: 100 + amount}));
}

function only(participants: readonly Participant[], amount: number): Hour {
  return hoursOf(participants, surplus(amount))[0]!;
}

function setterOf({setBy}: Hour): string {
  return typeof setBy === 'string' ? setBy : setBy.key;
}

const answers = readFileSync(path.join(import.meta.dirname, 'fixtures/merit.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

/** fixtures/merit.rb says how the answers were made. */
describe('as merit itself has calculated it', () => {
  test.each(cases.map((_, index) => index))('case %i: prices, loads and stores', (index) => {
    const {participants, given} = cases[index]!;
    const expected = answers.filter(([number]) => number === index).map(([, ...numbers]) => numbers);
    expect(expected).toHaveLength(given.length);
    const stores = participants.filter(({kind}) => kind === 'store');
    hoursOf(participants, given).forEach(({price, loads, stored}, hour) => {
      const numbers = [price, ...participants.map(({key}) => loads[key]!), ...stores.map(({key}) => stored[key]!)];
      numbers.forEach((number, at) =>
        expect(number, `hour ${hour}, number ${at}`).toBeCloseTo(expected[hour]![at]!, 3),
      );
    });
  });
});

/** A store that bids more than it asks can charge from itself: merit’s rule, but no law holds for it. */
const sane = cases.filter(({participants}) =>
  participants.every((each) => each.kind !== 'store' || each.bid <= each.ask),
);

describe('the laws of an hour', () => {
  const all = sane.flatMap(({participants, given}) =>
    hoursOf(participants, given).map((hour, index, hours) => ({participants, hour, before: hours[index - 1]})),
  );

  test('what is made and what is short is what is used and what is curtailed', () => {
    for (const {hour} of all) {
      const {demand, alwaysOn, loads, curtailed, shortage} = hour;
      if (demand === alwaysOn) continue; // the borderline case of `Calculator#compute_always_ons`
      const reacting = Object.values(loads).reduce((sum, load) => sum + load, 0);
      expect(alwaysOn + reacting + shortage - demand - curtailed).toBeCloseTo(0, 6);
      expect(Math.min(curtailed, shortage)).toBe(0);
    }
  });

  test('nobody supplies or takes more than it can, or what it cannot', () => {
    for (const {participants, hour} of all) {
      for (const each of participants) {
        const load = hour.loads[each.key]!;
        expect(load).toBeGreaterThanOrEqual(each.kind === 'plant' ? 0 : -each.capacity - 1e-9);
        expect(load).toBeLessThanOrEqual(each.kind === 'buyer' ? 0 : each.capacity + 1e-9);
      }
    }
  });

  test('a store holds what it held, what it charges, and less what it gives and loses by that; between nothing and its volume', () => {
    for (const {participants, hour, before} of all) {
      for (const each of participants) {
        if (each.kind !== 'store') continue;
        const [load, stored] = [hour.loads[each.key]!, hour.stored[each.key]!];
        const change = load > 0 ? -load / each.efficiency : -load;
        expect(stored).toBeCloseTo((before?.stored[each.key] ?? 0) + change, 6);
        expect(stored).toBeGreaterThanOrEqual(0);
        expect(stored).toBeLessThanOrEqual(each.volume);
      }
    }
  });

  test('in a shortage nobody takes, and all that can supply does', () => {
    const short = all.filter(({hour}) => hour.shortage > 0);
    expect(short.length).toBeGreaterThan(20);
    for (const {participants, hour} of short) {
      expect(hour.price).toBe(3000);
      for (const each of participants) {
        const load = hour.loads[each.key]!;
        expect(load).toBeGreaterThanOrEqual(0);
        if (each.kind === 'plant') expect(load).toBe(each.capacity);
      }
    }
  });

  test('nobody buys from supply that asks as much as it bids, or more', () => {
    for (const {participants, hour} of all) {
      if (hour.alwaysOn <= hour.demand) continue; // here all that plants make is bought
      const asks = participants.flatMap((each) =>
        each.kind !== 'buyer' && hour.loads[each.key]! > 0 ? [each.ask] : [],
      );
      const bids = participants.flatMap((each) =>
        each.kind !== 'plant' && hour.loads[each.key]! < 0 ? [each.bid] : [],
      );
      if (asks.length) expect(Math.max(...asks)).toBeLessThan(Math.max(...bids));
    }
  });
});

/** spec/merit/price_curve_spec.rb, lines 6 to 66, "a last-loaded price curve": three plants of 1 MW, out of order. */
describe('as in the price curve’s own spec, without buyers', () => {
  const three = [plant('three', 1, 30), plant('one', 1, 10), plant('two', 1, 20)];

  test('when one producer is loaded, it sets the price', () => {
    expect(only(three, -0.5)).toMatchObject({setBy: {key: 'one'}, price: 10});
  });

  test('when all producers are loaded, the last one sets the price', () => {
    expect(only(three, -2.5)).toMatchObject({setBy: {key: 'three'}, price: 30});
  });

  test('when no producers have load, surplus sets the price, to 0', () => {
    expect(only(three, 0.5)).toMatchObject({setBy: 'surplus', price: 0});
  });
});

/** spec/merit/price_curve_spec.rb, lines 154 to 318, "with two price-sensitive consumers": besides, two buyers of 1 MW. */
describe('as in the price curve’s own spec', () => {
  const plants = [plant('one', 1, 10), plant('two', 1, 20), plant('three', 1, 30)];
  const buyers = [buyer('ps_one', 1, 15), buyer('ps_two', 1, 5)];
  const all = [...plants, ...buyers];

  test('when a price-sensitive is partially-loaded, it sets the price (case 2a)', () => {
    const hour = only(buyers, 0.5);
    expect([setterOf(hour), hour.price]).toEqual(['ps_one', 15]);
  });

  test('when all price-sensitives are fully-loaded, surplus sets the price, to 0 (case 2b)', () => {
    const hour = only(all, 2.5);
    expect([setterOf(hour), hour.price, hour.curtailed]).toEqual(['surplus', 0, 0.5]);
  });

  test('when a dispatchable is fully- and a price-sensitive is partially-loaded, the latter sets the price (case 3)', () => {
    const hour = only(all, -0.5); // leaves half a MW of the first plant
    expect(hour.loads).toMatchObject({one: 1, ps_one: -0.5, ps_two: 0});
    expect([setterOf(hour), hour.price]).toEqual(['ps_one', 15]);
  });

  test('when a dispatchable is partially- and a price-sensitive is fully-loaded, the former sets the price (case 3)', () => {
    const hour = only(all, 0.5);
    expect(hour.loads).toMatchObject({one: 0.5, ps_one: -1, ps_two: 0});
    expect([setterOf(hour), hour.price]).toEqual(['one', 10]);
  });

  test('when a dispatchable and a price-sensitive are both fully loaded, the former sets the price (case 6)', () => {
    const hour = only([...plants, buyers[0]!], 1e-12); // all of its MW comes from the first plant
    expect(hour.loads.one).toBeCloseTo(1, 9);
    expect(hour.loads).toMatchObject({two: 0, ps_one: -1});
    expect([setterOf(hour), hour.price]).toEqual(['one', 10]);
  });

  test('in a deficit there is a fallback price of 3000, whoever takes or supplies (case 4)', () => {
    const hour = only(all, -4);
    expect([setterOf(hour), hour.price, hour.shortage]).toEqual(['deficit', 3000, 1]);
  });
});

test('the fallback price is never below the offer of the most expensive plant there is', () => {
  expect(only([plant('expensive', 1, 4000)], -2)).toMatchObject({setBy: 'deficit', price: 4000});
  expect(only([plant('expensive', 0, 4000), plant('other', 1, 50)], -2)).toMatchObject({price: FALLBACK_PRICE});
});

/** spec/merit/calculator_spec.rb, lines 86 to 221, with its numbers: MW, from profiles times a year's production in MJ. */
describe('as in the calculator’s own spec', () => {
  const demand = 6.4e6 * 2.77566852955e-8;
  const volatile = (units: number): number => 3.1709791984e-8 * 0.1 * 1000 * 3600 * units;
  const hour = (dispatchable: number, alwaysOn: number): Hour =>
    hoursOf(
      [plant('dispatchable', 0.1 * 0.89 * dispatchable, 13.999791), plant('dispatchable_2', 0.005 * 0.89, 15.999791)],
      [{demand, alwaysOn}],
    )[0]!;

  test('with an excess of demand all run as they can, and deficit sets the price', () => {
    const {loads, setBy} = hour(1, volatile(1));
    expect(loads).toEqual({dispatchable: 0.1 * 0.89, dispatchable_2: 0.005 * 0.89});
    expect(setBy).toBe('deficit');
  });

  test('with an excess of supply the first dispatchable supplies demand less volatile output and sets the price', () => {
    const ample = hour(2, volatile(1));
    expect(ample.loads.dispatchable).toBeCloseTo(0.17764278589 - 0.01141552511, 9);
    expect(ample.loads.dispatchable_2).toBe(0);
    expect(ample).toMatchObject({setBy: {key: 'dispatchable'}, price: 13.999791});
  });

  test('with an excess of always-on supply surplus sets the price', () => {
    const windy = hour(1, volatile(400)); // 200 units of each of two
    expect(windy).toMatchObject({setBy: 'surplus', price: 0});
    expect(windy.curtailed).toBeCloseTo(volatile(400) - demand, 9);
  });
});

/** spec/integration/storage_spec.rb, "with two storage technologies": 20 and 10 MW are made, 5 and 18 MW used in turn. */
describe('as in the integration spec of storage', () => {
  const given = [
    {demand: 5, alwaysOn: 20},
    {demand: 18, alwaysOn: 10},
  ];
  const two = (prices: readonly [number, number, number, number]): Hour[] =>
    hoursOf(
      [
        // There the first store discharges up to 20 MW; in these two hours none comes to more than 10.
        store('store_1', {volume: 100, bid: prices[0], ask: prices[1]}),
        store('store_2', {volume: 100, bid: prices[2], ask: prices[3]}),
      ],
      given,
    );

  test('with equal prices to charge and to discharge', () => {
    const [first, second] = two([2, 2, 1, 1]);
    expect(first!.loads).toEqual({store_1: -10, store_2: -5});
    expect(second!.loads).toEqual({store_1: 3, store_2: 5});
  });

  test('with different prices to charge and to discharge', () => {
    const [first, second] = two([2, 1, 1, 2]);
    expect(first!.loads).toEqual({store_1: -10, store_2: -5});
    expect(second!.loads).toEqual({store_1: 8, store_2: 0});
  });
});

/** spec/merit/flex/storage_spec.rb: a store of 10 MW and 10 MWh. */
describe('as in the spec of storage', () => {
  test.each([
    {capacity: 10, taken: 2}, // with nothing stored
    {capacity: 0.25, taken: 0.25},
    {capacity: 0.5, taken: 0.5},
  ])('storing 2.0 with a capacity of $capacity takes $taken', ({capacity, taken}) => {
    const hour = only([store('p2p', {capacity})], 2);
    expect([hour.loads.p2p, hour.stored.p2p]).toEqual([-taken, taken]);
  });

  test.each([
    [8, 2],
    [9, 1],
    [10, 0],
  ])('with %d already stored, storing 2.0 takes %d', (held, taken) => {
    const hour = hoursOf([store('p2p')], surplus(held, 2))[1]!;
    expect([hour.loads.p2p, hour.stored.p2p]).toEqual([-taken || 0, held + taken]);
  });

  test.each([
    [1, 1],
    [0.75, 0.75],
  ])('with 1.0 stored and an output efficiency of %d, it gives %d', (efficiency, most) => {
    const hour = hoursOf([store('p2p', {efficiency})], surplus(1, -10))[1]!;
    expect([hour.loads.p2p, hour.stored.p2p]).toEqual([most, 0]);
  });

  test('with an output efficiency of 0.4, a load of 0.5 takes 1.25 of 2.0 stored', () => {
    const hour = hoursOf([store('p2p', {efficiency: 0.4})], surplus(2, -0.5))[1]!;
    expect([hour.loads.p2p, hour.stored.p2p]).toEqual([0.5, 0.75]);
  });
});

test('production that equals demand to the last digit counts as nothing, as in merit', () => {
  expect(only([plant('gas', 200, 55)], 0)).toMatchObject({loads: {gas: 100}, price: 55});
});

test('buyers with equal bids share by what each can still take', () => {
  expect(only([buyer('a', 30, 5), buyer('b', 10, 5)], 20).loads).toEqual({a: -15, b: -5});
});

test('a bid of 0 gets nothing, not even from a surplus', () => {
  expect(only([buyer('a', 30, 0)], 20)).toMatchObject({loads: {a: 0}, curtailed: 20, price: 0});
});
