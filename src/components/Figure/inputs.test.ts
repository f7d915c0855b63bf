import {expect, test} from 'vitest';
import {allowed, openingOf, read, write} from './inputs';

const inputs = {
  demand: {label: 'Demand', unit: 'GW', min: 4, max: 28, step: 0.1, opening: 17.4},
  wind: {label: 'Wind', unit: '%', min: 0, max: 100, step: 1, opening: 62},
};

test('a value is brought into the range and onto a step', () => {
  expect(allowed(inputs.demand, 99)).toBe(28);
  expect(allowed(inputs.demand, -1)).toBe(4);
  expect(allowed(inputs.demand, 7.3499)).toBe(7.3);
  expect(allowed(inputs.wind, 12.5)).toBe(13);
});

test('what is written is read again', () => {
  const values = {demand: 7.3, wind: 0};
  expect(write(inputs, values)).toBe('7.3_0');
  expect(read(inputs, '7.3_0')).toEqual(values);
});

test('the static page has no values in its address', () => {
  expect(write(inputs, openingOf(inputs))).toBe('');
  expect(read(inputs, '')).toEqual({demand: 17.4, wind: 62});
});

test('a wrong value is the limit, and no value is as in the static page', () => {
  expect(read(inputs, '1e9_-5')).toEqual({demand: 28, wind: 0});
  expect(read(inputs, '<b>_12_99')).toEqual({demand: 17.4, wind: 12});
  expect(read(inputs, 'Infinity')).toEqual({demand: 17.4, wind: 62});
  expect(read(inputs, '5')).toEqual({demand: 5, wind: 62});
});
