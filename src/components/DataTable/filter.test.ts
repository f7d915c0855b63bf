import {expect, test} from 'vitest';
import {hasWords, wordsOf} from './filter';

const row = ['Warmtepomp (électrique)', '`households_heat_pump`', 'CO₂', '3,000', '−3', '17\u00a0811'];

test('a row is found by every word typed, in any cell and order', () => {
  expect(hasWords(row, 'pump warmtepomp')).toBe(true);
  expect(hasWords(row, 'pump hydrogen')).toBe(false);
  expect(hasWords(row, '')).toBe(true);
  expect(hasWords(row, '   ')).toBe(true);
});

test('case, accents and ways of writing make no difference', () => {
  for (const typed of ['ELECTRIQUE', 'éLectrique', 'co2', 'CO₂', '3000', '3,000', '-3', '−3', '17811', 'heat_pump']) {
    expect(hasWords(row, typed), typed).toBe(true);
  }
});

test('a key is found in the row of its family, as far as it is typed', () => {
  const family = ['`interconnector_{n}_price` (n = 1–12)', 'price'];
  for (const typed of ['interconnector_1_price', 'interconnector_12_pr', 'interconnector_3', 'interconnector_3_']) {
    expect(hasWords(family, typed), typed).toBe(true);
  }
  expect(hasWords(family, 'interconnector_1_import')).toBe(false);
});

test('words are what stands between spaces of any kind', () => {
  expect(wordsOf(' Heat\u00a0 pumps\t')).toEqual(['heat', 'pumps']);
  expect(wordsOf(' ')).toEqual([]);
});
