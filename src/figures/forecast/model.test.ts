import {describe, expect, test} from 'vitest';
import {changesOf, planOf, plansOf, type Battery} from './model';

const YEAR = 365;

/** Half-days one after another, for a year. */
const yearOf = (hours: readonly number[], times = 2 * YEAR): number[] =>
  Array.from({length: times}, () => hours).flat();
const six = (load: number): number[] => Array<number>(6).fill(load);

/** quintel/merit spec/merit/flex/optimizing_storage_spec.rb. */
describe('as in merit’s own spec', () => {
  const storedBy = (residual: readonly number[], battery: Partial<Battery>): number[] =>
    planOf(residual, {capacity: 1000, volume: 10_000, efficiency: 1, ...battery}).stored.map(
      (content) => Math.round(content * 1e6) / 1e6,
    );
  const year = yearOf([...six(10_000), ...six(5000)]);

  test('limited by capacity (lines 7–22)', () => {
    expect(storedBy(year, {}).slice(24, 36)).toEqual([
      5000, 4000, 3000, 2000, 1000, 0, 1000, 2000, 3000, 4000, 5000, 6000,
    ]);
  });

  test('limited by a lower capacity (lines 60–75)', () => {
    expect(storedBy(year, {capacity: 100, volume: 1000}).slice(24, 36)).toEqual([
      500, 400, 300, 200, 100, 0, 100, 200, 300, 400, 500, 600,
    ]);
  });

  test('limited by volume (lines 77–92)', () => {
    expect(storedBy(year, {capacity: 100, volume: 300}).slice(24, 36)).toEqual([
      300, 300, 300, 200, 100, 0, 0, 0, 0, 100, 200, 300,
    ]);
  });

  test('limited by efficiency: discharging takes more out than it gives (lines 120–145)', () => {
    const stored = storedBy(yearOf([...Array<number>(5).fill(15_000), 30_000, ...six(5000)], 7), {
      volume: 5000,
      efficiency: 0.8,
    });
    const changes = stored.map((content, hour) => content - stored.at(hour - 1)!);
    expect(Math.min(...changes)).toBeCloseTo(-1000 / 0.8, 2);
    expect(Math.max(...changes)).toBeCloseTo(1000, 2);
  });
});

describe('by hand', () => {
  test('two hours: a quarter of what is left between them at a time, until the low one is at 95 % of the high one', () => {
    // 100 and 60: 10 go, 90 and 70; 5 go, 85 and 75; 2.5 go, 82.5 and 77.5; 77.5 is less than 78.375, 1.25 go; 78.75 is no low hour of 81.25.
    const {load, pairs} = planOf([60, 100], {capacity: 50, volume: 100, efficiency: 1});
    expect(pairs.map(({charge}) => charge)).toEqual([10, 5, 2.5, 1.25]);
    expect(load).toEqual([78.75, 81.25]);
  });

  test('below zero any lower hour is a low one: a surplus is flattened, too', () => {
    expect(planOf([-60, -20], {capacity: 5, volume: 100, efficiency: 1}).load).toEqual([-55, -25]);
  });

  test('the high hour finds a low one 73 hours before, and none that is farther', () => {
    const residual = Array<number>(400).fill(100);
    for (const [away, count] of [
      [73, 1],
      [74, 0],
    ] as const) {
      const low = residual.map((load, hour) => (hour === 200 - away ? 0 : hour === 200 ? 105 : load));
      const {pairs} = planOf(low, {capacity: 1, volume: 10, efficiency: 1});
      expect(pairs.filter(({high}) => high === 200)).toHaveLength(count);
    }
  });
});

describe.each([
  {capacity: 3, volume: 36, efficiency: 0.85},
  {capacity: 6, volume: 6, efficiency: 0.85},
  {capacity: 1, volume: 30, efficiency: 1},
])('whatever the load, with $capacity GW and $volume GWh', (battery) => {
  const {capacity, volume, efficiency} = battery;
  const residual = Array.from({length: 216}, (_, hour) => 8 * Math.sin(hour / 4) + 6 * Math.sin(hour / 31) + 2);
  const {load, stored, pairs} = planOf(residual, battery);

  test('it stores between nothing and its volume, and no power is above its capacity', () => {
    for (const content of stored) {
      expect(content).toBeGreaterThanOrEqual(0);
      expect(content).toBeLessThanOrEqual(volume + 1e-9);
    }
    load.forEach((after, hour) => expect(Math.abs(after - residual[hour]!)).toBeLessThanOrEqual(capacity + 1e-9));
  });

  test('what is stored changes by what it takes, and by what it gives with its loss', () => {
    load.forEach((after, hour) => {
      const power = after - residual[hour]!;
      const change = power > 0 ? power : power / efficiency;
      expect(stored[hour]! - stored.at(hour - 1)!).toBeCloseTo(change, 9);
    });
  });

  test('every pair is at most 73 hours apart, and the peak does not rise', () => {
    for (const {low, high} of pairs) expect((high - low + 216) % 216).toBeLessThanOrEqual(73);
    expect(Math.max(...load)).toBeLessThan(Math.max(...residual));
  });
});

test('no battery changes nothing', () => {
  expect(planOf([1, 5, 2], {capacity: 0, volume: 0, efficiency: 0.85})).toEqual({
    load: [1, 5, 2],
    stored: [0, 0, 0],
    pairs: [],
  });
});

describe('several stores', () => {
  /** quintel/etengine spec/models/qernel/merit_facade/storage_optimization_spec.rb. */
  test('the second charges and discharges in other hours than the first (lines 250–283)', () => {
    const year = yearOf([...six(1000), ...six(500)]);
    const [first, second] = plansOf(year, [
      {capacity: 250, volume: 500, efficiency: 1},
      {capacity: 100, volume: 500, efficiency: 1},
    ]).map(({stored}) => changesOf(stored).slice(24, 36).map(Math.sign));
    expect(second).not.toEqual(first);
    for (const signs of [first!, second!]) {
      expect(signs).toContain(1);
      expect(signs).toContain(-1);
    }
    second!.forEach((sign, hour) => expect(sign && sign === -first![hour]!).toBeFalsy());
  });

  test('the second sees what the first takes out before its loss', () => {
    // The first charges 10 at 60 and gives 5 at 100. The second sees 70 and 90: 5 of 20 go, 80 and 85; 1.25 of 5 go, 82.5 and 83.75.
    const battery = {capacity: 10, volume: 100, efficiency: 0.5};
    const [first, second] = plansOf([60, 100], [battery, {...battery, capacity: 100}]);
    expect(first!.load).toEqual([70, 95]);
    expect(second!.load).toEqual([82.5, 83.75]);
  });
});
