/** docs/demand.md: the bars of nl2023, growth that compounds, and the amounts of international transport. */
import {expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable, quantityOf} from '../support/pageTable';

const PAGE = pageFile('docs/demand');
const demand = pageTable(PAGE, 'example-bars-demand');
const sectors = demand.rows.filter((row) => row !== demand.row('Total'));
const bars = pageTable(PAGE, 'example-bars');
const factors = pageTable(PAGE, 'example-growth-factors');
const growth = pageTable(PAGE, 'example-growth');
const amounts = pageTable(PAGE, 'international-amounts');
const compound = (percentage: number, years: number): number => (1 + percentage / 100) ** years;

test('all international aviation joins the final demand, and nothing else changes', () => {
  for (const row of sectors) {
    const aviation = row.text('Sector') === 'International transport' ? amounts.row('nl2023').number('Aviation') : 0;
    expectCell(row, 'With all international aviation', row.number('Final demand') + aviation);
  }
  for (const head of demand.heads.slice(2)) expectCell(demand.row('Total'), head, columnSum(sectors, head));
  expect(pageNumbers(PAGE, /feedstock is \S+ of (\S+ PJ) in 2023/)).toEqual([
    demand.row('Industry').number('Final demand'),
  ]);
  expect(pageNumbers(PAGE, /electricity of power plants: (\S+) of \S+ PJ/)).toEqual([
    demand.row('Energy').number('Final demand'),
  ]);
});

test.each([
  ['Final demand', 'Sum', 'Share'],
  ['With all international aviation', 'Sum with aviation', 'Share with aviation'],
])('%s: a bar is the sum of what counts in it, in whole percentages of the total', (amount, barSum, share) => {
  expect(new Set(sectors.map(({text}) => text('Counts in the bar')))).toEqual(
    new Set(bars.rows.map(({text}) => text('Bar'))),
  );
  for (const row of bars.rows) {
    const counted = sectors.filter(({text}) => text('Counts in the bar') === row.text('Bar'));
    expectCell(row, barSum, columnSum(counted, amount));
    expectCell(row, share, (row.number(barSum) / demand.row('Total').number(amount)) * 100, 0);
  }
});

test('a slider in % per year compounds from the start year to the end year', () => {
  const [startYear] = pageNumbers(PAGE, /Growth factor by slider and end year, start year (\d+)/);
  for (const head of factors.heads.slice(1)) {
    const [endYear, years] = head.split(',').map((part) => quantityOf(part)!.value);
    expect(years).toBe(endYear! - startYear!);
    for (const row of factors.rows) expectCell(row, head, compound(row.number('Slider'), years!));
  }
});

test('growth per person multiplies with the population and the efficiency, as the column “How” says', () => {
  const lines = Object.fromEntries(growth.rows.map(({text, number}) => [text('Line'), number('Result')]));
  const line = (name: string): number => lines[name]!;
  const [end, start] = growth.row('a').text('How').split(' − ').map(Number);
  const results: [name: string, result: number, decimals?: number][] = [
    ['a', end! - start!, EXACT],
    ['c', compound(line('b'), line('a'))],
    ['f', line('e') / line('d')],
    ['h', 1 - line('g') / 100, EXACT],
    ['i', line('c') * line('f') * line('h')],
    ['k', (line('j') ** (1 / line('a')) - 1) * 100],
  ];
  const given = growth.rows.filter(({text}) => ['slider', 'dataset', 'goal'].includes(text('How')));
  expect(results).toHaveLength(growth.rows.length - given.length);
  for (const [name, result, decimals] of results) {
    expectCell(growth.row(name), 'Result', result, decimals);
    expect(calculate(growth.row(name).text('How'), lines), `line ${name}`).toBeCloseTo(result, EXACT);
  }
  const years = growth.rows.flatMap(({text}) => text('Quantity').match(/\d{4}/g) ?? []);
  expect(new Set(years.map(Number))).toEqual(new Set([start, end]));
  expect(line('c')).toBe(factors.row(String(line('b'))).number(`${end}, ${line('a')} years`));
  const [step, inSteps] = pageNumbers(PAGE, /steps of ([\d.]+), so line k becomes (\S+);/);
  expect(inSteps).toBe(rounded(rounded(line('k') / step!, 0) * step!, EXACT));
});

test('a Dutch municipality holds the national amount, and a province that of each of its municipalities', () => {
  const [national, local, part] = pageNumbers(
    PAGE,
    /for (\S+) of national aviation, set (\S+) in Amsterdam and (\S+) in Groningen/,
  );
  expect(local).toBe(national);
  for (const head of amounts.heads.slice(1)) {
    expectCell(amounts.row('GM0363_amsterdam'), head, amounts.row('nl2023').number(head));
    // From the larger amount to the smaller one, which is rounded to the same decimals.
    expectCell(amounts.row('nl2023'), head, amounts.row('PV20_groningen').number(head) / (national! / part!));
  }
});
