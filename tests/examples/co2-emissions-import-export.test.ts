/** docs/co2-emissions-import-export: two interconnectors with factors of their own, and what leaves with the export. */
import {expect, test} from 'vitest';
import {behindUnit} from '../support/emissions';
import {expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/co2-emissions-import-export');
const FACTORS = pageFile('docs/co2-emission-factors');
const table = pageTable(PAGE, 'example-interconnectors');
const parts = table.rows.slice(0, -1);
const all = table.row('All');
const CO2 = 'CO₂ at the border';
const [first, second] = parts.map(({number}) => ({energy: number('Import'), factor: number('Factor')})) as [
  {energy: number; factor: number},
  {energy: number; factor: number},
];

/** PJ at g/kWh, in Mt. */
function atBorder(energy: number, factor: number): number {
  return (energy * factor) / 3.6 / 1000;
}

test('each interconnector counts with its factor, all with the mean', () => {
  for (const row of parts) expectCell(row, CO2, atBorder(row.number('Import'), row.number('Factor')));
  for (const head of ['Import', CO2]) {
    expectCell(
      all,
      head,
      parts.reduce((sum, {number}) => sum + number(head), 0),
    );
  }
  const mean = (first.energy * first.factor + second.energy * second.factor) / (first.energy + second.energy);
  expectCell(all, 'Factor', mean);
  expectCell(
    all,
    'Factor',
    behindUnit([first, second].map(({energy, factor}) => [energy / (first.energy + second.energy), factor] as const)),
  );
});

test('settings of the text are in the table', () => {
  expect(table.rows.map(({text}) => text('Interconnector'))).toEqual(['1', '2', 'All']);
  const [factor, stays] = pageNumbers(
    PAGE,
    /interconnector of 2,000 MW at (\S+ g\/kWh), and nothing else set\. The first one stays at (\S+ g\/kWh)\./,
  );
  expect([stays, factor]).toEqual([first.factor, second.factor]);
  const [start] = pageNumbers(PAGE, /all start at the one factor of the dataset\. It is (\S+ g\/kWh) in `nl2023`/);
  expect(start).toBe(first.factor);
  const sliders = pageTable(FACTORS, 'import-sliders');
  expect(sliders.row('Electricity, future').number('Start, nl2023')).toBe(start);
});

test('the text works out the first row, and what one factor for both would add', () => {
  const [energy, factor, result] = pageNumbers(PAGE, /kg\/GJ, and (\S+) × (\S+) ÷ 3\.6 ÷ 1,000 = (\S+ Mt)\./);
  expect([energy, factor, result]).toEqual([first.energy, first.factor, parts[0]!.number(CO2)]);
  const [same, more, total] = pageNumbers(
    PAGE,
    /With (\S+ g\/kWh) for both there would be (\S+ Mt) more at the border\. The total of the scenario shows (\S+ Mt) of it\./,
  ) as [number, number, number];
  const [leaves] = pageNumbers(PAGE, /The other (\S+ Mt) leave with the export\./) as [number];
  expect(same).toBe(first.factor);
  expect(more).toBe(rounded(atBorder(second.energy, same - second.factor), 4));
  expect(rounded(total + leaves, 4)).toBe(more);
});

/** Calculated by the model for nl2023 in 2050: with 220 g/kWh for both, then with 60 g/kWh for the second. */
test('as in the model', () => {
  const [energy1, energy2] = [51.418128, 4.014877]; // PJ
  expectCell(parts[0]!, 'Import', energy1);
  expectCell(parts[1]!, 'Import', energy2);
  expectCell(all, 'Factor', 208.4116);
  expect(rounded((energy1 * first.factor + energy2 * second.factor) / (energy1 + energy2), 4)).toBe(208.4116);
  const [total] = pageNumbers(PAGE, /The total of the scenario shows (\S+ Mt) of it\./);
  expect(total).toBe(rounded(119.142137 - 118.996389, 4));
  const [leaves] = pageNumbers(PAGE, /The other (\S+ Mt) leave with the export\./);
  expect(leaves).toBe(rounded(1.864786 - 1.832096, 4));
  expect(pageNumbers(PAGE, /In "Two interconnectors", (\S+ PJ) leave the region\./)).toEqual([rounded(43.997897, 1)]);
});

test('the unit of the query becomes that of the sliders', () => {
  const [times] = pageNumbers(PAGE, /which answers kg\/MJ; times (\S+) it is g\/kWh\./);
  expect(times).toBe(1000 * 3.6);
});
