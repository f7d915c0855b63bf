import {expect, test} from 'vitest';
import {isForProgrammers} from './programmers';

test.each([
  'keep_compatible',
  'PUT /scenarios/{id}',
  '/api/v3/user',
  'error 422',
  'nl2019',
  'createScenario',
  'DELETE',
  'python scripts',
])('“%s” speaks of a program', (query) => {
  expect(isForProgrammers(query)).toBe(true);
});

test.each(['trash', 'heat-pump', '2030-2050', 'CO2 target', 'get my scenario back', 'sliders add up 100%', 'put', ''])(
  '“%s” does not',
  (query) => {
    expect(isForProgrammers(query)).toBe(false);
  },
);
