import {expect, test} from 'vitest';
import {categories, goal, series, stack} from '../../src/diagrams/CategoryBar/columns';
import {pageTable} from '../support/pageTable';

const {row} = pageTable('contrib/charts/category-bar.mdx', 'example-unit');

test('the sum of all categories chooses a unit in which the axis loses its numbers', () => {
  const sum = row('Sum, which chooses the unit').quantity('Value').value;
  const scaled = row('The same in the chosen unit').quantity('Value').value;
  const one = row('A category in that unit').quantity('Value').value;
  expect(sum).toBe(5 * 240);
  // A step of a thousand for each three digits before the point, as in metric.coffee.
  const step = 1000 ** Math.floor(Math.log10(sum) / 3);
  expect(scaled).toBeCloseTo(sum / step, 10);
  expect(one).toBeCloseTo(240 / step, 10);
  expect(row('What the axis says there').quantity('Value').value).toBe(Number(one.toFixed(0)));
});

test('each part of the drawing begins where the one before it on its side of zero ends', () => {
  for (const {columns} of categories) {
    for (const column of columns) {
      const parts = stack(column);
      for (const [index, {key}] of series.entries()) {
        const before = series.slice(0, index).filter((each) => column.values[each.key] < 0 === column.values[key] < 0);
        const start = before.reduce((sum, each) => sum + column.values[each.key], 0);
        const {from, to} = parts[index]!;
        expect([from, to]).toEqual([start, start + column.values[key]].sort((a, b) => a - b));
      }
    }
  }
});

test('the target line is half of what a category uses at present', () => {
  expect(categories.map(goal)).toEqual([180, 115]);
});
