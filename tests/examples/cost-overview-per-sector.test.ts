/** docs/cost-overview-per-sector: technologies of agriculture, and how many technologies each row has. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/cost-overview-per-sector');
const [CAPEX, OPEX, BOTH] = ['CAPEX', 'OPEX', 'Both'].map((head) => `${head} (M€ a year)`) as [string, string, string];

test('agriculture costs CAPEX and OPEX in four rows, three times as much as in its own', () => {
  const table = pageTable(PAGE, 'example-agriculture');
  const all = table.row('All');
  const rows = table.rows.filter((row) => row !== all);
  expect(rows).toHaveLength(4);
  for (const row of table.rows) expectCell(row, BOTH, row.number(CAPEX) + row.number(OPEX), EXACT);
  for (const head of [CAPEX, OPEX, BOTH]) {
    expectCell(
      all,
      head,
      rows.reduce((total, {number}) => total + number(head), 0),
      EXACT,
    );
  }
  const own = table.row('Building and installations: Agriculture');
  expect(Math.round(all.number(BOTH) / own.number(BOTH))).toBe(3);
});

describe('technologies', () => {
  const subjects = pageTable(PAGE, 'subject-table').rows;
  const nodes = pageTable(pageFile('docs/cost-wacc'), 'wacc-technologies').rows.map(({text}) => ({
    key: text('Node'),
    row: text('Row of the cost chart'),
  }));
  const counts = new Map<string, number>();
  for (const {text, number} of subjects) {
    if (text('Technologies') === '–') continue;
    counts.set(text('Row'), (counts.get(text('Row')) ?? 0) + number('Technologies'));
  }

  test('the rows have so many in all', () => {
    const [all] = pageNumbers(PAGE, /The (\d+) technologies are all that belong to a cost group/);
    expect([...counts.values()].reduce((total, count) => total + count, 0)).toBe(all);
  });

  test.each([...counts])('%s has %i, as many as in the list of technologies by category', (name, count) => {
    expect(nodes.filter(({row}) => row === name)).toHaveLength(count);
  });

  test('plants with capture, by the rows that they have besides', () => {
    const [all, ...each] = pageNumbers(
      PAGE,
      /There are (\d+) such technologies: (\d+) power plants, (\d+) CHPs, (\d+) for hydrogen, (\d+) for liquid fuels\./,
    ) as [number, ...number[]];
    const capturing = nodes.filter(({key}) => key.includes('_ccs_') || key.endsWith('_ccs'));
    expect(capturing).toHaveLength(all);
    const rows = ['Power plants', 'CHP plants', 'Hydrogen production', 'Liquid fuels'];
    expect(rows.map((name) => capturing.filter(({row}) => row === name).length)).toEqual(each);
  });

  test('the text names the rows that are 0', () => {
    const zero = subjects.filter(({text}) => /^0\b/.test(text('What is counted'))).map(({text}) => text('Subject'));
    expect(zero).toHaveLength(5);
    expect(zero.filter((subject) => /connection/.test(subject))).toHaveLength(2);
  });

  test('steel costs most of what Industry shows', () => {
    const [steel, industry] = pageNumbers(PAGE, /shows: (\S+) of (\S+ M€) in the untouched scenario/) as [
      number,
      number,
    ];
    expect(steel / industry).toBeGreaterThan(0.5);
    expect(steel).toBeLessThan(industry);
  });
});
