/** contrib/user-curves: the number that a reducer makes of a curve, and what the bounds of inputs leave of it. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, numbersIn, pageNumbers} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';
import {DEGREES_ABOVE_ONE, FULL_LOAD_HOURS} from '../support/reducers';

const PAGE = pageFile('contrib/user-curves');
const YEAR = 8760;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function between(value: number, [min, max]: readonly [number, number]): number {
  return Math.min(max, Math.max(min, value));
}

/** quintel/etengine app/models/curve_handler/reducers/full_load_hours.rb. */
function fullLoadHours(values: readonly number[]): number {
  return between(YEAR * mean(values), [0, YEAR]);
}

/** The same folder: temperature.rb. */
function difference(values: readonly number[], original: readonly number[]): number {
  return mean(values) - mean(original);
}

test.each(FULL_LOAD_HOURS)('%j has the full load hours of the spec', (values, hours) => {
  expect(fullLoadHours(values)).toBeCloseTo(hours, EXACT);
});

test.each(DEGREES_ABOVE_ONE)('%j differs from 1 °C as in the spec', (values, degrees) => {
  expect(difference(values, [1, 1, 1, 1])).toBeCloseTo(degrees, EXACT);
});

describe('one number from a curve', () => {
  const [least, most, zero, year, original, warmest] = pageNumbers(
    PAGE,
    /goes from (\S+) to (\S+) hours, the hidden input from (\S+) to (\S+); the dataset's mean temperature is (\S+) °C, and its input ends at (\S+) °C\./,
  ) as [number, number, number, number, number, number];

  test.each(pageTable(PAGE, 'example-reduce').rows.map((row) => [row.text('Upload'), row] as const))(
    '%s',
    (name, row) => {
      const given = numbersIn(row, 'Upload');
      if (name.startsWith('Wind')) {
        const limited = given.map((value) => between(value, [0, 1]));
        const hours = fullLoadHours(limited);
        expectCell(row, 'Mean of limited values', mean(limited));
        expectCell(row, 'Reduced', hours);
        expectCell(row, 'First input', between(hours, [least, most]));
        expectCell(row, 'Last input', between(hours, [zero, year]));
      } else {
        const degrees = difference(given, [original]);
        const kept = between(degrees, [-warmest, warmest]);
        expectCell(row, 'Mean of limited values', mean(given));
        expectCell(row, 'Reduced', degrees);
        expectCell(row, 'First input', kept);
        expectCell(row, 'Last input', kept);
      }
    },
  );
});
