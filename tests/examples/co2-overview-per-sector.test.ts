/** docs/co2-overview-per-sector: three years of the chart, the parts of Energy, and three charts of one start year. */
import {expect, test} from 'vitest';
import {expectCell, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/co2-overview-per-sector');
const PRINCIPLES = pageFile('docs/co2-main-principles');
const chart = pageTable(PAGE, 'example-chart');
const parts = pageTable(PAGE, 'energy-parts');
const energy = pageTable(PAGE, 'example-energy');
const categories = pageTable(PRINCIPLES, 'example-categories');
const YEARS = ['1990', 'Start year', 'End year'] as const;
const START_PARTS = 'nl2023, start year';

/** A series in a year; a series that the year doesn't have counts as 0. */
function of(series: string, year: (typeof YEARS)[number]): number {
  const row = chart.row(series);
  return row.text(year) === '–' ? 0 : row.number(year);
}

const series = chart.rows.slice(0, -1).map(({text}) => text('Series'));
const INTERNATIONAL = 'International transport';
const BEFORE = '1990 CO₂ emissions';

test.each(YEARS)('%s: the red line adds up all series with their signs', (year) => {
  expectCell(
    chart.row('All'),
    year,
    series.reduce((sum, name) => sum + of(name, year), 0),
  );
});

test('series are those of the list, and years have the series that they can have', () => {
  const listed = pageTable(PAGE, 'chart-series').rows.map(({text}) => text('Series'));
  expect([...series, 'Net CO₂ emissions']).toEqual(listed);
  for (const name of series) {
    const only1990 = name.startsWith(BEFORE);
    expect(chart.row(name).text('1990') === '–', name).toBe(!only1990);
    expect(chart.row(name).text('Start year') === '–', name).toBe(only1990);
  }
});

test('the text reads the bar of 2050 and the red line from the table', () => {
  const end = of('All', 'End year');
  const [bar, negative, line] = pageNumbers(
    PAGE,
    /the bar of 2050 reaches (\S+ Mt)\. The negative part is (\S+ Mt), so the red line is at (\S+ Mt)\./,
  );
  const below = series.map((name) => of(name, 'End year')).filter((value) => value < 0);
  expect([line, negative]).toEqual([end, ...below]);
  expect(bar).toBe(rounded(end - below[0]!, 4));
  const [numerator, denominator, change] = pageNumbers(
    PAGE,
    /\*\*CO₂ relative to 1990\*\* is (\S+) ÷ (\S+) − 1 = (\S+%)\./,
  );
  expect([numerator, denominator]).toEqual([end, of('All', '1990')]);
  expect(change).toBe(rounded(end / of('All', '1990') - 1, 3));

  const buildings = of('Buildings', 'Start year');
  const [less, electric] = pageNumbers(
    PAGE,
    /lowers Buildings most,\*\* by (\S+%) from the start year\. Electricity brought (\S+%) of its emissions then\./,
  );
  expect(less).toBe(rounded(1 - of('Buildings', 'End year') / buildings, 2));
  const falls = series.slice(0, series.indexOf('Energy')).map((name) => {
    return of(name, 'End year') / of(name, 'Start year');
  });
  expect(Math.min(...falls)).toBe(of('Buildings', 'End year') / buildings);
  const electricity = pageTable(pageFile('docs/co2-emission-factors'), 'example-electricity').row('Buildings');
  expect(electric).toBe(rounded(electricity.number('CO₂') / buildings, 2));
});

test('the start year without international transport is that of other pages', () => {
  const net = of('All', 'Start year') - of(INTERNATIONAL, 'Start year');
  expect(pageNumbers(PAGE, /Without it, the start year is (\S+ Mt)\./)).toEqual([rounded(net, 3)]);
  const [direct, all] = ['Direct total GHG emissions (beta)', 'Total greenhouse gas emissions (CO₂ eq)'] as const;
  const charts = pageTable(PAGE, 'charts-compared').row('nl2023, start year (Mt)');
  expectCell(charts, 'CO₂ emissions', net);
  const bySector = pageTable(pageFile('docs/direct-emissions'), 'example-total').row('All');
  // 158.9955 is rounded already: 158.9955 and 158.996 may come from 158.99549 as well.
  expect(Math.abs(bySector.number('Start year') - charts.number(direct))).toBeLessThan(0.00051);
  expect(categories.row('All').number('CO₂-eq')).toBe(charts.number(all));
  expect(pageNumbers(PRINCIPLES, /The first three are CO₂ of the scenario, \S+: (\S+ Mt)\./)).toEqual([
    rounded(net, 3),
  ]);

  const energetic = series
    .filter((name) => !['Non-energetic emissions', 'Delayed emissions', INTERNATIONAL].includes(name))
    .reduce((sum, name) => sum + of(name, 'Start year'), 0);
  expectCell(categories.row('Energetic CO₂'), 'CO₂-eq', energetic);
  expectCell(categories.row('Non-energetic CO₂'), 'CO₂-eq', of('Non-energetic emissions', 'Start year'));
  expectCell(categories.row('Delayed CO₂'), 'CO₂-eq', of('Delayed emissions', 'Start year'));
});

test('Energy is the sum of its parts in both years', () => {
  expectCell(parts.row('All'), START_PARTS, columnSum(parts.rows.slice(0, -1), START_PARTS));
  expect(parts.row('All').number(START_PARTS)).toBe(of('Energy', 'Start year'));
  expectCell(energy.row('All'), 'CO₂', columnSum(energy.rows.slice(0, -1), 'CO₂'));
  expect(energy.row('All').number('CO₂')).toBe(of('Energy', 'End year'));
});

test('settings of the example are in its results', () => {
  const [navigation, aviation, captured, use] = pageNumbers(
    PAGE,
    /for 2050 with \*\*International navigation\*\* (\S+%), \*\*International aviation\*\* (\S+%), .*?, (\S+ Mt) of \*\*Direct Air Capture \(DAC\)\*\* and (\S+ Mt) of \*\*Other utilisation\*\*/,
  ) as [number, number, number, number];
  expect(energy.row('CO₂ captured from the air').number('CO₂')).toBe(-captured);
  expect(of('Delayed emissions', 'End year')).toBe(use);

  const page = pageFile('docs/co2-1990-emissions');
  const before = pageTable(page, 'example-percentage');
  const amount = (name: string): number => before.row(name).number('Result');
  expect(of(BEFORE, '1990')).toBe(amount('1990, without international transport'));
  expectCell(
    chart.row('1990 CO₂ emissions of international transport'),
    '1990',
    navigation * amount('1990, international shipping') + aviation * amount('1990, international aviation'),
  );
});

test('what the dataset adds, and what is delayed, stand in the text as in the tables', () => {
  const [processes] = pageNumbers(
    PAGE,
    /CO₂ of other processes is in no series\. The dataset gives (\S+ Mt) of it in `nl2023`/,
  );
  expect(pageNumbers(PRINCIPLES, /which the dataset gives \((\S+ Mt) in `nl2023`\)/)).toEqual([processes]);
  const [delayed] = pageNumbers(
    PAGE,
    /is deducted in other series\. In the start year of `nl2023` that is (\S+ Mt), all/,
  );
  expect(delayed).toBe(of('Delayed emissions', 'Start year'));
});

/** Calculated by the model for nl2023 in 2050 with these settings. */
test('as in the model', () => {
  const [change] = pageNumbers(PAGE, /\*\*CO₂ relative to 1990\*\* is \S+ ÷ \S+ − 1 = (\S+%)\./);
  expect(change).toBe(rounded(-0.3260047, 3));
});
