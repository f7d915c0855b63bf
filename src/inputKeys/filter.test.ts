import {expect, test} from 'vitest';
import {isFound, outcomeOf} from './filter';

const row = {sector: 'Demand', unit: '%', text: 'heat_pump_share heat pump % 0 to 100 heating demand › households'};
const any = {words: [], sector: '', unit: ''};

test('a row is found by all words in any order, in Dutch too, and by its sector and unit', () => {
  expect(isFound(row, any)).toBe(true);
  expect(isFound(row, {...any, words: ['households', 'pump']})).toBe(true);
  expect(isFound(row, {...any, words: ['warmtepomp']})).toBe(false);
  expect(isFound(row, {...any, words: ['warmtepomp', 'share']}, 'warmtepomp vraag')).toBe(true);
  expect(isFound(row, {words: ['pump'], sector: 'Demand', unit: '%'})).toBe(true);
  expect(isFound(row, {...any, sector: 'Supply'})).toBe(false);
  expect(isFound(row, {...any, unit: 'MW'})).toBe(false);
});

test('the outcome says what was asked, and nothing where nothing was', () => {
  expect(outcomeOf(9, 9, '', '', '')).toBe('');
  expect(outcomeOf(1, 1430, 'pump', '', '')).toBe('1 input of 1,430 with “pump”');
  expect(outcomeOf(2, 9, '', 'Demand', '%')).toBe('2 inputs of 9 in Demand in the unit %');
  expect(outcomeOf(0, 9, 'pump', '', '')).toBe('No input with “pump”. Try fewer words.');
  expect(outcomeOf(0, 9, 'pump', 'Demand', '')).toBe(
    'No input with “pump” in Demand. Try fewer words, or another sector or unit.',
  );
});
