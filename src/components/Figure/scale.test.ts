import {expect, test} from 'vitest';
import {inDigits, linear, list, withUnit} from './scale';

test('a scale leads from the ends of one range to those of the other, in two decimals', () => {
  const x = linear([0, 28], [0, 100]);
  expect([x(0), x(28), x(14), x(17.4)]).toEqual([0, 100, 50, 62.14]);
  const y = linear([0, 200], [262, 42]);
  expect([y(0), y(200), y(100)]).toEqual([262, 42, 152]);
});

test('numbers have commas at thousands and a true minus', () => {
  expect(inDigits(3000)).toBe('3,000');
  expect(inDigits(1234567.891, 2)).toBe('1,234,567.89');
  expect(inDigits(-0.5, 1)).toBe('−0.5');
  expect(inDigits(-0.001, 1)).toBe('0.0');
  expect(withUnit(17.4, 'GW', 1)).toBe('17.4\u00a0GW');
});

test('names are put in a row', () => {
  expect(list(['wind'])).toBe('wind');
  expect(list(['wind', 'solar', 'coal'])).toBe('wind, solar and coal');
});
