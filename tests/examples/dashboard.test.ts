/** docs/dashboard.md: four percentages of one scenario, the share of profitable plants, and five hours. */
import {expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers} from '../support/example';
import {columnSum, pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/dashboard');
const emissions = pageTable(PAGE, 'example-emissions');
const profitability = pageTable(PAGE, 'example-profitability');
const hours = pageTable(PAGE, 'example-hours');
const figures = pageTable(PAGE, 'example-hours-figures');

test('a change compares the chosen emissions with those of the reference', () => {
  const [total, domestic, reference] = ['CO₂ of the end year', 'Domestic CO₂', 'Reference of 1990'];
  const of = (step: string): number => emissions.row(step).number('Result');
  const change = (end: number, before: number): number => (end / before - 1) * 100;
  const own = of('End year, without international transport');
  const before = of('1990, without international transport');
  const results: Record<string, number> = {
    [total]: own + of('End year, chosen share of international transport'),
    [reference]:
      before +
      (of('International navigation') / 100) * of('1990, international shipping') +
      (of('International aviation') / 100) * of('1990, international aviation'),
    'CO₂ relative to 1990': change(of(total), of(reference)),
    'CO₂ relative to start year': change(of(total), of('Start year, with the same shares')),
    [domestic]:
      of(total) + of('End year, exported electricity and hydrogen') - of('End year, imported electricity and hydrogen'),
    'Domestic CO₂ emissions': change(of(domestic), of(reference)),
    'CO₂ relative to 1990, both sliders at 0%': change(own, before),
  };
  const calculated = emissions.rows.filter(({text}) => !['input', 'slider'].includes(text('Calculation')));
  expect(calculated.map(({text}) => text('Step'))).toEqual(Object.keys(results));
  for (const row of calculated) {
    const {unit} = row.quantity('Result');
    expectCell(row, 'Result', results[row.text('Step')]!);
    expect(calculate(row.text('Calculation')) * (unit === '%' ? 100 : 1), `line ${row.line}`).toBeCloseTo(
      results[row.text('Step')]!,
      EXACT,
    );
  }
  expect(pageNumbers(PAGE, /So "(\d+)% below 1990" and "(\d+)% below 1990"/)).toEqual([
    -of('CO₂ relative to 1990, both sliders at 0%'),
    -of('CO₂ relative to 1990'),
  ]);
});

/** What a technology is called if it earns this much more, in M€. */
function verdict(row: Row, more = 0): string {
  const left = row.number('Revenue') + more - row.number('Operating costs');
  if (left <= 0) return 'Unprofitable';
  return left > row.number('Capital costs') ? 'Profitable' : 'Conditionally profitable';
}

test('the share of profitable plants is capacity whose revenue exceeds all costs, of all capacity', () => {
  const all = profitability.row('All technologies');
  const plants = profitability.rows.filter((row) => row !== all);
  for (const row of plants) {
    expect(row.text('Verdict'), `line ${row.line}`).toBe(verdict(row));
    expectCell(row, 'Counts', verdict(row) === 'Profitable' ? row.number('Capacity') : 0, EXACT);
  }
  for (const head of ['Capacity', 'Counts']) expectCell(all, head, columnSum(plants, head), EXACT);
  expectCell(all, 'Verdict', (all.number('Counts') / all.number('Capacity')) * 100);

  const gas = profitability.row('Gas plants');
  const [more, share] = pageNumbers(PAGE, /With (\d+) M€ more revenue for the gas plants, .*? would read (\S+%)\./);
  expect([verdict(gas, more! - 1), verdict(gas, more)]).toEqual(['Conditionally profitable', 'Profitable']);
  expect(share).toBe((all.number('Counts') + gas.number('Capacity')) / all.number('Capacity'));
});

/** The row whose name begins like this: `D, inflexible demand`, `Excess if above 0: V + M − D`. */
const quantity = (begin: string): Row => hours.rows.find(({text}) => text('Quantity').startsWith(begin))!;
const inHours = hours.heads.slice(1);
const above0 = (begin: string): number[] =>
  inHours.flatMap((head, place) => (quantity(begin).number(head) > 0 ? [place + 1] : []));

test.each(inHours)('%s: each rule takes its own part of demand and supply', (head) => {
  const values = Object.fromEntries([...'DVMPXF'].map((letter) => [letter, quantity(`${letter}, `).number(head)]));
  const {D, V, M, P, X, F} = values as Record<'D' | 'V' | 'M' | 'P' | 'X' | 'F', number>;
  const results = {'Loss of load': D - V - P, Shortage: D - V - M - P - X, Excess: V + M - D};
  for (const [name, result] of Object.entries(results)) {
    const row = quantity(`${name} if above 0: `);
    expectCell(row, head, result, EXACT);
    expect(calculate(row.text('Quantity').split(': ')[1]!, values)).toBe(result);
  }
  expectCell(quantity('Curtailed: excess − F, at least 0'), head, Math.max(results.Excess - F, 0), EXACT);
  expect(pageNumbers(PAGE, /with (\S+ MW) of dispatchable plants available\. Every column/)).toEqual([P]);
});

test.each([
  ['Loss of load', 'Loss of load'],
  ['Power shortage', 'Shortage'],
  ['Excess electricity', 'Excess'],
])('%s counts the hours above 0', (figure, rule) => {
  const row = figures.row(figure);
  expect((row.text('Calculation').match(/\d+/g) ?? []).map(Number)).toEqual(above0(rule));
  expectCell(row, 'Result', above0(rule).length, EXACT);
});

test('curtailment adds up what is curtailed, and its share is of all inflexible production', () => {
  const total = (begin: string): number => inHours.reduce((all, head) => all + quantity(begin).number(head), 0);
  const [curtailed, produced] = [total('Curtailed'), total('V, ') + total('M, ')];
  const gigajoules = curtailed * 3.6; // a MWh is 3.6 GJ
  expectCell(figures.row('Curtailed electricity'), 'Result', curtailed, EXACT);
  expectCell(figures.row('Curtailment'), 'Result', gigajoules / 1000, EXACT);
  expectCell(figures.row('Wind, solar and must-run production'), 'Result', produced, EXACT);
  expectCell(figures.row('Relative curtailment'), 'Result', (curtailed / produced) * 100);
  const calculated = ['Curtailed electricity', 'Curtailment', 'Relative curtailment'].map((name) => figures.row(name));
  expect(calculated.map(({text}) => calculate(text('Calculation')))).toEqual([
    curtailed,
    gigajoules,
    curtailed / produced,
  ]);
});
