/** docs/renewability.md: three definitions, the shares of nl2023, and those of an invented region. */
import {expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/renewability');
const definitions = pageTable(PAGE, 'example-definitions');
const shares = pageTable(PAGE, 'example-nl2023');
const networks = pageTable(PAGE, 'example-networks');
const demand = pageTable(PAGE, 'example-demand');
const electricity = pageTable(PAGE, 'example-electricity');
const households = pageTable(PAGE, 'example-households');
const entering = (network: string, source: string): Row =>
  networks.rows.find(({text}) => text('Network') === network && text('Source') === source)!;
const [greenGas] = pageNumbers(PAGE, /green gas makes (\S+) of network gas, and half/) as [number];
const [pumpElectricity, pumpAmbient] = pageNumbers(
  PAGE,
  /pump of the heat network takes (\S+ PJ) of electricity and (\S+ PJ) of ambient heat/,
) as [number, number];

test('the definition decides how much wind and wood weigh', () => {
  const [wood, reference] = pageNumbers(PAGE, /with an efficiency of (\S+%), .*? reference plants with (\d+%)/);
  const weights: Record<string, [wind: number, wood: number]> = {
    'Gross final consumption': [1, 1],
    'Primary energy': [1, 1 / wood!],
    Substitution: [1 / reference!, 1 / reference!],
  };
  expect(definitions.rows.map(({text}) => text('Definition'))).toEqual(Object.keys(weights));
  for (const row of definitions.rows) {
    const [ofWind, ofWood] = weights[row.text('Definition')]!;
    expectCell(row, '1 PJ of wind power', ofWind, EXACT);
    expectCell(row, '1 PJ of power from wood', ofWood, EXACT);
  }
});

test('a share of nl2023 is what is renewable ÷ what it is divided by', () => {
  for (const row of shares.rows) expectCell(row, 'Share', (row.number('Renewable') / row.number('Divided by')) * 100);
  const percentage = (name: string): number => rounded(shares.row(name).number('Share') / 100, EXACT);
  const [withHeat, without] = pageNumbers(
    PAGE,
    /If it were counted, \*\*Renewables\*\* would be (\S+%) instead of (\S+%)\./,
  );
  expect(without).toBe(percentage('Renewables'));
  expect(pageNumbers(PAGE, /higher, by (\S+) percentage points in/)).toEqual([
    rounded((without! - withHeat!) * 100, EXACT),
  ]);
  expect(pageNumbers(PAGE, /comes to (\S+%), where Statistics Netherlands \(CBS\) reports (\S+%)\./)).toEqual([
    percentage('Renewables'),
    rounded(shares.row('Renewables').number('CBS for 2023') / 100, EXACT),
  ]);
  expect(pageNumbers(PAGE, /In `nl2023` it would be \S+ instead of (\S+%)\./)).toEqual([
    percentage('Household renewables'),
  ]);
  expect(pageNumbers(PAGE, /for users only: in `nl2023` \S+ of the (\S+ PJ)/)).toEqual([
    shares.row('Renewable electricity').number('Renewable'),
  ]);
});

/** Expects a table to add up: each source by its share, and the share of all by what they add. */
function expectSums(sources: readonly Row[], all: Row, amount: string, decimals?: number): void {
  for (const row of sources) {
    expectCell(row, 'Renewable (PJ)', (row.number(amount) * row.number('Renewable share')) / 100, EXACT);
  }
  for (const head of [amount, 'Renewable (PJ)']) expectCell(all, head, columnSum(sources, head), EXACT);
  expectCell(all, 'Renewable share', (all.number('Renewable (PJ)') / all.number(amount)) * 100, decimals);
}

test.each(['Power', 'Heat'])('%s network: its share is the average of its sources, weighted by energy', (network) => {
  const all = entering(network, 'All');
  const sources = networks.rows.filter((row) => row !== all && row.text('Network') === network);
  expectSums(sources, all, 'Energy', EXACT);
  const power = entering('Power', 'All').number('Renewable share');
  const pump = (pumpElectricity * power + pumpAmbient * 100) / (pumpElectricity + pumpAmbient);
  const known: Record<string, number> = {
    'Wind and solar': 100,
    'Gas plants': greenGas * 100,
    'Gas burners': greenGas * 100,
    'Waste plants': 50,
    Import: 0,
    'Residual heat': 0,
    'Heat pump': pump,
  };
  for (const row of sources) expectCell(row, 'Renewable share', known[row.text('Source')]!, EXACT);
  expect(entering('Heat', 'Heat pump').number('Energy')).toBe(pumpElectricity + pumpAmbient);
});

test.each([
  ['all demand', demand, 'All, Renewables', 'Amount'],
  ['households', households, 'All, Household renewables', 'Final demand'],
])('%s: carriers have the shares of networks and sources', (_, {rows, row}, name, amount) => {
  const all = row(name);
  const carriers = rows.filter((other) => other !== all);
  expectSums(carriers, all, amount);
  const known: Record<string, number> = {
    Electricity: entering('Power', 'All').number('Renewable share'),
    'Network gas': greenGas * 100,
    'Petrol and diesel': 0,
    'District heat': entering('Heat', 'All').number('Renewable share'),
  };
  for (const carrier of carriers) expectCell(carrier, 'Renewable share', known[carrier.text('Carrier')] ?? 100, EXACT);
});

test('households use a part of what all use, and ambient heat would raise their share', () => {
  const all = households.row('All, Household renewables');
  for (const row of households.rows.filter((carrier) => carrier !== all)) {
    expect(row.number('Final demand')).toBeLessThanOrEqual(demand.row(row.text('Carrier')).number('Amount'));
  }
  const [ambient, share] = pageNumbers(PAGE, /With (\S+ PJ) of ambient heat on both sides, .*? would be (\S+%)\./);
  expect(ambient).toBeLessThanOrEqual(demand.row('Ambient heat of heat pumps').number('Amount'));
  expect(share).toBe(rounded((all.number('Renewable (PJ)') + ambient!) / (all.number('Final demand') + ambient!), 3));
});

test('renewable electricity is what plants of the region make ÷ final demand and loss', () => {
  const produced = (source: string): number => entering('Power', source).number('Renewable (PJ)');
  const finalDemand = demand.row('Electricity').number('Amount');
  const loss = electricity.row('Loss of the power network').number('Result');
  const more = 'With 130 PJ of wind and solar, without gas plants';
  const [wind] = pageNumbers(PAGE, /With (\S+ PJ) of wind and solar, without/) as [number];
  const results: Record<string, number> = {
    'Renewable production': produced('Wind and solar') + produced('Gas plants') + produced('Waste plants'),
    'Loss of the power network': entering('Power', 'All').number('Energy') - finalDemand - pumpElectricity,
    'Renewable electricity': (electricity.row('Renewable production').number('Result') / (finalDemand + loss)) * 100,
    [more]: ((wind + produced('Waste plants')) / (finalDemand + loss)) * 100,
  };
  expect(electricity.rows.map(({text}) => text('Step'))).toEqual(Object.keys(results));
  for (const row of electricity.rows) {
    const result = results[row.text('Step')]!;
    expectCell(row, 'Result', result);
    const factor = row.quantity('Result').unit === '%' ? 100 : 1;
    expect(calculate(row.text('Calculation')) * factor, `line ${row.line}`).toBeCloseTo(result, EXACT);
  }
  const mix = entering('Power', 'All').number('Renewable share') / 100;
  expect(pageNumbers(PAGE, /The network's own mix is (\S+%)\./)).toEqual([mix]);
});
