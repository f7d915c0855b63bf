import {expect, test} from 'vitest';
import {yearOf} from './model';

test('50 MW that run 2500 full load hours make 125 GWh of 438 GWh', () => {
  expect(yearOf({capacity: 50, hours: 2500})).toEqual({made: 125_000, possible: 438_000});
});

test('a plant that runs all year makes what is possible', () => {
  const {made, possible} = yearOf({capacity: 35, hours: 8760});
  expect(made).toBe(possible);
});
