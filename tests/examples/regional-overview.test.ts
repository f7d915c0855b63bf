/** docs/scenario-tools/regional-overview: what the total of three areas adds up, and what is true for the region. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/scenario-tools/regional-overview');
const {rows, row} = pageTable(PAGE, 'example-regional-overview');
const AREAS = ['North', 'Middle', 'South'];
const electricity = row('Electricity of homes (PJ)');
const energy = row('All energy of homes (PJ)');
const share = row('Share of electricity (%)');

test('the total of each row is the sum of the areas', () => {
  for (const each of rows) {
    const sum = AREAS.reduce((total, area) => total + each.number(area), 0);
    expectCell(each, 'Total in the file', sum, EXACT);
  }
});

test('the share of an area is its electricity in all its energy', () => {
  for (const area of AREAS) expectCell(share, area, (electricity.number(area) / energy.number(area)) * 100, EXACT);
});

test('amounts are true for the region, and its share is that of the totals', () => {
  const TRUE = 'True for the region';
  for (const amount of [electricity, energy]) expectCell(amount, TRUE, amount.number('Total in the file'), EXACT);
  expectCell(share, TRUE, (electricity.number(TRUE) / energy.number(TRUE)) * 100, EXACT);
  expect(pageNumbers(PAGE, /region's share is (\S+ PJ) ÷ (\S+ PJ)/)).toEqual([
    electricity.number(TRUE),
    energy.number(TRUE),
  ]);
});
