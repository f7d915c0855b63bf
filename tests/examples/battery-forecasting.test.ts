/** docs/battery-forecasting: how hours are paired, what the next technology sees, and what a local forecast sees. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/battery-forecasting');
const YEAR = 8760;

interface Battery {
  readonly capacity: number; // MW, to charge and to discharge
  readonly volume: number; // MWh
  readonly efficiency?: number;
  readonly mayCharge?: readonly number[]; // MW by hour, besides its capacity
  readonly mayDischarge?: readonly number[];
}

interface Step {
  readonly high: number; // hours, from 0
  readonly low: number;
  readonly loads: readonly [high: number, low: number]; // MW, by then
  readonly free: readonly [discharge: number, charge: number]; // MW, by then
  readonly room: number; // MWh
  readonly discharge: number; // MW
  readonly charge: number; // MW
}

const RULES = {hours: 73, share: 0.95, part: 4, negligible: 1e-5};

/** The steps of a forecast, one after another, quintel/merit lib/merit/flex/optimizing_storage.rb: `.run`. */
function stepsOf(residual: readonly number[], {capacity, volume, efficiency = 1, ...may}: Battery): Step[] {
  const loads = [...residual];
  const stored = loads.map(() => 0);
  const charging = loads.map((_, hour) => Math.min(may.mayCharge?.[hour] ?? capacity, capacity));
  const discharging = loads.map((_, hour) => Math.min(may.mayDischarge?.[hour] ?? capacity, capacity));
  const queue = [...loads.keys()]
    .filter((hour) => discharging[hour]! > 0)
    .sort((a, b) => loads[a]! - loads[b]! || a - b);
  const steps: Step[] = [];
  for (let high = queue.pop(); high !== undefined; high = queue.pop()) {
    let [low, room]: [number | undefined, number] = [undefined, Infinity];
    for (let back = 1; back <= RULES.hours; back += 1) {
      const hour = (high - back + loads.length) % loads.length;
      if (stored[hour]! >= volume) break;
      room = Math.min(room, volume - stored[hour]!);
      const isLow = loads[hour]! < loads[high]! * RULES.share && charging[hour]! > 0;
      if (isLow && (low === undefined || loads[hour]! < loads[low]!)) low = hour;
    }
    if (low === undefined) continue;
    const pair = [loads[high]!, loads[low]!] as const;
    const free = [discharging[high]!, charging[low]!] as const;
    const discharge = Math.min(...limitsOf({loads: pair, free, room}, efficiency));
    if (discharge < RULES.negligible) continue;
    const charge = discharge / efficiency;
    steps.push({high, low, loads: pair, free, room, discharge, charge});

    for (let hour = low; hour !== high; hour = (hour + 1) % loads.length) stored[hour]! += charge;
    loads[low]! += charge;
    loads[high]! -= discharge;
    charging[low]! -= charge;
    discharging[low] = 0;
    discharging[high]! -= discharge;
    charging[high] = 0;
    if (discharging[high]! > 0) {
      const above = firstAbove(queue, loads, high);
      queue.splice(above > 0 ? above - 1 : queue.length, 0, high);
    }
  }
  return steps;
}

/** P_d, η · P_c, η · F and (H − L) / 4, the same file: `.run`. */
function limitsOf(
  {loads: [high, low], free, room}: Pick<Step, 'loads' | 'free' | 'room'>,
  efficiency: number,
): number[] {
  return [free[0], efficiency * free[1], efficiency * room, (high - low) / RULES.part];
}

/** Where Ruby’s `bsearch_index` finds a higher load in a queue, which is only almost in order; −1 for nowhere. */
function firstAbove(queue: readonly number[], loads: readonly number[], than: number): number {
  let [from, to] = [0, queue.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (loads[queue[middle]!]! > loads[than]!) to = middle;
    else from = middle + 1;
  }
  return from < queue.length ? from : -1;
}

/** What is stored at the end of each hour, the same file: `.run`. */
function storedBy(steps: readonly Step[], hours = YEAR): number[] {
  const stored = Array<number>(hours).fill(0);
  for (const {high, low, charge} of steps) {
    for (let hour = low; hour !== high; hour = (hour + 1) % hours) stored[hour]! += charge;
  }
  return stored;
}

/**
 * Loads of a battery from what it stores: above 0 it discharges. The ones behind it see those without a loss.
 * quintel/etengine app/models/qernel/merit_facade/storage_optimization.rb: `.reserve_to_load`.
 */
function loadsOf(stored: readonly number[], efficiency = 1): number[] {
  return stored.map((content, hour) => {
    const given = stored.at(hour - 1)! - content;
    return given > 0 ? given * efficiency : given;
  });
}

