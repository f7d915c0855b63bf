import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers} from '../../../tests/support/example';
import {pageTable} from '../../../tests/support/pageTable';
import {CAPACITY, DEMAND, demandFrom, FILE, fullLoadHoursFrom, productionFrom, shareFrom, sumOf, times} from './model';

const PAGE = 'docs/profiles.mdx';
const {row} = pageTable(PAGE, 'example-profile-twice');

test.each([
  ['File A', 1],
  ['Twice as high', 2],
  ['Four times as high', 4],
])('%s means what the table of the page says', (head, factor) => {
  const file = times(FILE, factor);
  const [demand, share, production] = [demandFrom(file), shareFrom(file), productionFrom(file)];
  for (const [step, result] of [
    ['Value by day', file.day],
    ['Value by night', file.night],
    ['Sum of all values', sumOf(file)],
    ['Profile: demand by day (MW)', demand.day],
    ['Demand by night (MW)', demand.night],
    ['Capacity profile: used by day', share.day],
    ['Used by night', share.night],
    ['Full load hours (h)', fullLoadHoursFrom(file)],
    ['Production of the year (MWh)', sumOf(production)],
    ['Production by day (MW)', production.day],
    ['Production by night (MW)', production.night],
  ] as const)
    expectCell(row(step), head, result, EXACT);
});

test('demand and plant are those of the example', () => {
  expect(pageNumbers(PAGE, /for a demand of (\S+) MWh a year, and .* for a plant of (\S+) MW\./)).toEqual([
    DEMAND,
    CAPACITY,
  ]);
});
