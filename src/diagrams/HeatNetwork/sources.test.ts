import {expect, test} from 'vitest';
import {pageTable, type Row} from '../../../tests/support/pageTable';
import {dispatchable, mustRun, users, type Part} from './sources';

const PAGE = 'docs/heat-networks.mdx';
const NETWORKS = ['HT', 'MT', 'LT'];
const sources = pageTable(PAGE, 'sources-table');
const takers = pageTable(PAGE, 'users-table');

const ofClass = (name: string): string[] =>
  sources.rows.filter((row) => row.text('Class') === name).map((row) => row.text('Source'));

/** The networks of a part's rows taken together. */
function together(networksOf: (row: Row) => readonly string[], rows: readonly Row[]): string {
  const found = rows.flatMap(networksOf);
  return NETWORKS.filter((network) => found.includes(network)).join(', ');
}

test('every source of the table is drawn, must-run above and dispatchable below', () => {
  const drawn = (parts: readonly Part[]): string[] => parts.flatMap(({rows}) => rows).sort();
  expect(drawn(mustRun)).toEqual(ofClass('must-run').sort());
  expect(drawn(dispatchable)).toEqual(ofClass('dispatchable').sort());
});

test.each([...mustRun, ...dispatchable].filter(({rows}) => rows.length))('$name: $networks', ({networks, rows}) => {
  const found = rows.map((name) => sources.row(name));
  expect(together((row) => row.text('Networks').split(', '), found)).toBe(networks);
});

test('only the heaters differ: in LT they burn hydrogen alone', () => {
  const heaters = dispatchable.find(({note}) => note)!.rows.map((name) => sources.row(name));
  const inLow = heaters.filter((row) => row.text('Networks').includes('LT'));
  expect(inLow.map((row) => row.text('Source'))).toEqual(['Hydrogen heater']);
});

test('every user of the table is drawn, with all of its networks; the loss stands apart', () => {
  const names = takers.rows.map((row) => row.text('User')).filter((name) => name !== 'Loss on the way');
  expect(users.flatMap(({rows}) => rows)).toEqual(names);
  for (const {networks, rows} of users)
    for (const name of rows) {
      const row = takers.row(name);
      expect(NETWORKS.filter((network) => row.text(network) === 'yes').join(', '), name).toBe(networks);
    }
});
