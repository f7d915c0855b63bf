import {expect, test} from 'vitest';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {groups} from './groups';

const {row, rows} = pageTable(pageFile('docs/cost-dashboard'), 'groups-table');

test('all six groups are drawn', () => {
  expect(groups.map(({name}) => name).sort()).toEqual(rows.map((each) => each.text('Group')).sort());
});

test.each(groups)('$name gets the plants, and something in addition, if the table says so', ({name, parts}) => {
  const ofPlants = parts.filter((part) => 'units' in part).length;
  expect(ofPlants > 0).toBe(row(name).text('Plants') === 'yes');
  expect(parts.length > ofPlants).toBe(row(name).text('In addition to the plants') !== '–');
});
