/** The by-product of contrib/waste-outputs, by the rule of etengine: app/models/qernel/node_api/cost.rb, which gave the same results. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/waste-outputs');
const given = pageTable(PAGE, 'example-given');
const methods = pageTable(PAGE, 'example-methods');
const value = (name: string): number => given.row(name).number('Value');

interface Outputs {
  readonly main: number; // conversions
  readonly waste: number;
  readonly loss: number;
}

/** Which part of fuel and CO₂ the main products pay. */
function costable({main, waste, loss}: Outputs): number {
  const total = main + waste + loss;
  return total - loss > 0 ? main + (loss * main) / (total - loss) : 0;
}

const electricity = value('Output conversion, electricity');
const heat = value('Output conversion, heat');
const loss = value('Output conversion, loss');
const [fuel, co2, maintenance] = ['Fuel', 'CO₂', 'Variable maintenance'].map((cost) =>
  value(`${cost}, per MWh of input`),
) as [number, number, number];
const input = value('Input of a year') / 1e6; // million MWh
const [fixed, capital] = [value('Fixed maintenance of a year'), value('Depreciation and cost of capital, a year')];

test.each([
  ['All outputs pay', 1],
  ['Heat is waste', costable({main: electricity, waste: heat, loss})],
] as const)('%s: all methods follow from what is given', (column, factor) => {
  const asked = factor * (fuel + co2) + maintenance;
  const upkeep = fixed + maintenance * input;
  const variable = (fuel + co2 + maintenance) * input;
  const expected = [
    ['costable_energy_factor', factor],
    ['marginal_costs', asked / electricity],
    ['marginal_heat_costs', asked / heat],
    ['operating_expenses_including_fuel', upkeep + factor * (fuel + co2) * input],
    ['operating_expenses', upkeep],
    ['fuel_costs', fuel * input],
    ['co2_emissions_costs', co2 * input],
    ['variable_costs', variable],
    ['total_costs', capital + fixed + variable],
  ] as const;
  expect(methods.rows.map(({text}) => text('Method'))).toEqual(expected.map(([method]) => method));
  for (const [method, result] of expected) expectCell(methods.row(method), column, result, EXACT);
});

test('the text works the example out', () => {
  const [factor, counted, asked, whole] = pageNumbers(
    PAGE,
    /f = (?:0\.3 \+ 0\.25 \\cdot 0\.3 \/ 0\.75) = (\S+)\$\. Of fuel and CO₂, 0\.4 × \(30 \+ 12\) = (\S+) €\/MWh count,.* ÷ 0\.3 = (\S+) €\/MWh instead of \(42 \+ 3\) ÷ 0\.3 = (\S+) €\/MWh/,
  );
  expect(factor).toBe(methods.row('costable_energy_factor').number('Heat is waste'));
  expect(counted).toBeCloseTo(factor! * (fuel + co2), EXACT);
  expect(asked).toBe(methods.row('marginal_costs').number('Heat is waste'));
  expect(whole).toBe(methods.row('marginal_costs').number('All outputs pay'));
});

// etengine: spec/models/qernel/node_api/cost_spec.rb, lines 247–292: costs of 400 for maintenance, 500 for fuel and CO₂.
test('the rule is that of the engine’s own cases', () => {
  expect(400 + 500 * costable({main: 0.6, waste: 0.4, loss: 0})).toBe(700);
  expect(400 + 500 * costable({main: 0.5, waste: 0.3, loss: 0.2})).toBe(400 + 250 + 62.5);
  const [main, waste, lost, percent] = pageNumbers(
    PAGE,
    /outputs of (\S+) electricity, (\S+) heat and (\S+) loss, heat being waste, (\S+)% of fuel/,
  );
  expect(100 * costable({main: main!, waste: waste!, loss: lost!})).toBe(percent);
});

test('the factors of the plants follow from their efficiencies', () => {
  const {rows} = pageTable(PAGE, 'users-table');
  for (const row of rows) {
    const [main, waste] = [row.number('Electricity') / 100, row.number('Heat') / 100];
    expectCell(row, 'Factor', 100 * costable({main, waste, loss: 1 - main - waste}));
  }
  expect(rows.reduce((sum, row) => sum + row.number('Number'), 0)).toBe(
    pageNumbers(PAGE, /(\d+) nodes have waste outputs\. All of them are CHPs/)[0],
  );
});

// etsource: datasets/nl2023/carriers.csv, in kg/MJ, and nl2023.full.ad, in €/kg; engine: `captured_biogenic_co2_costs_per_typical_input`.
test('captured biogenic CO₂ counts by the factor, too', () => {
  const [captured, content, share, price, earned, factor, counted] = pageNumbers(
    PAGE,
    /captures (\S+) of its CO₂ earns (\S+) × (\S+) × (\S+) = (\S+) €\. At a factor of (\S+), (\S+) € of it count\./,
  ) as [number, number, number, number, number, number, number];
  expect([captured, content, price]).toEqual([share, rounded(0.112 * 3.6, 4), 0.085 * 1000]);
  expect(rounded(content * share * price, 2)).toBe(earned);
  const {rows} = pageTable(PAGE, 'users-table');
  const [row] = rows.filter(({text}) => text('Nodes').startsWith('energy_chp_local_*_wood_pellets_*'));
  expect(row!.number('Factor')).toBe(rounded(factor * 100, 1));
  expect(rounded(content * share * price * factor, 2)).toBe(counted);
});

test('nothing is charged where all that goes out is waste or loss', () => {
  expect(costable({main: 0, waste: 0.8, loss: 0.2})).toBe(0);
  expect(costable({main: 0, waste: 0, loss: 1})).toBe(0);
});
