/** docs/data-sources-local: values by origin, farms and district heat of Amsterdam, sums, secret values and shares. */
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/data-sources-local');

/** Expects a row to calculate with what other rows print, and with what is named beside them, in this order. */
function expectCalculation(row: Row, operands: readonly number[]): void {
  expect(numbersIn(row, 'Calculation'), `line ${row.line}`).toEqual(operands);
  expectCell(row, 'Result', calculate(row.text('Calculation')));
}

/** The row whose name begins so and ends with a percentage, and that percentage as a factor. */
function withPercent(rows: readonly Row[], name: string): [row: Row, factor: number] {
  const row = rows.find(({text}) => text('Quantity').startsWith(`${name}, `))!;
  const [, percent] = /, (\d+)%$/.exec(row.text('Quantity'))!;
  return [row, Number(percent) / 100];
}

test('all values of a municipality are those of each origin, a third of them regional', () => {
  const {rows, row} = pageTable(PAGE, 'value-origins');
  const all = row('All');
  expectCell(
    all,
    'Values',
    columnSum(
      rows.filter((each) => each !== all),
      'Values',
    ),
    EXACT,
  );
  expect(pageNumbers(PAGE, /:::table\[The (\d+) values of a municipality/)).toEqual([all.number('Values')]);
  const regional = ['National energy of industry, divided by emissions', 'Housing stock', 'Other regional data'];
  expect(rounded(columnSum(regional.map(row), 'Values') / all.number('Values'), 1)).toBe(rounded(1 / 3, 1));
});

describe('farming', () => {
  const {rows, row} = pageTable(PAGE, 'example-farming');
  const at = (name: string): number => row(name).number('Result');

  test('gas, heat and electricity follow from the gas of CHPs', () => {
    const [gasHeat, heatOfGas] = withPercent(rows, 'Heat of gas CHPs');
    const [biogasHeat, heatOfBiogas] = withPercent(rows, 'Heat of biogas CHPs');
    const [power, powerOfGas] = withPercent(rows, 'Electricity of gas CHPs');
    expectCalculation(row('Gas delivered'), [at('Gas of CHPs'), at('Other gas')]);
    expectCalculation(gasHeat, [at('Gas of CHPs'), heatOfGas]);
    expectCalculation(biogasHeat, [at('Biogas of CHPs'), heatOfBiogas]);
    expectCalculation(row('Heat demand'), [gasHeat.number('Result'), biogasHeat.number('Result')]);
    expectCalculation(power, [at('Gas of CHPs'), powerOfGas]);
  });
});

describe('district heat', () => {
  const {row} = pageTable(PAGE, 'example-heat');
  const farming = pageTable(PAGE, 'example-farming');
  const at = (name: string): number => row(name).number('Result');
  const [more] = pageNumbers(PAGE, /homes take some (\d+%) more than they use/) as [number];
  const taken = row(`The same with ${rounded(more * 100, 0)}% on top`);

  test('services get what homes leave, which is never less than nothing', () => {
    expectCalculation(row('Both'), [at('Heat of waste incineration'), at('Heat of biomass')]);
    expectCalculation(taken, [at('District heat of homes'), 1 + more]);
    expect(numbersIn(row('Left for services'), 'Calculation')).toEqual([at('Both'), taken.number('Result')]);
    expectCell(row('Left for services'), 'Result', Math.max(0, at('Both') - taken.number('Result')));
  });

  test('biogas heat is divided by gas use', () => {
    const farms = at('Gas of farms');
    expect(farms).toBe(farming.row('Gas delivered').number('Result'));
    expectCalculation(row('Share of farms in gas'), [farms, farms, at('Gas of services')]);
    const [biogasHeat] = withPercent(farming.rows, 'Heat of biogas CHPs');
    const {value, decimals} = biogasHeat.quantity('Result');
    expect(rounded(at('Biogas heat of farms'), decimals)).toBe(value);
    expectCell(row('Biogas heat of farms'), 'Result', calculate(biogasHeat.text('Calculation')));
    expectCalculation(row('Biogas heat, all'), [at('Biogas heat of farms'), at('Share of farms in gas')]);
    expect(at('Biogas heat, all')).toBe(Math.round(at('Biogas heat, all'))); // whole TJ, as the text says
    expectCalculation(row('Biogas heat of services'), [at('Biogas heat, all'), at('Biogas heat of farms')]);
  });

  test('services have the sum of three', () => {
    const services = row('District heat of services');
    const parts = ['Left for services', 'Biogas heat of services', 'Heat from storage in the ground'];
    expectCalculation(services, parts.map(at));
    expect(pageNumbers(PAGE, /The dataset has these (\S+ TJ)\./)).toEqual([services.number('Result')]);
  });
});

const sums = pageTable(PAGE, 'example-sum').rows.map((row) => [row.text('Value'), row] as const);

test.each(sums)('%s: all municipalities as a share of nl2023', (_, row) => {
  expectCell(row, 'Ratio', (row.number('All municipalities') / row.number('nl2023')) * 100);
});

test('secret values are estimated, and are more than what is left', () => {
  const {row} = pageTable(PAGE, 'example-missing');
  const at = (name: string): number => row(name).number('Result');
  const left = 'Left for farming and the energy sector';
  expectCalculation(row(left), ['All electricity', 'Homes', 'Services', 'Industry'].map(at));
  expectCalculation(row('Both estimates'), [
    at('Farming, from an earlier year'),
    at('Energy sector, from the province'),
  ]);
  expectCalculation(row('To be taken off'), [at('Both estimates'), at(left)]);
  expect(at('To be taken off')).toBeGreaterThan(0);
});

test('what Amsterdam does not set itself is scaled by its inhabitants', () => {
  const {row} = pageTable(PAGE, 'example-scaling');
  const at = (name: string): number => row(name).number('Result');
  const people = ['Inhabitants of Amsterdam', 'Inhabitants of the Netherlands'];
  expectCalculation(row('Share'), people.map(at));
  expectCalculation(row('Potential of biogenic waste, Amsterdam'), [
    at('Potential of biogenic waste, nl2023'),
    at('Share'),
  ]);
});
