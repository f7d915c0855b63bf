/** contrib/load-shifting.md: capacities, eleven hours, the end of the year, the switch of two inputs, and results. */
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers} from '../support/example';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/load-shifting');
const YEAR = 8760;

const capacities = pageTable(PAGE, 'example-capacities');
const value = (name: string): number => capacities.row(name).number('Value');
const [peak, availability, units, share, hours] = [
  'Peak of the limiting curve',
  'availability',
  'number_of_units',
  'input_capacity_from_share',
  'load_shifting_hours',
].map(value) as [number, number, number, number, number];

interface Node {
  readonly reduce: number; // MW
  readonly increase: number; // MW
  readonly limit: number; // MWh
}

const node: Node = {
  reduce: peak * availability * units,
  increase: peak * availability * units * share,
  limit: peak * availability * units * hours,
};

/** quintel/merit lib/merit/flex/load_shifting.rb: `Flexible#mandatory_input_at` before it meets the capacity. */
function over({increase}: Pick<Node, 'increase'>, deficit: number, hour: number): number {
  return Math.max(deficit - increase * (YEAR - hour), 0);
}

/** The same file, `Flexible#available_at`, in an hour in which nothing is taken. */
function canGive({reduce, limit}: Node, deficit: number, sources: number): number {
  return Math.max(Math.min(reduce, sources, limit - deficit), 0);
}

/** The same file, `Flexible#assign_excess`. */
function takes({increase}: Node, deficit: number, offered: number): number {
  return Math.min(offered, increase, deficit);
}

describe('capacities', () => {
  test.each([
    ['Capacity to reduce', node.reduce],
    ['Capacity to increase', node.increase],
    ['Limit of the deficit', node.limit],
  ])('%s', (name, result) => {
    const row = capacities.row(name);
    expectCell(row, 'Value', result, EXACT);
    expectCell(row, 'Value', calculate(row.text('Calculation')), EXACT);
  });
});

describe('eleven hours', () => {
  const {rows} = pageTable(PAGE, 'example-hours');
  const [asks, cheap, cheapAsks, dear, dearAsks] = pageNumbers(
    PAGE,
    /offers and bids at (\S+ €\/MWh)\. A plant of (\S+ MW) offers at (\S+ €\/MWh), another of (\S+ MW) at (\S+ €\/MWh)/,
  ) as [number, number, number, number, number];
  const CHEAP = `Plant at ${cheapAsks} €/MWh`;
  const DEAR = `Plant at ${dearAsks} €/MWh`;

  test('the peak is the highest hour of the sources', () => {
    expect(Math.max(...rows.map((row) => row.number('Sources, unshifted')))).toBe(peak);
    expect([cheapAsks, asks, dearAsks].toSorted((a, b) => a - b)).toEqual([cheapAsks, asks, dearAsks]);
  });

  test('surplus, then suppliers by what they ask, then what is left of cheaper ones', () => {
    let deficit = 0;
    rows.forEach((row, place) => {
      expect(row.number('Hour')).toBe(place + 1);
      const sources = row.number('Sources, unshifted');
      const wanted = sources + row.number('Other demand less wind');

      const surplus = Math.max(-wanted, 0);
      let taken = takes(node, deficit, surplus);
      let first = Math.min(Math.max(wanted, 0), cheap);
      const given = taken > 0 ? 0 : Math.min(wanted > 0 ? wanted - first : 0, canGive(node, deficit, sources));
      const last = wanted > 0 ? wanted - first - given : 0;
      expect(last).toBeLessThanOrEqual(dear);
      if (given === 0) {
        const more = Math.min(cheap - first, node.increase - taken, deficit - taken);
        taken += more;
        first += more;
      }
      const before = deficit;
      deficit += given - taken;

      expectCell(row, CHEAP, first, EXACT);
      expectCell(row, 'Given', given, EXACT);
      expectCell(row, 'Taken', taken, EXACT);
      expectCell(row, DEAR, last, EXACT);
      expectCell(row, 'Deficit', deficit, EXACT);

      const buyerSets = taken > 0 && taken < node.increase;
      const supplierSets = last > 0 ? dearAsks : given > 0 ? asks : first > 0 ? cheapAsks : 0;
      expectCell(row, 'Price', buyerSets ? asks : supplierSets, EXACT);

      const limits: Record<string, boolean> = {
        'What is missing': given > 0 && given === wanted - cheap,
        'Capacity to reduce': given === node.reduce,
        'Demand of the sources': given === sources,
        'Limit of the deficit': wanted > cheap && before + given === node.limit,
        'Nothing is left over': wanted === cheap,
        'Capacity to increase': taken === node.increase,
        'What is left over': taken > 0 && taken === cheap - wanted,
        'The deficit': taken > 0 && taken === before,
      };
      expect(
        Object.keys(limits).filter((limit) => limits[limit]),
        `hour ${place + 1}`,
      ).toEqual([row.text('What limits it')]);
    });
  });

  test('the text names the hours in which the buyer sets the price, and what the cheap plant has left', () => {
    const [one, other, room] = pageNumbers(
      PAGE,
      /In hours (\d+) and (\d+) the buyer sets the price.*?the cheap plant has (\d+ MW) left/,
    );
    const set = rows.filter((row) => row.number('Price') === asks && row.number('Taken') > 0);
    expect(set.map((row) => row.number('Hour'))).toEqual([one, other]);
    expect(cheap - set[1]!.number(CHEAP)).toBe(room);
  });

  test('the results of these hours', () => {
    const results = pageTable(PAGE, 'example-results');
    const sum = (head: string): number => columnSum(rows, head);
    const given = sum('Given');
    const expected = {
      electricity_output_curve: given,
      electricity_input_curve: sum('Taken'),
      demand: (given * 3600) / share,
      full_load_hours: given / (peak * share * units),
      electricity_output_capacity: peak,
      typical_input_capacity: peak * share,
    };
    expect(results.rows.map((row) => row.text('Attribute'))).toEqual(Object.keys(expected));
    for (const [name, result] of Object.entries(expected)) {
      const row = results.row(name);
      expectCell(row, 'Value', result, EXACT);
      if (/\d/.test(row.text('Calculation'))) expectCell(row, 'Value', calculate(row.text('Calculation')), EXACT);
    }
    expect(pageNumbers(PAGE, /at the capacity to reduce it ran (\d+ h)/)).toEqual([given / node.reduce]);
  });
});

