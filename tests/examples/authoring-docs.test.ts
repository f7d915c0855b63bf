import {expect, test} from 'vitest';
import {pageTable} from '../support/pageTable';

const {rows, row} = pageTable('contrib/authoring-docs.mdx', 'plants');

test('all plants together have the capacity of each', () => {
  const {value, decimals} = row('All plants').quantity('Capacity');
  const each = rows.slice(0, -1).map((plant) => plant.number('Capacity'));
  expect(each.reduce((sum, capacity) => sum + capacity)).toBeCloseTo(value, decimals);
});
