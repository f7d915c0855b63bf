/** docs/biomass: use, potential and import in nl2023, the share of import, and three routes to green gas. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/biomass');
const potential = pageTable(PAGE, 'example-potential');
const share = pageTable(PAGE, 'example-import-share');
const gas = pageTable(PAGE, 'example-green-gas');
const routes = pageTable(PAGE, 'biomass-routes');
const sliders = pageTable(PAGE, 'potential-sliders');
const streams = pageTable(PAGE, 'dutch-streams').rows;
const prices = pageTable(PAGE, 'price-table');
const all = potential.row('All four');
const kinds = potential.rows.filter((row) => row !== all);

test('from the region comes the smaller one of use and potential, and import is the rest', () => {
  const [more] = pageNumbers(PAGE, /repeat this with a potential of (\S+ PJ) of dry biomass/) as [number];
  for (const row of kinds) {
    const use = row.number('Use');
    const own = Math.min(use, row.number('Potential'));
    const ownOfMore = Math.min(use, row.text('Kind') === 'Dry biomass' ? more : row.number('Potential'));
    expectCell(row, 'From the region (PJ)', own);
    expectCell(row, 'Import (PJ)', use - own);
    expectCell(row, 'From the region, more dry biomass (PJ)', ownOfMore);
    expectCell(row, 'Import, more dry biomass (PJ)', use - ownOfMore);
  }
  for (const head of potential.heads.slice(1)) {
    expectCell(
      all,
      head,
      kinds.reduce((sum, row) => sum + row.number(head), 0),
      EXACT,
    );
  }
});

test('the potentials are those of the sliders and of the Dutch streams', () => {
  for (const row of kinds) {
    const kind = row.text('Kind');
    const amount = row.number('Potential');
    expectCell(sliders.row(kind === 'Oily biomass' ? 'Oil-containing biomass' : kind), 'Start, nl2023', amount);
    const own = streams.filter(({text}) => text('Kind') === kind);
    expectCell(
      row,
      'Potential',
      own.reduce((sum, stream) => sum + stream.number('Potential'), 0),
    );
  }
  expect(pageNumbers(PAGE, /at (\S+ PJ) in `nl2023`\. \[Couplings\]/)).toEqual([
    rounded(2 * all.number('Potential'), 1),
  ]);
  const [inhabitants, of, waste] = pageNumbers(
    PAGE,
    /with ([\d,]+) of ([\d,]+) inhabitants, gets (\S+ PJ) of biogenic waste/,
  );
  expect(waste).toBe(rounded((potential.row('Biogenic waste').number('Potential') * inhabitants!) / of!, 3));
});

test.each([
  ['Start year', 'Import (PJ)'],
  ['More dry biomass', 'Import, more dry biomass (PJ)'],
])('%s: the share of import', (head, imported) => {
  const at = (row: string): number => share.row(row).number(head);
  const given = ['Import of bio-ethanol', 'Import of biodiesel', 'Export of biofuels'];
  for (const row of given) expect(at(row), row).toBe(share.row(row).number('Start year'));
  expect(at('Import of raw biomass')).toBe(all.number(imported));
  expect(at('Use of raw biomass')).toBe(all.number('Use'));
  const fuels = at('Import of bio-ethanol') + at('Import of biodiesel');
  const net = at('Import of raw biomass') + fuels - at('Export of biofuels');
  expectCell(share.row('Biomass import'), head, (net / (at('Use of raw biomass') + fuels)) * 100);
});

const UPGRADING = routes.row('Upgrading of biogas to green gas');
const ROUTES: [head: string, plant: Row, upgrading: Row | null, price: string][] = [
  ['Digestion', routes.row('Fermentation to biogas'), UPGRADING, 'Wet biomass'],
  ['Wet gasification', routes.row('Supercritical gasification to green gas'), null, 'Wet biomass'],
  ['Dry gasification', routes.row('Gasification to green gas'), null, 'Dry biomass'],
];

test.each(ROUTES)('%s: what is given is what the table of routes has', (head, plant, upgrading) => {
  const [output] = pageNumbers(PAGE, /Three routes to (\S+ PJ) of green gas/);
  expect(gas.row('Green gas').number(head)).toBe(output);
  const given = (row: string, from: Row | null, column: string, divisor = 1): void =>
    expect(gas.row(row).text(head) === '–' ? null : gas.row(row).number(head), row).toBe(
      from && rounded(from.number(column) / divisor, EXACT),
    );
  given('Upgrading, efficiency', upgrading, 'Efficiency', 100);
  given('Upgrading, investment', upgrading, 'Investment');
  given('Upgrading, fixed costs', upgrading, 'Fixed costs');
  given('Digester or gasifier, efficiency', plant, 'Efficiency', 100);
  given('Digester or gasifier, investment', plant, 'Investment');
  given('Digester or gasifier, fixed costs', plant, 'Fixed costs');
});

test.each(ROUTES)('%s: biomass, capacity and costs follow', (head, plant, upgrading, fuel) => {
  const at = (row: string): number => (gas.row(row).text(head) === '–' ? 0 : gas.row(row).number(head));
  const expectRow = (row: string, result: number): void => expectCell(gas.row(row), head, result);
  const [capacity, hours, price] = pageNumbers(
    PAGE,
    /1 PJ a year takes (\S+ MW) of input at ([\d,]+) full load hours\. Dry and wet biomass cost (\S+) €\/GJ each/,
  ) as [number, number, number];
  expect(capacity).toBe(rounded(1_000_000_000 / 3600 / hours, 3)); // from MJ to MWh, then to MW
  for (const route of upgrading ? [plant, upgrading] : [plant]) expect(route.number('Full load hours')).toBe(hours);
  expect(prices.row(fuel).number('Price')).toBe(price);

  if (upgrading) expectRow('Biogas', at('Green gas') / at('Upgrading, efficiency'));
  expectRow('Biomass', at(upgrading ? 'Biogas' : 'Green gas') / at('Digester or gasifier, efficiency'));
  if (upgrading) expectRow('Upgrading, input', at('Biogas') * capacity);
  expectRow('Digester or gasifier, input', at('Biomass') * capacity);
  const costs = (kind: string): number =>
    (at('Upgrading, input') * at(`Upgrading, ${kind}`) +
      at('Digester or gasifier, input') * at(`Digester or gasifier, ${kind}`)) /
    1000;
  expectRow('Investment', costs('investment'));
  expectRow('Fixed costs a year', costs('fixed costs'));
  expectRow('Biomass a year', at('Biomass') * price);

  expect(gas.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([capacity, capacity, 1000, 1000, price]);
});

test('plants for digestion last less long than the other two', () => {
  const lifetimes = [UPGRADING, ...ROUTES.map(([, plant]) => plant)].map((row) => row.number('Lifetime'));
  const [short, long] = pageNumbers(PAGE, /its plants last (\d+) years instead of (\d+)/);
  expect(lifetimes).toEqual([short, short, long, long]);
});
