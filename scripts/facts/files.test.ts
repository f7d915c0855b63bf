import {expect, test} from 'vitest';
import {csv, readValues} from './files';
import {cloneOf} from './tables/fixture';

test('a cell of a CSV file that holds a comma stands between quotes; empty cells count', () => {
  const clone = cloneOf({'lake.csv': 'key,fish,boats\n,"pike, ""old""",\r\nshore,,"2,5"\n'});
  expect(csv(clone, 'lake.csv')).toEqual([
    ['key', 'fish', 'boats'],
    ['', 'pike, "old"', ''],
    ['shore', '', '2,5'],
  ]);
});

test('a value has the key of its row and the name of its column; an empty cell and a missing file have none', () => {
  const clone = cloneOf({'lake.csv': 'key,fish,boats\nshore,1.5E+01,\n'});
  const value = readValues(clone, 'lake.csv');
  expect([value('shore', 'fish'), value('shore', 'boats'), value('bank', 'fish')]).toEqual([15, undefined, undefined]);
  expect(readValues(clone, 'pond.csv')('shore', 'fish')).toBeUndefined();
});
