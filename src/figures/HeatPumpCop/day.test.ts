import {describe, expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {sum} from '../../sum';
import {dayOf, guessesOf, MEANS, missingIn, peaksOf, SHAPE, temperaturesOf, TYPES} from './day';
import {inputs} from './inputs';

const opening = openingOf(inputs);
const [air, aquathermal, ground, pvt, hybrid] = TYPES;

function peakAt(day: number, type = air): number {
  return dayOf({...opening, day}, type).peak;
}

describe('the shapes of a day', () => {
  test('heat is asked in 24 hours, whose mean is 1, with a low by night and highs at both its ends', () => {
    expect(SHAPE).toHaveLength(24);
    expect(SHAPE.reduce((sum, share) => sum + share, 0)).toBeCloseTo(24, 9);
    expect(Math.min(...SHAPE)).toBeGreaterThan(0.5);
    expect(Math.max(...SHAPE)).toBeLessThan(1.3);
    expect(SHAPE[0]).toBeLessThan(SHAPE[7]!);
    expect(SHAPE[13]).toBeLessThan(SHAPE[18]!);
  });

  test('outdoors is as cold as set on average, and warmest in the afternoon', () => {
    const temperatures = temperaturesOf(-5);
    expect(temperatures.reduce((sum, value) => sum + value, 0) / 24).toBeCloseTo(-5, 9);
    expect(temperatures.indexOf(Math.max(...temperatures))).toBeOneOf([14, 15]);
  });
});

describe.each(TYPES)('$name', (type) => {
  test.each([-15, -5, 3.5, 15])('on a day of %f °C, heat is given, comes later, or never comes', (day) => {
    const {hours, peak} = dayOf({...opening, day}, type);
    const asked = sum(hours, (hour) => hour.asked);
    const given = sum(hours, (hour) => hour.given.reduce((sum, part) => sum + part, 0));
    expect(asked - given).toBeCloseTo(
      sum(hours, (hour) => hour.lost),
      6,
    );
    for (const {taken} of hours) expect(taken[0]).toBeLessThanOrEqual(peak);
    if ('electricity' in type.pump.most) expect(peak).toBeLessThanOrEqual(type.pump.most.electricity + 1e-9);
  });
});

describe('what the figure says', () => {
  test('an air heat pump’s peak grows faster than heat, until its limit; then heat is missing', () => {
    const guess = guessesOf(opening, air)[MEANS.indexOf(-5)]!;
    expect(peakAt(-5)).toBeGreaterThan(1.3 * guess);
    expect(peakAt(-12)).toBeCloseTo(2.589, 3);
    expect(peakAt(-15)).toBeCloseTo(2.589, 3);
    expect(sum(dayOf({...opening, day: -5}, air).hours, missingIn)).toBe(0);
    expect(sum(dayOf({...opening, day: -12}, air).hours, missingIn)).toBeGreaterThan(5);
  });

  test.each([ground!, pvt!])('with a constant COP it grows as heat does: $name', (type) => {
    const guesses = guessesOf(opening, type);
    peaksOf(opening, type).forEach((peak, index) => expect(peak).toBeCloseTo(guesses[index]!, 9));
  });

  test('a hybrid’s highest peak comes on a mild day, and none on a cold one', () => {
    const peaks = peaksOf(opening, hybrid!);
    expect(MEANS[peaks.indexOf(Math.max(...peaks))]).toBe(3.5);
    expect(peakAt(-5, hybrid)).toBe(0);
  });

  test('a lower threshold raises a hybrid’s peak up to its own limit', () => {
    expect(dayOf({...opening, threshold: 1}, hybrid!).peak).toBeCloseTo(1.833, 3);
  });

  test('an aquathermal heat pump lies between air and ground', () => {
    expect(peakAt(-5, aquathermal)).toBeLessThan(peakAt(-5));
    expect(peakAt(-5, aquathermal)).toBeGreaterThan(peakAt(-5, ground));
  });
});
