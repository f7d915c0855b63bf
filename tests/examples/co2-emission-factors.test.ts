/** docs/co2-emission-factors: what import adds, electricity of five sectors, and the model's own spec of mixes. */
import {describe, expect, test} from 'vitest';
import {behindUnit} from '../support/emissions';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/co2-emission-factors');
const list = pageTable(PAGE, 'emission-factor-list');
const sliders = pageTable(PAGE, 'import-sliders');
const imports = pageTable(PAGE, 'example-import');
const electricity = pageTable(PAGE, 'example-electricity');
const start = (carrier: string): number => sliders.row(carrier).number('Start, nl2023');
const [perMJ, perMWh, perKWh] = pageNumbers(PAGE, /1 kg\/GJ = (\S+) kg\/MJ = (\S+) kg\/MWh = (\S+) g\/kWh/) as [
  number,
  number,
  number,
];

test('units are those of energy', () => {
  expect([perMJ, perMWh, perKWh]).toEqual([1 / 1000, 3600 / 1000, (1000 / 1_000_000) * 3600]);
});

test.each(imports.rows.map((row) => [row.text('Carrier'), row] as const))('import, %s', (carrier, row) => {
  const factor = row.number('Factor (kg/GJ)');
  const [energy] = pageNumbers(PAGE, /(\d+ PJ) times kg\/GJ, divided by 1,000, gives Mt\./) as [number];
  expect(factor).toBe(list.row(`${carrier} (imported)`).number('Factor'));
  expectCell(row, 'Factor (kg/MWh)', factor * perMWh);
  expectCell(row, `CO₂ of ${energy} PJ`, (energy * factor) / 1000);
});

test('sliders for import start at these factors, in units of their own', () => {
  const names: Record<string, string[]> = {Electricity: ['Electricity, future', 'Electricity, present']};
  const rows = imports.rows.flatMap((row) => {
    const carrier = row.text('Carrier');
    return (names[carrier] ?? [carrier]).map((name) => [name, row] as const);
  });
  expect(sliders.rows.map(({text}) => text('Carrier'))).toEqual(rows.map(([name]) => name));
  for (const [name, row] of rows) {
    const unit = sliders.row(name).text('Unit');
    if (unit === 'kg/GJ') expectCell(sliders.row(name), 'Start, nl2023', row.number('Factor (kg/GJ)'));
    else expect(start(name), `${name}, ${unit}`).toBe(row.number('Factor (kg/MWh)'));
  }
  expect(pageNumbers(PAGE, /\[What (\S+ PJ) of import add in nl2023, at the start values\]/)).toEqual(
    pageNumbers(PAGE, /(\d+ PJ) times kg\/GJ/),
  );
});

test('what is lost behind the border adds up', () => {
  const [liquid, lohc, ammonia, ...perHydrogen] = pageNumbers(
    PAGE,
    /takes 1 ÷ (\S+%) MWh of liquid hydrogen, 1 ÷ (\S+%) of LOHC or 1 ÷ (\S+%) of ammonia: at the start values (\d+), (\d+) and (\d+ kg), plus/,
  ) as [number, number, number, number, number, number];
  const results = [
    ['Liquid hydrogen', liquid],
    ['LOHC', lohc],
    ['Ammonia', ammonia],
  ] as const;
  expect(perHydrogen).toEqual(
    results.map(([carrier, efficiency]) => rounded(behindUnit([[1, start(carrier)]], {lost: 1 - efficiency}), 0)),
  );
  const [atPlant, lost] = pageNumbers(PAGE, /counts (\S+ kg\/GJ) in `nl2023`, as (\S+%) is lost on the way\./);
  expect(atPlant).toBe(rounded(behindUnit([[1, imports.row('Hydrogen').number('Factor (kg/GJ)')]], {lost: lost!}), 2));
});

test('a higher factor of import counts for what is imported; costs are those of the untouched scenario', () => {
  const [set, instead, imported, costs] = pageNumbers(
    PAGE,
    /(\d+ g\/kWh) on all interconnectors instead of (\d+) leaves import at (\S+ PJ) and the yearly costs at €(\S+) billion;/,
  ) as [number, number, number, number];
  expect(instead).toBe(start('Electricity, future'));
  const [again, before, more, total] = pageNumbers(
    PAGE,
    /same scenario, (\d+) instead of (\d+ g\/kWh) raises the CO₂ of import by (\S+ Mt), but the total by (\S+ Mt):/,
  ) as [number, number, number, number];
  expect([again, before]).toEqual([set, instead]);
  expect(more).toBe(rounded(((imported / perKWh) * (set - instead)) / 1000, 2));
  expect(total).toBeLessThan(more);
  const untouched = pageTable(pageFile('docs/cost-main-principles'), 'example-coal').row('All').number('Untouched');
  expect(costs).toBe(rounded(untouched / 1000, 1));
});

test.each(electricity.rows.map((row) => [row.text('Sector'), row] as const))('electricity, %s', (_, row) => {
  const factor = (row.number('CO₂') / row.number('Demand')) * 1000;
  expectCell(row, 'Factor (kg/GJ)', factor);
  expectCell(row, 'Factor (g/kWh)', factor * perKWh);
});

test('the text has the factors of the tables', () => {
  expect(pageNumbers(PAGE, /Coal gas has (\S+ kg\/GJ) in the file/)).toEqual([list.row('Coal gas').number('Factor')]);
  const datasets = pageTable(PAGE, 'factor-datasets');
  const of = (carrier: string, head: string): number => datasets.row(carrier).number(head);
  const [gas, more, theirs, ours] = pageNumbers(
    PAGE,
    /GJ of natural gas counts (\S+) kg, (\S+%) more than in `nl2023`; .*? is lower \((\S+) against (\S+ kg\/GJ)\)/,
  ) as [number, number, number, number];
  expect(gas).toBe(of('Natural gas', 'Highest'));
  expect(more).toBe(rounded(gas / of('Natural gas', 'nl2023') - 1, 2));
  expect([theirs, ours]).toEqual([of('Non-biogenic waste', 'Lowest'), of('Non-biogenic waste', 'nl2023')]);
});

/**
 * quintel/etengine spec/models/qernel/recursive_factor/weighted_carrier_spec.rb: a node takes a carrier at 1 kg/MJ and one at
 * 10 kg/MJ; the search goes on through it, as through a mix, and losses are passed over.
 */
describe('as in the spec of weighted carriers', () => {
  test('the one alone (lines 35–44): 1 kg', () => {
    expect(behindUnit([[1, behindUnit([[1, 1]])]])).toBe(1);
  });

  test.each([
    ['lines 113–140', 0.5, 5.5],
    ['lines 142–172', 0.6, 6.6],
  ])('both in equal shares (%s), %f for a unit: %f kg', (_, share, result) => {
    const mix = [
      [share, 1],
      [share, 10],
    ] as const;
    expect(rounded(behindUnit([[1, behindUnit(mix)]]), EXACT)).toBe(result);
  });
});
