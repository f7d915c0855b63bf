import {describe, expect, test} from 'vitest';
import {areasOf, placesSheet} from './areas';

describe('a map in letters', () => {
  test('gives each name its rectangle', () => {
    const map = `
      20    8    20
      plant wire users
      plant .    .
    `;
    expect(Object.fromEntries(areasOf(map))).toMatchObject({
      plant: {row: 1, rows: 2, column: 1, columns: 20},
      wire: {row: 1, rows: 1, column: 21, columns: 8},
      users: {row: 1, rows: 1, column: 29, columns: 20},
    });
  });

  test('lets a group lie around others, of whose places its own need no rectangle', () => {
    const map = `
      2      22     22    2
      .      region region .
      region plant  users  .
    `;
    expect(areasOf(map, {region: ['plant', 'users']}).get('region')).toEqual({
      row: 1,
      rows: 2,
      column: 1,
      columns: 46,
      top: {row: 1, rows: 1, column: 3, columns: 44},
    });
  });

  test.each([
    ['columns that are too many', '24 25\n a b', '49 wide'],
    ['a row with a word too few', '24 24\n a', '1 words'],
    ['places that are no rectangle', '24 24\n a b\n b b', 'b are no rectangle'],
    ['a row too many', `48\n${'a\n'.repeat(25)}`, '25 rows'],
  ])('refuses %s', (_, map, message) => {
    expect(() => areasOf(map)).toThrow(message);
  });
});

test('the style sheet has a rule for each place', async () => {
  await expect(placesSheet()).toMatchFileSnapshot('places.css');
});
