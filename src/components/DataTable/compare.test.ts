import {expect, test} from 'vitest';
import {sortedPlaces, type Direction} from './compare';

function sorted(texts: readonly string[], direction: Direction = 'ascending'): string[] {
  return sortedPlaces(texts, direction).map((place) => texts[place]!);
}

test('quantities go by value, whatever they are written like', () => {
  expect(sorted(['10', '9', '−2', '1,128.00', '1 000', '≤ 5 %', '0.5'])).toEqual([
    '−2',
    '0.5',
    '≤ 5 %',
    '9',
    '10',
    '1 000',
    '1,128.00',
  ]);
  expect(sorted(['2 GW', '500 MW', '30 kW'])).toEqual(['30 kW', '500 MW', '2 GW']);
  expect(sorted(['10–20', '0–100', '10–15'])).toEqual(['0–100', '10–15', '10–20']);
});

test('words go by the English alphabet, without regard to case and accents, and numbers in them by value', () => {
  expect(sorted(['Zeeland', 'arnhem', 'Århus', 'Ems'])).toEqual(['Århus', 'arnhem', 'Ems', 'Zeeland']);
  expect(sorted(['hour 10', 'hour 9'])).toEqual(['hour 9', 'hour 10']);
});

test('what is empty or a dash comes last in both directions, and words after quantities in one', () => {
  expect(sorted(['–', '3', '', 'none', '1'])).toEqual(['1', '3', 'none', '–', '']);
  expect(sorted(['–', '3', '', 'none', '1'], 'descending')).toEqual(['none', '3', '1', '–', '']);
});

test('equals keep the order in which they came, in both directions', () => {
  const texts = ['1.0', '2', '1', '2.0'];
  expect(sorted(texts)).toEqual(['1.0', '1', '2', '2.0']);
  expect(sorted(texts, 'descending')).toEqual(['2', '2.0', '1.0', '1']);
});
