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

test('words are what stands between spaces of any kind', () => {
  expect(wordsOf(' Heat\u00a0 pumps\t')).toEqual(['heat', 'pumps']);
  expect(wordsOf(' ')).toEqual([]);
});