describe('the end of the year', () => {
  const {rows} = pageTable(PAGE, 'example-end');
  const [wanted, sources, others, rest] = pageNumbers(
    PAGE,
    /(\d+ MW) are wanted in each of the last five hours, by sources of (\d+ MW) and others of (\d+ MW).*?The rest, here (\d+ MWh)/,
  ) as [number, number, number, number];

  test('what can no longer be taken later is taken at once, up to the capacity', () => {
    expect(sources + others).toBe(wanted);
    let deficit = 0;
    rows.forEach((row, place) => {
      const hour = row.number('Hour');
      expect(hour).toBe(YEAR - rows.length + place + 1);
      expectCell(row, 'Deficit before', deficit, EXACT);
      expectCell(row, 'Can be taken in later hours', node.increase * (YEAR - hour), EXACT);
      const forced = over(node, deficit, hour);
      expectCell(row, 'Over that', forced, EXACT);
      const taken = takes(node, deficit, forced);
      const given = taken > 0 ? 0 : canGive(node, deficit, sources);
      expectCell(row, 'Given', given, EXACT);
      expectCell(row, 'Taken', taken, EXACT);
      deficit += given - taken;
      expectCell(row, 'Deficit after', deficit, EXACT);
    });
    expect(deficit).toBe(rest);
    expect(deficit).toBeLessThanOrEqual(node.reduce);
  });

  /** quintel/merit spec/merit/flex/load_shifting/flexible_spec.rb: a deficit of 5, 1 MW each way; its hours begin at 0. */
  test.each([
    [10, 0], // line 297
    [8755, 1], // line 317
    [8758, 4], // line 323
    [8759, 5], // line 334
  ])('merit’s own spec, in its hour %d', (point, mandatory) => {
    expect(over({increase: 1}, 5, point + 1)).toBe(mandatory);
  });
});

test('one input alone leaves the node off', () => {
  const {rows} = pageTable(PAGE, 'example-inputs');
  for (const row of rows) {
    const set = (head: string): number | null => (row.text(head) === '–' ? null : row.number(head));
    const [reduction, increase] = [set('Reduction set'), set('Increase set')];
    const start = {availability: 0, share: 1};
    const multiple = reduction && increase ? increase / reduction : 0;
    expectCell(row, 'availability', reduction === null ? start.availability : reduction / 100, EXACT);
    expectCell(row, 'input_capacity_from_share', increase === null ? start.share : multiple, EXACT);
    expectCell(row, 'number_of_units', reduction && increase ? 1 : 0, EXACT);
  }
});
