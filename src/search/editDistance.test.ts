import {expect, test} from 'vitest';
import {editDistance} from './editDistance';

test.each([
  ['demand', 'demand', 0],
  ['dashbord', 'dashboard', 1], // missing
  ['dashboarrd', 'dashboard', 1], // too many
  ['dashboerd', 'dashboard', 1], // wrong
  ['dahsboard', 'dashboard', 1], // swapped
  ['pagniaton', 'pagination', 2],
  ['', 'ab', 2],
])('from %s to %s it is %i', (a, b, away) => {
  expect(editDistance(a, b, 2)).toBe(away);
  expect(editDistance(b, a, 2)).toBe(away);
});

test('what is further than the limit is the limit and one', () => {
  expect(editDistance('heat', 'hydrogen', 2)).toBe(3);
  expect(editDistance('abcdef', 'uvwxyz', 1)).toBe(2);
});