describe('five hours around a peak', () => {
  const table = pageTable(PAGE, 'example-steps');
  const [capacity, volume, efficiency] = pageNumbers(
    PAGE,
    /A battery takes and gives (\S+ MW), holds (\S+ MWh) and has an efficiency of (\S+%)\./,
  ) as [number, number, number];
  const [first, second, third, fourth, fifth, last, others] = pageNumbers(
    PAGE,
    /The residual load is (\d+), (\d+), (\d+), (\d+) and (\S+ MW) in hours 1 to (\d+), and (\S+ MW) in all others\./,
  ) as [number, number, number, number, number, number, number];
  const before = [first, second, third, fourth, fifth];
  const residual = Array.from({length: YEAR}, (_, hour) => before[hour] ?? others);
  const steps = stepsOf(residual, {capacity, volume, efficiency});

  test('has three steps, and no more', () => {
    expect(steps).toHaveLength(3);
    expect(table.heads.slice(2)).toEqual(['Step 1', 'Step 2', 'Step 3']);
    expect(before).toHaveLength(last);
  });

  test.each(steps.map((step, place) => [`Step ${place + 1}`, step] as const))('%s', (head, step) => {
    const [, byCharging, byRoom, quarter] = limitsOf(step, efficiency) as [number, number, number, number];
    const results: Record<string, number> = {
      'High hour': step.high + 1,
      'Load of the high hour (MW)': step.loads[0],
      'Low hour': step.low + 1,
      'Load of the low hour (MW)': step.loads[1],
      'Discharge capacity (MW)': step.free[0],
      'Charge capacity (MW)': step.free[1],
      'Room (MWh)': step.room,
      'Limit of charging (MW)': byCharging,
      'Limit of room (MW)': byRoom,
      'Quarter of the gap (MW)': quarter,
      'Discharge (MW)': step.discharge,
      'Charge (MW)': step.charge,
    };
    expect(table.rows.map(({text}) => text('Quantity'))).toEqual(Object.keys(results));
    for (const [quantity, result] of Object.entries(results)) expectCell(table.row(quantity), head, result, EXACT);
  });

  test('the calculations have the numbers of the text', () => {
    expect(table.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([
      efficiency,
      efficiency,
      RULES.part,
      efficiency,
    ]);
  });

  const hours = pageTable(PAGE, 'example-hours');
  const all = hours.row('All');
  const rows = hours.rows.filter((row) => row !== all);
  const charged = (hour: number): number => steps.reduce((sum, {low, charge}) => sum + (low === hour ? charge : 0), 0);
  const given = (hour: number): number =>
    steps.reduce((sum, {high, discharge}) => sum + (high === hour ? discharge : 0), 0);
  const after = before.map((load, hour) => load + charged(hour) - given(hour));

  test.each(rows.map((row, hour) => [row.text('Hour'), row, hour] as const))(
    'hour %s in the end',
    (name, row, hour) => {
      expect(hour + 1).toBe(Number(name));
      expectCell(row, 'Load before', before[hour]!, EXACT);
      expectCell(row, 'Charges', charged(hour), EXACT);
      expectCell(row, 'Discharges', given(hour), EXACT);
      expectCell(row, 'Load after', after[hour]!, EXACT);
      expectCell(row, 'Stored at the end', storedBy(steps)[hour]!, EXACT);
    },
  );

  test.each(['Load before', 'Charges', 'Discharges', 'Load after'])('%s: all hours together', (head) => {
    expect(rows).toHaveLength(before.length);
    const sum = rows.reduce((total, row) => total + row.number(head), 0);
    expectCell(all, head, sum, EXACT);
  });

  test('the text tells what the steps show', () => {
    const [level, used] = pageNumbers(
      PAGE,
      /After step 2, hours 4 and 5 are level at (\S+ MW), but hour 4 has used its (\S+ MW)\./,
    );
    expect([after[3], fifth]).toEqual([level, level]);
    expect(given(3)).toBe(used);
    const [unused] = pageNumbers(PAGE, /hour 5 finds no partner any more, although it could discharge (\S+ MW)\./);
    expect(rounded(capacity - given(4), EXACT)).toBe(unused);
    expect(storedBy(steps).flatMap((content, hour) => (content >= volume ? [hour + 1] : []))).toEqual([2, 3]);
  });
});

describe('the rules', () => {
  test('have the numbers of the text', () => {
    const [hours, share, negligible] = pageNumbers(
      PAGE,
      /Go back hour by hour, at most (\d+) hours\..*? its load is _less_ than (\S+) of the high one\..*? If it is less than (\S+ MW), the high hour is done\./,
    );
    const [part] = pageNumbers(PAGE, /\(H - L\) \/ (\d+) \\end/);
    expect({hours, share, part, negligible}).toEqual(RULES);
    expect(pageNumbers(PAGE, /No setting changes the (\d+) hours, the (\S+) or the quarter/)).toEqual([
      RULES.hours,
      RULES.share,
    ]);
  });

  /** quintel/merit spec/merit/flex/optimizing_storage_spec.rb. */
  describe('as in merit’s own spec', () => {
    const year = Array.from({length: YEAR}, (_, hour) => (hour % 12 < 6 ? 10_000 : 5000));
    const turns = Array.from({length: YEAR}, (_, hour) => (hour % 2 ? 1000 : 500));
    const stored = (battery: Battery): number[] => storedBy(stepsOf(year, battery)).slice(24, 36);

    test('limited by capacity (lines 7–22)', () => {
      expect(stored({capacity: 1000, volume: 10_000})).toEqual([
        5000, 4000, 3000, 2000, 1000, 0, 1000, 2000, 3000, 4000, 5000, 6000,
      ]);
    });

    test('limited by what each hour may discharge (lines 24–40)', () => {
      const limited = stored({capacity: 1000, volume: 10_000, mayDischarge: turns});
      expect(limited.slice(0, 6)).toEqual([4000, 3000, 2500, 1500, 1000, 0]);
    });

    test('limited by what each hour may charge (lines 42–58)', () => {
      const limited = stored({capacity: 1000, volume: 10_000, mayCharge: turns});
      expect(limited.slice(6)).toEqual([500, 1500, 2000, 3000, 3500, 4500]);
    });

    test('limited by volume (lines 77–92)', () => {
      expect(stored({capacity: 100, volume: 300})).toEqual([300, 300, 300, 200, 100, 0, 0, 0, 0, 100, 200, 300]);
    });
  });

  /** quintel/etengine spec/models/qernel/merit_facade/storage_optimization_spec.rb. */
  describe('as in etengine’s own spec', () => {
    const day = [15_000, 15_000, 15_000, 15_000, 15_000, 30_000, 5000, 5000, 5000, 5000, 5000, 5000];
    const year = Array.from({length: YEAR}, (_, hour) => day[hour % 12]!);

    test('with an efficiency of 0.8 (lines 208–227)', () => {
      const stored = storedBy(stepsOf(year, {capacity: 1000, volume: 5000, efficiency: 0.8}));
      expect(stored.slice(24, 36)).toEqual([5000, 4500, 3750, 3000, 2250, 1000, 1750, 2500, 3000, 3750, 4000, 5000]);
      expect(loadsOf(stored, 0.8).slice(24, 36)).toEqual([
        0, 400, 600, 600, 600, 1000, -750, -750, -500, -750, -250, -1000,
      ]);
    });

    test.each([
      {line: 61, stored: [1, 2, 3, 2, 1, 0], loads: [-1, -1, -1, 1, 1, 1]},
      {line: 69, stored: [1, 2, 1, 0], efficiency: 0.75, loads: [-1, -1, 0.75, 0.75]},
      {line: 80, stored: [1, 2, 1, 0], efficiency: 0.1, loads: [-1, -1, 0.1, 0.1]},
      {line: 92, stored: [1, 1, 0, 0], loads: [-1, 0, 1, 0]},
    ])('loads from what is stored (line $line)', ({stored, efficiency, loads}) => {
      expect(loadsOf(stored, efficiency)).toEqual(loads);
    });
  });
});

test('the next technology sees the discharge before its loss', () => {
  const [efficiency, delivered, seen] = pageNumbers(
    PAGE,
    /a battery of (\S+) that delivers (\S+ MW) lowers the load that the next one sees by (\S+ MW)\./,
  ) as [number, number, number];
  const stored = [0, seen];
  expect([loadsOf(stored, efficiency)[0], loadsOf(stored)[0]]).toEqual([delivered, seen]);
});

interface Seen {
  readonly homes: readonly number[];
  readonly system: readonly number[];
}

/**
 * The residual loads that forecasts see: with a local one, that of the system lacks homes. quintel/etengine
 * app/models/qernel/merit_facade/storage_optimization_distribution.rb: `#filter_adapters`.
 */
function seenBy(homes: readonly number[], others: readonly number[], isLocal: boolean): Seen {
  return {homes, system: others.map((load, hour) => (isLocal ? load : load + homes[hour]!))};
}

/** quintel/etengine spec/models/qernel/merit_facade/storage_optimization_distribution_spec.rb. */
describe('homes and system as in etengine’s own spec', () => {
  const year = Array.from({length: YEAR}, (_, hour) => (hour % 12 < 6 ? 10_000 : 5000));
  const none = year.map(() => 0);
  const battery = {capacity: 1000, volume: 5000};
  const works = [0, 1000, 1000, 1000, 1000, 1000, 0, -1000, -1000, -1000, -1000, -1000];
  const idle = works.map(() => 0);
  const loads = (seen: readonly number[]): number[] => loadsOf(storedBy(stepsOf(seen, battery))).slice(24, 36);

  test('without a local forecast, the system sees homes (lines 64–83)', () => {
    expect(loads(seenBy(year, none, false).system)).toEqual(works);
  });

  test('with one, both have loads of their own (lines 106–139)', () => {
    const {homes, system} = seenBy(year, year, true);
    expect([homes, system].map(loads)).toEqual([works, works]);
  });

  test('with one and demand of homes alone, the other stands still (lines 141–176)', () => {
    const {homes, system} = seenBy(year, none, true);
    expect([homes, system].map(loads)).toEqual([works, idle]);
  });
});
