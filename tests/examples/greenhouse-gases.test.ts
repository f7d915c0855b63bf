/** docs/greenhouse-gases: start values, charts that add up to the total, three sliders, and two sets of amounts. */
import {describe, expect, test} from 'vitest';
import {expectCell, expectWorkedOut, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/greenhouse-gases');
const PRINCIPLES = pageFile('docs/co2-main-principles');
const sliders = pageTable(PAGE, 'slider-table');
const charts = pageTable(PAGE, 'example-charts');
const example = pageTable(PAGE, 'example-sliders');
const sets = pageTable(PAGE, 'two-sets');
const footprint = pageTable(pageFile('docs/emissions-footprint'), 'overview-table');
const START = 'Start, nl2023 (Mt)';
const listed = sliders.rows.slice(0, -1);

/** The start of the only slider with this key, and the sum of those whose keys fit. */
const ofKeys = (pattern: RegExp): number =>
  rounded(
    listed.filter(({text}) => pattern.test(text('Key'))).reduce((sum, {number}) => sum + number(START), 0),
    6,
  );
const PROCESSES = ofKeys(/non_energetic_emissions_co2/);
const INDIRECT = ofKeys(/indirect/);

/** The row of a letter, and all rows by their letters. */
const lineOf = (rows: readonly Row[], letter: string): Row => rows.find(({text}) => text('Line') === letter)!;
const lettersOf = (rows: readonly Row[], head: string): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [row.text('Line'), row.number(head)]));

describe('start values', () => {
  test('nineteen sliders add up', () => {
    expect(listed).toHaveLength(19);
    const sum = listed.reduce((all, {number}) => all + number(START), 0);
    expectCell(sliders.row('All'), START, sum);
    expect(pageNumbers(PAGE, /`nl2023` starts with (\S+ Mt) of CO₂-equivalent in all\./)).toEqual([rounded(sum, 1)]);
  });

  test('kinds are the categories of the main principles', () => {
    const categories = pageTable(PRINCIPLES, 'example-categories');
    const kinds = {
      'Energetic other gases': /_in_energetic_emissions_other_ghg/,
      'Non-energetic other gases': /non_energetic_emissions_other_ghg/,
      'Indirect CO₂': /indirect/,
    };
    for (const [category, pattern] of Object.entries(kinds)) {
      expectCell(categories.row(category), 'CO₂-eq', ofKeys(pattern));
    }
    expect(pageNumbers(PRINCIPLES, /which the dataset gives \((\S+ Mt) in `nl2023`\)/)).toEqual([PROCESSES]);
    expect(pageNumbers(PAGE, /Too low, by (\S+ Mt) in the start year of `nl2023`/)).toEqual([PROCESSES]);
  });

  test('two of them are 0', () => {
    expect(listed.filter(({number}) => number(START) === 0)).toHaveLength(2);
  });
});

test('charts of the slides are more than the total by the CO₂ of processes', () => {
  const {a, b, c, d, e, f, g} = lettersOf(charts.rows, 'CO₂-eq');
  expectWorkedOut(
    charts.rows,
    ['Line', 'CO₂-eq'],
    {h: a! + b! + c! + d! + e! + f! - g!},
    lettersOf(charts.rows, 'CO₂-eq'),
  );
  expect(g).toBe(PROCESSES);
  const delayed = pageTable(PRINCIPLES, 'example-categories').row('Delayed CO₂').number('CO₂-eq');
  expect(e).toBe(rounded(INDIRECT + delayed, 5));
  const other = pageTable(pageFile('docs/co2-overview-per-sector'), 'example-chart').row('Other');
  expectCell(other, 'Start year', f!);

  // Both are rounded from what the model answers, here to five decimals, there to four.
  const expectPart = (part: string, amount: number): void => {
    expect(Math.abs(footprint.row(part).number('Start year, nl2023') - amount), part).toBeLessThan(0.000055);
  };
  expectPart('Built environment', a!);
  expectPart('Transport & Mobility', b!);
  expectPart('Agriculture', d!);
  expectPart('Indirect & delayed emissions', e!);
  const total = pageTable(pageFile('docs/emissions-footprint'), 'example-total');
  expectPart('Industry, Energy & Other', c! + f! - lineOf(total.rows, 'c').number('CO₂-eq'));
  expectCell(lineOf(total.rows, 'a'), 'CO₂-eq', lineOf(charts.rows, 'h').number('CO₂-eq'));
});

