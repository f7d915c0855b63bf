import {expect, test} from 'vitest';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {levels, outside, type Part} from './levels';

const {row, rows} = pageTable(pageFile('docs/network'), 'levels-table');

test.each(
  levels.flatMap(({name, supply, demand}) => [
    {level: name, side: 'supply', parts: supply},
    {level: name, side: 'demand', parts: demand},
  ]),
)('$side of $level stands there in the table', ({level, side, parts}) => {
  for (const name of parts.flatMap((part) => part.rows)) {
    expect(row(name).text('Level'), name).toBe(level);
    expect(row(name).text('Side').split(' and '), name).toContain(side);
  }
});

test('all that is on no level is drawn outside', () => {
  const namesOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => part.rows).sort();
  const none = rows.filter((each) => each.text('Level') === 'none').map((each) => each.text('What is connected'));
  expect(namesOf(outside)).toEqual(none.sort());
});
