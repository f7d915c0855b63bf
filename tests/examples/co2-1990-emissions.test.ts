/** docs/co2-1990-emissions: what the reference holds, ships and planes in the percentage, and shares of Dutch regions. */
import {describe, expect, test} from 'vitest';
import {sum} from '../../src/sum';
import {expectCell, expectWorkedOut, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/co2-1990-emissions');
const contents = pageTable(PAGE, 'example-contents');
const percentage = pageTable(PAGE, 'example-percentage');
const municipality = pageTable(PAGE, 'example-municipality');
const regions = pageTable(PAGE, 'example-regions');
const values = pageTable(PAGE, 'reference-values');
const chart = pageTable(pageFile('docs/co2-overview-per-sector'), 'example-chart');

/** quintel/etsource datasets/nl2023/nl2023.full.ad, Mt: co2_emission_1990, …_marine_bunkers, …_aviation_bunkers. */
const DATASET = {reference: 158.7190073, shipping: 34.95619, aviation: 4.6046};

const country = values.row('Netherlands');
const reference = (row: Row): number => row.number('Reference');
const step = (name: string): Row => percentage.row(name);
const result = (name: string): number => step(name).number('Result');

/** Expects each number of the calculations, but for 1, to be a result of the table, as it is printed there. */
function expectPrinted(rows: readonly Row[]): void {
  const results = rows.map((row) => Math.abs(row.number('Result')));
  for (const row of rows) {
    const others = numbersIn(row, 'Calculation').filter((each) => each !== 1 && !results.includes(each));
    if (/[÷×+−]/.test(row.text('Calculation'))) expect(others, `line ${row.line}`).toEqual([]);
  }
}

test('the Netherlands have the amounts of the dataset wherever they are printed', () => {
  expectCell(country, 'Reference', DATASET.reference);
  expectCell(country, 'Shipping', DATASET.shipping);
  expectCell(country, 'Aviation', DATASET.aviation);
  expectCell(step('1990, without international transport'), 'Result', DATASET.reference);
  expectCell(step('1990, international shipping'), 'Result', DATASET.shipping);
  expectCell(step('1990, international aviation'), 'Result', DATASET.aviation);
  expectCell(municipality.row('Country, 1990'), 'Result', DATASET.reference);
  expectCell(regions.row('nl2023'), '1990', DATASET.reference);
  expect(pageNumbers(PAGE, /amount from the dataset: (\S+ Mt) in `nl2023`/)).toEqual([rounded(DATASET.reference, 1)]);
  expect(pageNumbers(PAGE, /Reference of the country, (\S+ Mt) \|/)).toEqual([reference(country)]);

  const two = pageTable(PAGE, 'references').row('nl2023, no international transport');
  expectCell(two, 'Primary method', DATASET.reference);
  expect(two.number('Direct method (beta)')).toBe(country.number('Direct method, all gases'));
  const direct = pageTable(pageFile('docs/direct-emissions'), 'example-total').row('All').number('1990');
  expectCell(two, 'Direct method (beta)', direct);

  const queries = pageTable(PAGE, 'queries').rows.map(({number}) => number('Answer'));
  expect(queries).toEqual([reference(country), reference(country), 0, 0, rounded(direct, 3)]);
});

/** quintel/etsource datasets/nl2023/emissions.csv, CO₂ of 1990, Mt; burning is energetic, without international transport. */
test('the same categories in the file of the direct method come to a little less', () => {
  const fertilisers = contents.row('Fertilisers, processes');
  const all = contents.row('All');
  expectCell(contents.row('Burning of fuels, all sectors'), 'CO₂', 154.15573);
  expectCell(fertilisers, 'CO₂', 2.69499351);
  expectCell(contents.row('Metals, processes'), 'CO₂', 0.40841713 + 0.04367845);
  expectCell(
    all,
    'CO₂',
    contents.rows.slice(0, -1).reduce((sum, {number}) => sum + number('CO₂'), 0),
  );
  const [less, than, added, inFile] = pageNumbers(
    PAGE,
    /That is (\S+%) less than (\S+ Mt), nearly all of it fertilisers: .*? added (\S+ Mt) for ammonia, where the file has (\S+ Mt)\./,
  ) as [number, number, number, number];
  expect([than, inFile]).toEqual([reference(country), fertilisers.number('CO₂')]);
  expect(less).toBe(rounded(1 - all.number('CO₂') / than, 3));
  expect((added - inFile) / (than - all.number('CO₂'))).toBeGreaterThan(0.9);
});

test('chosen shares of ships and planes join the reference and the end year alike', () => {
  const SLIDERS = {navigation: 'International navigation', aviation: 'International aviation'};
  const before = result('1990, without international transport');
  const bunkers =
    (result(SLIDERS.navigation) / 100) * result('1990, international shipping') +
    (result(SLIDERS.aviation) / 100) * result('1990, international aviation');
  const end = result('CO₂ of 2050, the same shares included');
  const transport = result('Of it international transport');
  expectWorkedOut(percentage.rows, ['Step', 'Result'], {
    Reference: before + bunkers,
    'CO₂ relative to 1990': end / (before + bunkers) - 1,
    'CO₂ relative to 1990, both sliders at 0%': (end - transport) / before - 1,
  });
  expectPrinted(percentage.rows);
  expect(pageNumbers(PAGE, /in 2023 and 2050 than in 1990 \((\S+) against (\S+ Mt)\)/)).toEqual([
    rounded(transport, 1),
    rounded(bunkers, 1),
  ]);
  // The chart by sector has the same two sliders, in another scenario.
  const inChart = chart.row('International transport');
  expect([inChart.number('Start year'), inChart.number('End year')]).toEqual([transport, transport]);
  expectCell(chart.row('1990 CO₂ emissions of international transport'), '1990', bunkers);
  expectCell(chart.row('All'), '1990', before + bunkers);
});

/** Calculated by the model for nl2023 in 2050, Mt: with both sliders set, of it international transport, and with neither. */
test('as in the model: 50% of navigation and 100% of aviation', () => {
  expectCell(step('CO₂ of 2050, the same shares included'), 'Result', 145.466257);
  expectCell(step('Of it international transport'), 'Result', 26.279585);
  expect(rounded(145.466257 - 26.279585, 6)).toBe(119.186672);
  expectCell(step('CO₂ relative to 1990'), 'Result', -19.54376);
  expectCell(step('CO₂ relative to 1990, both sliders at 0%'), 'Result', -24.90712);
});

const MEMBERS = `AT BE BG HR CY CZ DK EE FI FR DE EL HU IE IT LV LT LU MT PL PT RO SK SI ES SE`.split(' ');

describe('the list of regions', () => {
  const byKey = (pattern: RegExp): Row[] => values.rows.filter(({text}) => pattern.test(text('Key')));
  test('the European Union is the sum of its members, the Netherlands with an amount of their own', () => {
    const [own] = pageNumbers(PAGE, /Sum of the 27 members, the Netherlands with (\S+ Mt)/) as [number];
    const members = MEMBERS.map((code) => byKey(new RegExp(`^${code}_`))[0]!);
    const union = reference(values.row('European Union (27 countries)'));
    expect(members).toHaveLength(26);
    expect(Math.abs(sum(members, reference) + own - union)).toBeLessThan(members.length * 0.0005);
  });

  test('Great Britain is the rest of the United Kingdom, and both parts are more than the whole', () => {
    const [less] = pageNumbers(PAGE, /United Kingdom less (\S+ Mt) for Northern Ireland/) as [number];
    const whole = reference(values.row('United Kingdom'));
    const part = values.row('Great Britain');
    expectCell(part, 'Reference', whole - less);
    expect(reference(part) + reference(values.row('Northern Ireland'))).toBeGreaterThan(whole);
  });

  test('provinces are sums of municipalities, which have less than the country', () => {
    const [municipalities, share] = pageNumbers(
      PAGE,
      /references of the 342 municipalities add up to (\S+ Mt), (\S+%) of the country's/,
    );
    const provinces = byKey(/^PV\d\d_(?!2022)/);
    expect(provinces).toHaveLength(12);
    expect(municipalities).toBe(rounded(sum(provinces, reference), 3));
    expect(share).toBe(rounded(sum(provinces, reference) / reference(country), 3));
  });

  test('regions hold shipping and aviation of a whole country', () => {
    const [times, part] = pageNumbers(
      PAGE,
      /"Noord-Holland \(2022\)" (\d+) times, Oostende and Turnhout the shipping of Belgium and about (\S+%) of its aviation/,
    ) as [number, number];
    const twelve = byKey(/^PV\d\d_(?!2022)/);
    for (const [head, amount] of [
      ['Shipping', DATASET.shipping],
      ['Aviation', DATASET.aviation],
    ] as const) {
      for (const row of twelve) expectCell(row, head, amount);
      expectCell(values.row('Noord-Holland (2022)'), head, times * amount);
    }
    const belgium = values.row('Belgium');
    for (const row of [values.row('Oostende'), values.row('Turnhout')]) {
      expect(row.number('Shipping')).toBe(belgium.number('Shipping'));
      expect(rounded(row.number('Aviation') / belgium.number('Aviation'), 2)).toBe(part);
    }
  });

  test('the direct method has an amount for 35 of them', () => {
    const direct = values.rows.filter(({text}) => text('Direct method, all gases') !== '–');
    expect(pageNumbers(PAGE, /In 31 of the (\d+) datasets on offer/)).toEqual([direct.length]);
  });
});

test('a municipality gets its share of the reference', () => {
  const of = (name: string): number => municipality.row(name).number('Result');
  const share = of('Municipality, ten sectors') / of('Country, ten sectors');
  expectWorkedOut(municipality.rows, ['Step', 'Result'], {
    Share: share,
    'Reference of the municipality': share * of('Country, 1990'),
  });
  expectPrinted(municipality.rows);
});

/** Mt: co2_emission_1990 in quintel/etsource datasets/, and the start year as the model calculates it, where it is known. */
const REGIONS: Record<string, [before: number, start?: number]> = {
  nl2023: [DATASET.reference, 116.312866],
  PV25_gelderland: [15.81388138, 11.321322],
  GM1979_eemsdelta: [1.6029146, 1.066629],
  GM0363_amsterdam: [3.7872916, 3.442354],
  GM0050_zeewolde: [0.1317254, 0.176369],
  GM0034_almere: [0.3561235],
};

test('regions of the example are known', () => {
  expect(regions.rows.map(({text}) => text('Dataset'))).toEqual(Object.keys(REGIONS));
});

test.each(regions.rows.map((row) => [row.text('Dataset'), row] as const))('start year of %s', (key, row) => {
  expectCell(row, 'Change', (row.number('Start year') / row.number('1990') - 1) * 100);
  const [before, start] = REGIONS[key] ?? [];
  if (before !== undefined) expectCell(row, '1990', before);
  if (start !== undefined) expectCell(row, 'Start year', start);
  const [listed] = values.rows.filter(({text}) => text('Key') === key);
  if (listed) expect(row.number('1990')).toBe(reference(listed));
});

test('a new town starts above a small reference', () => {
  const almere = regions.row('GM0034_almere');
  const [share] = pageNumbers(PAGE, /of the inhabitants of all municipalities, but (\S+%) of the reference\./);
  expect(share).toBe(rounded(almere.number('1990') / reference(country), 4));
  for (const row of [almere, regions.row('GM0050_zeewolde')]) expect(row.number('Change')).toBeGreaterThan(0);
});

test('factors are higher in most countries', () => {
  const [more] = pageNumbers(
    pageFile('docs/co2-emission-factors'),
    /GJ of natural gas counts \S+ kg, (\S+%) more than/,
  );
  expect(pageNumbers(PAGE, /in most countries, natural gas by (\S+%);/)).toEqual([more]);
});
