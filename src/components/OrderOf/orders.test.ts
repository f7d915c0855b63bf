import {expect, test} from 'vitest';
import {indexOf, moved, orderAt} from './orders';

test('three things have six orders, as in a dictionary', () => {
  const orders = [0, 1, 2, 3, 4, 5].map((index) => orderAt(index, 3).join(''));
  expect(orders).toEqual(['012', '021', '102', '120', '201', '210']);
});

test('an order has the number that gives it', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const all = Array.from({length: [1, 1, 2, 6, 24, 120][count]!}, (_, index) => index);
    expect(all.map((index) => indexOf(orderAt(index, count)))).toEqual(all);
  }
});

test('a thing that moves lets the others keep their order, and stays within it', () => {
  expect(moved([0, 1, 2], 2, 0)).toEqual([2, 0, 1]);
  expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
  expect(moved([0, 1, 2], 0, 9)).toEqual([1, 2, 0]);
  expect(moved([0, 1, 2], 1, -1)).toEqual([1, 0, 2]);
});
