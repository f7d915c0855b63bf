/** contrib/inputs: a value traced to the chart, what UPDATE writes, the order of inputs, and balancing. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/inputs');
const YEARS = 2050 - 2023;

type Type = 'none' | '%' | '%y' | 'any other word';

/** quintel/etengine app/models/gql/runtime/functions/update.rb: `USER_INPUT`. */
function userInput(value: number, type: Type): number {
  return type.startsWith('%') ? value / 100 : value;
}

/** The same file: `UPDATE`. */
function updated(original: number, value: number, type: Type): number {
  const input = userInput(value, type);
  if (type === '%') return original + original * input;
  return type === '%y' ? original * (1 + input) ** YEARS : input;
}

/** What the others of a group become: each gives or takes the same, as long as no bound is met. */
function balanced(first: number, others: readonly number[]): number[] {
  const missing = 100 - first - others.reduce((sum, other) => sum + other, 0);
  return others.map((other) => other + missing / others.length);
}

describe('update types', () => {
  const {rows} = pageTable(PAGE, 'example-update');

  test.each(rows.map((row) => [row.text('update_type'), row] as const))('%s', (type, row) => {
    expectCell(row, 'USER_INPUT()', userInput(2, type as Type));
    expectCell(row, 'UPDATE writes', updated(1000, 2, type as Type));
    expectCell(row, 'UPDATE_WITH_FACTOR writes', 1000 * userInput(2, type as Type));
  });

  // etengine spec/models/gql/gql_spec.rb, lines 18–44: 5% and 1% a year.
  test('the cases of the spec', () => {
    expect(updated(100, 5, '%')).toBeCloseTo(105, EXACT);
    expect(updated(100, 1, '%y')).toBeCloseTo(100 * 1.01 ** YEARS, EXACT);
  });
});

test('the second of two inputs builds on the first', () => {
  let demand = 1000;
  for (const row of pageTable(PAGE, 'example-order').rows) {
    const value = row.number('Value');
    expectCell(row, 'Factor in 27 years', updated(1, value, '%y'));
    demand = updated(demand, value, '%y');
    expectCell(row, 'Demand afterwards', demand);
  }
});

test('900 MW become 60 km²', () => {
  const {row} = pageTable(PAGE, 'example-trace');
  const given = (name: string): number => row(name).number('Value');
  const slider = given('Slider (MW)');
  const units = slider / given('Capacity of one turbine (MW)');
  const electricity = (slider * given('Full load hours (h)') * 3600) / 1e9;
  expectCell(row('number_of_units'), 'Value', units);
  expectCell(row('Electricity of the year (PJ)'), 'Value', electricity);
  expectCell(row('Demand of the node (PJ)'), 'Value', electricity / given('Conversion to electricity'));
  expectCell(row('Result in the chart, end year (km²)'), 'Value', units * given('Land per turbine (km²)'));
});

// etengine spec/models/balancer_spec.rb, lines 136–172.
test('members that nobody set give or take alike', () => {
  for (const row of pageTable(PAGE, 'example-balance').rows) {
    const [second, third] = balanced(row.number('The call sets the first to'), [30, 20]) as [number, number];
    expectCell(row, 'Second', second);
    expectCell(row, 'Third', third);
  }
});
