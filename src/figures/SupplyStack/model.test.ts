import {describe, expect, test} from 'vitest';
import {hourOf, sum, type Plant} from './model';

function plant(name: string, available: number, costs: number, rest: Partial<Plant> = {}): Plant {
  return {name, carrier: 'network-gas', runs: 'when called', available, costs, emissions: 0, ...rest};
}

function weather(name: string, available: number, costs = 0): Plant {
  return plant(name, available, costs, {carrier: 'wind', runs: 'with the weather'});
}

const plants = [
  plant('oil', 0.5, 118, {emissions: 0.75}),
  weather('wind', 6, 30),
  plant('coal', 2.6, 22, {emissions: 0.82}),
  plant('gas', 5.4, 46, {emissions: 0.34}),
];
const DEMANDS = [0, 3, 6, 6.1, 8.6, 10, 14.5, 14.6, 30];

describe('the laws of an hour', () => {
  test.each(DEMANDS)('at a demand of %s GW, what plants supply and what is short make up demand', (demand) => {
    const {stack, shortage, surplus} = hourOf(plants, demand, 40);
    const supplied = sum(stack.map(({output}) => output));
    expect(supplied + shortage).toBeCloseTo(demand, 9);
    expect(Math.min(surplus, shortage)).toBe(0);
  });

  test.each(DEMANDS)('at a demand of %s GW, no plant supplies less than nothing or more than it can', (demand) => {
    for (const {output, available} of hourOf(plants, demand, 40).stack) {
      expect(output).toBeGreaterThanOrEqual(0);
      expect(output).toBeLessThanOrEqual(available);
    }
  });

  test('a plant runs only when all that are cheaper run fully', () => {
    for (const demand of DEMANDS) {
      const {stack} = hourOf(plants, demand, 40);
      const last = stack.findLastIndex(({output}) => output > 0);
      for (const {output, available} of stack.slice(0, Math.max(last, 0))) expect(output).toBe(available);
    }
  });

  test('more demand never makes the price lower', () => {
    const prices = DEMANDS.map((demand) => hourOf(plants, demand, 40).price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('weather comes first, though it may have higher costs', () => {
    expect(hourOf(plants, 6, 0).stack.map(({name}) => name)).toEqual(['wind', 'coal', 'gas', 'oil']);
  });

  test('from 50 €/t on, gas runs before coal: 22 + 0.82 · 50 = 46 + 0.34 · 50', () => {
    const order = (co2Price: number): string[] => hourOf(plants, 6, co2Price).stack.map(({name}) => name);
    expect(order(49)).toEqual(['wind', 'coal', 'gas', 'oil']);
    expect(order(51)).toEqual(['wind', 'gas', 'coal', 'oil']);
  });

  test('what the weather meets exactly calls no plant, whatever the last digit of a sum', () => {
    const {setBy, surplus, shortage} = hourOf(
      [weather('wind', 6.2), weather('solar', 4.1), plant('gas', 5, 50)],
      10.3,
      0,
    );
    expect(setBy).toBe('surplus');
    expect([surplus, shortage]).toEqual([0, 0]);
  });

  test('of two plants with equal costs the first one given runs first', () => {
    const {stack, setBy} = hourOf([plant('b', 1, 20), plant('a', 1, 20)], 1, 0);
    expect(stack.map(({name}) => name)).toEqual(['b', 'a']);
    expect(setBy).toMatchObject({name: 'b'});
  });
});

/** spec/merit/price_curve_spec.rb, "a last-loaded price curve": three plants of 1 MW with costs of 10, 20 and 30. */
describe('as in the price curve’s own spec', () => {
  const three = [plant('three', 1, 30), plant('one', 1, 10), plant('two', 1, 20)];

  test('when no producers have load, surplus sets the price, to 0', () => {
    expect(hourOf(three, 0, 0)).toMatchObject({setBy: 'surplus', price: 0});
  });

  test('when one producer is loaded, it sets the price', () => {
    expect(hourOf(three, 0.5, 0)).toMatchObject({setBy: {name: 'one'}, price: 10});
  });

  test('when all producers are loaded, the last one sets the price', () => {
    expect(hourOf(three, 2.5, 0)).toMatchObject({setBy: {name: 'three'}, price: 30});
  });

  test('a producer that runs fully still sets the price (case 6)', () => {
    expect(hourOf(three, 1, 0)).toMatchObject({setBy: {name: 'one'}, price: 10});
  });

  test('when there is not enough, deficit sets a fallback price of 3000 (case 4)', () => {
    expect(hourOf(three, 4, 0)).toMatchObject({setBy: 'deficit', price: 3000, shortage: 1});
  });

  test('the fallback price is never below the costs of the dearest plant there is', () => {
    expect(hourOf([plant('dear', 1, 4000)], 2, 0)).toMatchObject({setBy: 'deficit', price: 4000});
    expect(hourOf([plant('dear', 0, 4000), plant('other', 1, 50)], 2, 0)).toMatchObject({price: 3000});
  });
});

/** spec/merit/calculator_spec.rb, with its numbers: MW, from profiles times a year's production in MJ. */
describe('as in the calculator’s own spec', () => {
  const demand = 6.4e6 * 2.77566852955e-8;
  const volatile = (units: number): number => 3.1709791984e-8 * 0.1 * 1000 * 3600 * units;
  const spec = (units: {dispatchable: number; volatile: number}): Plant[] => [
    plant('dispatchable', 0.1 * 0.89 * units.dispatchable, 13.999791),
    plant('dispatchable_2', 0.005 * 0.89, 15.999791),
    weather('volatile', volatile(units.volatile), 19.999791),
    weather('volatile_two', 0, 21.21),
  ];
  const outputs = (plants: readonly Plant[]): Record<string, number> =>
    Object.fromEntries(hourOf(plants, demand, 0).stack.map(({name, output}) => [name, output]));

  test('with an excess of demand all run as they can, and deficit sets the price', () => {
    const scarce = spec({dispatchable: 1, volatile: 1});
    expect(outputs(scarce)).toMatchObject({dispatchable: 0.1 * 0.89, volatile: volatile(1), volatile_two: 0});
    expect(hourOf(scarce, demand, 0).setBy).toBe('deficit');
  });

  test('with an excess of supply the first dispatchable supplies demand less volatile output and sets the price', () => {
    const ample = spec({dispatchable: 2, volatile: 1});
    expect(outputs(ample).dispatchable).toBeCloseTo(0.17764278589 - 0.01141552511, 9);
    expect(outputs(ample).dispatchable_2).toBe(0);
    expect(hourOf(ample, demand, 0)).toMatchObject({setBy: {name: 'dispatchable'}, price: 13.999791});
  });

  test('with an excess of always-on supply surplus sets the price', () => {
    const windy = hourOf(spec({dispatchable: 1, volatile: 200}), demand, 0);
    expect(windy).toMatchObject({setBy: 'surplus', price: 0});
    expect(windy.surplus).toBeCloseTo(volatile(200) - demand, 9);
  });
});
