/**
 * contrib/always-on-battery-parks: six hours of a park, and its year. The rule is that of quintel/etengine
 * app/models/qernel/merit_facade/always_on_battery_park.rb: `#calculate`, with the battery of quintel/merit
 * lib/merit/flex/storage.rb and simple_reserve.rb.
 */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/always-on-battery-parks');

interface Battery {
  readonly charging: number; // MW
  readonly discharging: number; // MW
  readonly volume: number; // MWh
  readonly inputEfficiency?: number;
  readonly efficiency?: number; // discharging
  readonly decay?: number; // of an hour
}

interface Hour {
  readonly straight: number;
  readonly charged: number;
  readonly curtailed: number;
  readonly discharged: number;
  readonly content: number;
  readonly toGrid: number;
}

function hoursOf(production: readonly number[], connection: number, battery: Battery): Hour[] {
  const {charging, discharging, volume, inputEfficiency = 1, efficiency = 1, decay = 0} = battery;
  let content = 0;
  return production.map((made) => {
    content *= 1 - decay;
    const straight = Math.min(made, connection);
    const above = made - straight;
    const charged = Math.min(above, charging, (volume - content) / inputEfficiency);
    const discharged = made < connection ? Math.min(connection - straight, discharging, content * efficiency) : 0;
    content += charged * inputEfficiency - discharged / efficiency;
    return {straight, charged, curtailed: above - charged, discharged, content, toGrid: straight + discharged};
  });
}

const table = pageTable(PAGE, 'example-hours');
const made = table.rows.map(({number}) => number('Made'));
const [park, connectionShare, connection, batteryShare, capacity, volumeHours, volume, efficiency, decay] = pageNumbers(
  PAGE,
  /A solar park of (\S+ MW) has a connection of (\S+%), or (\S+ MW)\. Its battery of (\S+%) charges and discharges at up to (\S+ MW), and holds (\S+ hours) of that, or (\S+ MWh)\. As in the document, (\S+%) of what leaves the battery comes out as electricity, and (\S+%) leaks away in an hour\./,
) as [number, number, number, number, number, number, number, number, number];
const hours = hoursOf(made, connection, {charging: capacity, discharging: capacity, volume, efficiency, decay});

describe('six hours', () => {
  test('capacities follow from the park', () => {
    expect([park * connectionShare, park * batteryShare, park * batteryShare * volumeHours]).toEqual([
      connection,
      capacity,
      volume,
    ]);
    expect(Math.max(...made)).toBeLessThanOrEqual(park);
  });

  test.each(hours.map((hour, index) => ({...hour, index})))('hour $index', ({index, ...hour}) => {
    const row = table.rows[index]!;
    expect(row.number('Hour')).toBe(index + 1);
    expectCell(row, 'Straight', hour.straight, EXACT);
    expectCell(row, 'Charged', hour.charged, EXACT);
    expectCell(row, 'Curtailed', hour.curtailed, EXACT);
    expectCell(row, 'Discharged', hour.discharged, EXACT);
    expectCell(row, 'Content', hour.content, EXACT);
    expectCell(row, 'To the grid', hour.toGrid, EXACT);
  });
});

/** What flows in a year: quintel/etengine merit_facade/storage_adapter.rb: `#inject_dumped_energy_attributes!`. */
test('the year passes on what the hours lose by conversion', () => {
  const year = pageTable(PAGE, 'example-year');
  const sum = (of: keyof Hour): number =>
    rounded(
      hours.reduce((total, hour) => total + hour[of], 0),
      EXACT,
    );
  const conversion = sum('discharged') / (sum('charged') * efficiency);
  const discharged = sum('charged') * conversion;
  const total = made.reduce((all, hour) => all + hour, 0);
  const results: Record<string, readonly [hours: number, year: number]> = {
    Made: [total, total],
    Straight: [sum('straight'), sum('straight')],
    Charged: [sum('charged'), sum('charged')],
    Curtailed: [sum('curtailed'), sum('curtailed')],
    Discharged: [sum('discharged'), discharged],
    'To the grid': [sum('toGrid'), sum('straight') + discharged],
    Lost: [sum('charged') - sum('discharged'), sum('charged') - discharged],
  };
  expect(year.rows.map(({text}) => text('Quantity'))).toEqual(Object.keys(results));
  for (const [quantity, [ofHours, ofYear]] of Object.entries(results)) {
    expectCell(year.row(quantity), 'Sum of the hours', ofHours, EXACT);
    expectCell(year.row(quantity), 'Annual flow', ofYear, EXACT);
  }
});

test('the text tells what a unit costs, and what a park of 100 MW has', () => {
  const [perUnit, price, costs] = pageNumbers(PAGE, /as it is: (\S+) × (\S+ €) = (\S+) million € for one unit/) as [
    number,
    number,
    number,
  ];
  expect((perUnit * price) / 1e6).toBe(costs);
  const [unit] = pageNumbers(PAGE, /million € for one unit of (\S+ MW)\./) as [number];
  const [wind, units, content] = pageNumbers(PAGE, /a park of (\S+ MW) has (\S+ units) with (\S+ MWh)\./) as [
    number,
    number,
    number,
  ];
  expect([wind / unit, rounded((wind / unit) * perUnit, EXACT)]).toEqual([units, content]);
});

/** quintel/etengine spec/models/qernel/merit_facade/always_on_battery_park_spec.rb. */
describe('the cases of etengine’s own spec', () => {
  const free = {charging: Infinity, discharging: Infinity};
  test.each([
    {line: 21, production: [1, 1, 1, 1], limit: 1, volume: 0, grid: [1, 1, 1, 1], content: [0, 0, 0, 0]},
    {line: 52, production: [2, 2, 2, 2], limit: 1, volume: 0, grid: [1, 1, 1, 1], curtailed: [1, 1, 1, 1]},
    {line: 120, production: [2, 0, 2, 0], limit: 1, volume: 4, grid: [1, 1, 1, 1], content: [1, 0, 1, 0]},
    {line: 154, production: [2, 2, 2, 2], limit: 1, volume: 1, grid: [1, 1, 1, 1], curtailed: [0, 1, 1, 1]},
    {
      line: 225,
      production: [3, 3, 3, 3],
      limit: 1,
      volume: 4,
      charging: 1,
      content: [1, 2, 3, 4],
      curtailed: [1, 1, 1, 1],
    },
    {line: 296, production: [4, 0, 0, 0], limit: 1, volume: 2, grid: [1, 1, 1, 0], curtailed: [1, 0, 0, 0]},
    {line: 330, production: [4, 0, 0, 0], limit: 2, volume: 4, discharging: 1, grid: [2, 1, 1, 0]},
    {line: 399, production: [2, 0, 2, 0], limit: 1, volume: 10, inputEfficiency: 0.5, grid: [1, 0.5, 1, 0.5]},
    {
      line: 434,
      production: [2, 0, 2, 0],
      limit: 1,
      volume: 10,
      efficiency: 0.5,
      grid: [1, 0.5, 1, 0.5],
      content: [1, 0, 1, 0],
    },
  ])('line $line', ({production, limit, grid, content, curtailed, ...battery}) => {
    const result = hoursOf(production, limit, {...free, ...battery});
    if (grid) expect(result.map(({toGrid}) => toGrid)).toEqual(grid);
    if (content) expect(result.map((hour) => hour.content)).toEqual(content);
    if (curtailed) expect(result.map((hour) => hour.curtailed)).toEqual(curtailed);
  });
});
