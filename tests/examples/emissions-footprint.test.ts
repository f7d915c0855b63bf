/** docs/emissions-footprint: five themes and their parts, the way from the dashboard to the sheet, and gaps between them. */
import {describe, expect, test} from 'vitest';
import {expectCell, expectWorkedOut, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/emissions-footprint');
const PRINCIPLES = pageFile('docs/co2-main-principles');
const overview = pageTable(PAGE, 'overview-table');
const total = pageTable(PAGE, 'example-total');
const gaps = pageTable(PAGE, 'example-gaps');
const categories = pageTable(PRINCIPLES, 'example-categories');
const sliders = pageTable(pageFile('docs/greenhouse-gases'), 'slider-table');
const START = 'Start year, nl2023';
const all = overview.row('All').number(START);
const category = (name: string): number => categories.row(name).number('CO₂-eq');
const line = (letter: string): Row => total.rows.find(({text}) => text('Line') === letter)!;
const printed = Object.fromEntries(total.rows.map((row) => [row.text('Line'), row.number('CO₂-eq')]));

describe('bars', () => {
  test('the large bar is the sum of five parts', () => {
    expectCell(
      overview.row('All'),
      START,
      overview.rows.slice(0, -1).reduce((sum, {number}) => sum + number(START), 0),
    );
    const [indirect] = pageNumbers(PAGE, /Indirect CO₂ \((\S+ Mt)\); CO₂ used in products/) as [number];
    expect(indirect).toBe(category('Indirect CO₂'));
    expectCell(overview.row('Indirect & delayed emissions'), START, indirect + category('Delayed CO₂'));
  });

  test.each([
    ['Agriculture', 'agriculture-table'],
    ['Industry, Energy & Other', 'industry-table'],
    ['Transport & Mobility', 'transport-table'],
    ['Built environment', 'built-environment-table'],
  ])('%s', (theme, id) => {
    const parts = pageTable(PAGE, id).rows;
    const sum = parts.reduce((before, {number}) => before + number(START), 0);
    expect(Math.abs(sum - overview.row(theme).number(START))).toBeLessThan(parts.length * 0.0005 + 0.00005);
  });

  test('parts without energy have the start values of the sliders', () => {
    const ofKeys = (...ends: string[]): number =>
      sliders.rows
        .filter(({text}) => ends.some((end) => text('Key').endsWith(end)))
        .reduce((sum, {number}) => sum + number('Start, nl2023 (Mt)'), 0);
    const part = (id: string, name: string): Row => pageTable(PAGE, id).row(name);
    expectCell(part('agriculture-table', 'Manure'), START, ofKeys('agriculture_manure'));
    expectCell(part('agriculture-table', 'Fermentation'), START, ofKeys('agriculture_fermentation'));
    expectCell(part('agriculture-table', 'Soil cultivation'), START, ofKeys('agriculture_soil_cultivation'));
    expectCell(part('agriculture-table', 'Other emissions'), START, ofKeys('agriculture_other'));
    expectCell(part('transport-table', 'Other emissions'), START, ofKeys('other_ghg_transport'));
    expectCell(part('industry-table', 'Waste management'), START, ofKeys('waste_management'));
    expectCell(
      part('built-environment-table', 'Other emissions'),
      START,
      ofKeys('other_ghg_households', 'other_ghg_buildings'),
    );
    const chart = pageTable(pageFile('docs/co2-overview-per-sector'), 'example-chart');
    const energy = (sector: string): number => chart.row(sector).number('Start year');
    const farms = energy('Agriculture') + ofKeys('in_energetic_emissions_other_ghg_agriculture');
    expectCell(part('agriculture-table', 'Energy use'), START, farms);
    const ownUse = energy('Energy') + ofKeys('in_energetic_emissions_other_ghg_energy');
    expectCell(part('industry-table', 'Energy sector'), START, ownUse);
    expectCell(part('industry-table', 'Other sector'), START, energy('Other'));
    expect(pageNumbers(PAGE, /aviation\*\* at 100% it is (\S+ Mt) in `nl2023`, in the start year as well\./)).toEqual([
      rounded(energy('International transport'), 1),
    ]);
  });
});

test('the sheet is the total with processes added, and a little coke left out', () => {
  const {a, b, c} = printed as Record<string, number>;
  expectWorkedOut(total.rows, ['Line', 'CO₂-eq'], {d: a! + b! - c!}, printed);
  expect(line('d').number('CO₂-eq')).toBe(all);
  expect(rounded(a!, 3)).toBe(category('All'));
  expect(pageNumbers(PRINCIPLES, /which the dataset gives \((\S+ Mt) in `nl2023`\)/)).toEqual([b]);
  expect(pageNumbers(PAGE, /the dashboard: (\S+) against (\S+ Mt) for the start year/)).toEqual([
    rounded(all, 1),
    rounded(a!, 1),
  ]);
});

test('the share of energetic emissions has the sheet below and queries of the dashboard above', () => {
  const [share, energetic, sum] = pageNumbers(PAGE, /The share of (\S+%) is (\S+) ÷ (\S+) in Mt,/) as [
    number,
    number,
    number,
  ];
  expect(sum).toBe(all);
  expect(rounded(energetic, 3)).toBe(rounded(category('Energetic CO₂') + category('Energetic other gases'), 3));
  expect(share).toBe(rounded(energetic / sum, 2));
  expectCell(pageTable(PAGE, 'indicator-table').row('% of emissions are energetic'), START, share * 100);
});

/** Calculated by the model for nl2023 in 2050, Mt: what nodes or queries of these cases count in the dashboard's total. */
describe('gaps', () => {
  const MODEL: [begin: string, amount: number, sheetHasMore: boolean][] = [
    ['Half of the refineries', 3.650666, true],
    ['20 PJ of Fischer-Tropsch', 2.246525, false],
    ['20% hydrogen', 1.539452, false],
  ];

  test.each(MODEL)('%s', (begin, amount, sheetHasMore) => {
    expect(gaps.rows).toHaveLength(MODEL.length);
    const [row] = gaps.rows.filter(({text}) => text('Set in the scenario').startsWith(begin));
    expectCell(row!, 'Sheet differs by', sheetHasMore ? amount : -amount);
    expect(row!.text('Sheet differs by').startsWith('+')).toBe(sheetHasMore);
    expect(numbersIn(row!, 'In Greenhouse gases')).toEqual([rounded(amount, 3)]);
    // What the dashboard deducts and the sheet doesn't makes the sheet higher.
    expect(row!.text('In Greenhouse gases').endsWith('deducted')).toBe(sheetHasMore);
  });

  test('two of them stand on other pages', () => {
    const captured = pageTable(pageFile('docs/co2-ccus'), 'example-balance').row('Captured, refineries');
    expect(gaps.rows[0]!.number('Sheet differs by')).toBe(captured.number('Storage of 2 Mt'));
    const fuel = pageTable(PRINCIPLES, 'example-liquid-fuels').row('Energy sector').number('Result');
    expect(Math.abs(-gaps.rows[1]!.number('Sheet differs by') - fuel)).toBeLessThan(0.001);
  });

  test('direct air capture takes the energy sector below 0', () => {
    const [captured, left] = pageNumbers(
      PAGE,
      /such as \*\*Energy sector\*\* with (\S+ Mt) of direct air capture in `nl2023` \(about (\S+ Mt) in 2050\)/,
    );
    expect([captured, left]).toEqual([5, rounded(-0.437, 1)]);
  });
});
