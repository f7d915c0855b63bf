import {expect, test} from 'vitest';
import {pageTable} from '../../../tests/support/pageTable';
import {dispatchable, inflexible} from './sources';

const {rows} = pageTable('docs/hydrogen.mdx', 'production-table');

const drawn = (kind: string): string[] =>
  inflexible
    .find(({name}) => name === kind)!
    .sources.flatMap((source) => source.rows)
    .sort();

const said = (inClass: string, isByPrice = false): string[] =>
  rows
    .filter((row) => row.text('Class') === inClass && (row.text('In an hour') === 'by price') === isByPrice)
    .map((row) => row.text('Source'))
    .sort();

test('every source of the table is drawn with its kind', () => {
  expect(drawn('Must-run')).toEqual(said('must-run'));
  expect(drawn('Volatile')).toEqual(said('volatile'));
  expect(drawn('Follows electricity')).toEqual(said('must-run', true));
  expect(dispatchable.flatMap((source) => source.rows).sort()).toEqual(said('dispatchable'));
});