describe('three sliders', () => {
  const setTo = (letter: string): number =>
    Number(/ at (\d+)%$/.exec(lineOf(example.rows, letter).text('Quantity'))![1]);
  const [end, start] = pageNumbers(
    PAGE,
    /Untouched, it has (\S+ Mt) in the end year, and (\S+ Mt) in the start year\./,
  ) as [number, number];

  test('count by their percentage, but for CO₂ of processes', () => {
    const fermentation = ofKeys(/fermentation/);
    const chemistry = ofKeys(/emissions_co2_chemical_industry/);
    const a = (fermentation * setTo('a')) / 100;
    const b = (INDIRECT * setTo('b')) / 100;
    const change = a - fermentation + b - INDIRECT;
    expectWorkedOut(example.rows, ['Line', 'Result'], {
      a,
      b,
      c: (chemistry * setTo('c')) / 100,
      d: change,
      e: end + change,
      f: end / start - 1,
      g: (end + change) / start - 1,
    });
    const printed = (letter: string): number[] => numbersIn(lineOf(example.rows, letter), 'Calculation');
    const sum = rounded(end + change, 4);
    expect(['c', 'f', 'g'].map(printed)).toEqual([
      [chemistry, setTo('c')],
      [end, start, 1],
      [sum, start, 1],
    ]);
    expect(
      pageNumbers(PAGE, /Line c changes the chart of Industry and Energy and the footprint, by (\S+ Mt) each/),
    ).toEqual([chemistry]);
  });

  /** Calculated by the model for nl2023 in 2050. */
  test('as in the model', () => {
    expectCell(lineOf(example.rows, 'e'), 'Result', 140.01467);
    expectCell(lineOf(example.rows, 'g'), 'Result', -0.58);
    expect(start).toBe(rounded(lineOf(charts.rows, 'h').number('CO₂-eq'), 4));
  });
});

test('the two sets have the same categories and other amounts', () => {
  const categories: [name: string, pattern: RegExp][] = [
    ['Households, energetic, other gases', /_in_energetic_emissions_other_ghg_households/],
    ['Buildings, energetic, other gases', /_in_energetic_emissions_other_ghg_buildings/],
    ['Transport, energetic, other gases', /_in_energetic_emissions_other_ghg_transport/],
    ['Industry, energetic, other gases', /_in_energetic_emissions_other_ghg_industry/],
    ['Energy sector with leaks and refineries, other gases', /_in_energetic_emissions_other_ghg_energy/],
    ['Agriculture, energetic, other gases', /_in_energetic_emissions_other_ghg_agriculture/],
    ['Chemical industry, non-energetic, other gases', /non_energetic_emissions_other_ghg_chemical/],
    ['Other industry, non-energetic, other gases', /non_energetic_emissions_other_ghg_other/],
    ['Waste, other gases', /non_energetic_emissions_other_ghg_waste/],
    ['Agriculture, non-energetic, other gases', /non_energetic_emissions_other_ghg_agriculture/],
    ['Chemical industry, CO₂', /emissions_co2_chemical/],
    ['Other industry, CO₂', /emissions_co2_other/],
    ['Manure and soil, CO₂', /emissions_co2_agriculture/],
    ['Indirect CO₂', /indirect/],
  ];
  expect(sets.rows.map(({text}) => text('Category'))).toEqual(categories.map(([name]) => name));
  for (const [name, pattern] of categories) expectCell(sets.row(name), 'Sliders', ofKeys(pattern));
  expect(pageNumbers(PAGE, /Together these are (\S+) and (\S+ Mt)\./)).toEqual(
    ['Sliders', 'Direct method'].map((head) =>
      rounded(
        sets.rows.reduce((sum, {number}) => sum + number(head), 0),
        1,
      ),
    ),
  );
});

/** quintel/etsource datasets/nl2023/emissions.csv, 2023, Mt. */
test('the direct method has the amounts of its file', () => {
  const inFile: Record<string, number> = {
    'Households, energetic, other gases': 0.32239822,
    'Buildings, energetic, other gases': 0.06431237,
    'Industry, energetic, other gases': 0.08620713,
    'Energy sector with leaks and refineries, other gases':
      (275.87953 + 14.74504 + 476.66386 + 22.76402 + 8.4411) / 1000,
    'Agriculture, energetic, other gases': 1.0567491,
    'Chemical industry, non-energetic, other gases': (799.45639 + 67.79018) / 1000,
    'Other industry, non-energetic, other gases': 0.85546837,
    'Agriculture, non-energetic, other gases': 17.88811512,
    'Chemical industry, CO₂': 7.99164967,
    'Other industry, CO₂': (26.84936 + 1338.28324 + 8.52287) / 1000,
    'Manure and soil, CO₂': 0.09321328,
    'Indirect CO₂': 0.43273137,
  };
  for (const [name, amount] of Object.entries(inFile)) expectCell(sets.row(name), 'Direct method', amount);
  const file = pageTable(pageFile('docs/direct-emissions'), 'emissions-file');
  expectCell(
    sets.row('Transport, energetic, other gases'),
    'Direct method',
    file.row('National transport').number('Other gases, 2023'),
  );
  expectCell(sets.row('Waste, other gases'), 'Direct method', file.row('Waste').number('Other gases, 2023'));
  expect(pageNumbers(PAGE, /\(category 1\.B; (\S+ Mt) in the direct method's file of `nl2023`\)/)).toEqual([
    file.row('Energy').number('CO₂, 2023'),
  ]);
});
