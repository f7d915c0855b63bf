import {describe, expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {sum} from '../../sum';
import {OTHER, PROFILES} from './day';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {balanced, dayOf, peakOf, PLACES, type Day} from './model';

const OPENING = openingOf(inputs);
const at = (settings: Partial<Settings>): Day => dayOf({...OPENING, ...settings});
const rise = ({before, after}: Day): number => after.power - before.power;

/** etengine, spec/models/qernel/causality/aggregate_curve_spec.rb, lines 13 to 71: ev1 is 2, 0, 2, 0 times the mean, ev2 the reverse. */
describe('as in the spec of the mix', () => {
  const mixed = (one: number, two: number): number[] => {
    const mix = balanced({one, two});
    return [2, 0].map((times) => times * mix.one + (2 - times) * mix.two);
  };
  test.each([
    [0.5, 0.5, [1, 1]],
    [0.75, 0.25, [1.5, 0.5]],
    [0.375, 0.125, [1.5, 0.5]], // “balancing the mix”
    [0, 0, [0, 0]],
  ])('%d and %d', (one, two, times) => {
    expect(mixed(one, two)).toEqual(times);
  });
});

test('a profile is one of the mean day: its hours are 1 on average', () => {
  for (const place of PLACES) expect(sum(PROFILES[place]) / 24).toBeCloseTo(1, 2);
  expect(sum(OTHER) * 365).toBeCloseTo(110_000, -2); // GWh
});

test('where cars charge does not move the energy of the year', () => {
  for (const {settings} of SURPRISES) {
    const day = at(settings);
    expect(day.year).toBe(at({}).year);
    expect(sum(day.cars) * 365).toBeCloseTo(day.year * 1000, -2);
  }
});

test('demand is that without cars and of the cars by place, and no peak is above the sum of both', () => {
  for (const settings of [{}, {cars: 0}, {home: 0, public: 0, work: 0, fast: 0}, {home: 100, work: 100}, {cars: 10}]) {
    const {other, by, total, before, after, highest} = at(settings);
    total.forEach((power, hour) => {
      expect(power).toBeCloseTo(other[hour]! + sum(PLACES, (place) => by[place][hour]!), 9);
    });
    expect(after.power).toBeGreaterThanOrEqual(before.power);
    expect(after.power).toBeLessThanOrEqual(before.power + highest.power + 1e-9);
  }
});

test('shares are divided by their sum', () => {
  expect(at({home: 28, public: 12, work: 6, fast: 4}).total).toEqual(at({}).total);
});

test('the peak is the first hour that reaches it', () => {
  expect(peakOf([1, 3, 3])).toEqual({power: 3, hour: 1});
});

test('the numbers that the claim and the page mention', () => {
  const opening = at({});
  expect(rise(opening)).toBeCloseTo(2.7, 1);
  expect(opening.highest.power).toBeCloseTo(4.5, 1);
  expect([opening.before.hour, opening.after.hour, opening.highest.hour]).toEqual([10, 9, 18]);
  const [home, work, fast] = SURPRISES.map(({settings}) => at(settings));
  expect([home, work, fast].map((day) => Number(rise(day!).toFixed(1)))).toEqual([2.9, 12.1, 4]);
  expect(work!.after.hour).toBe(8);
});

test('the answer says how far, and what charging at one place only would change', () => {
  const said = (settings: Partial<Settings>): string =>
    textOf(inWords({...OPENING, ...settings}, at(settings))).replaceAll('\u00a0', ' ');
  expect(said({})).toMatch(/^By 2\.7 GW, of 99 GW of chargers\. The mean day peaks at 9:00, without cars at 10:00\./);
  expect(said({})).toContain('at work, the peak rises by 12.1 GW at 8:00; if all charge at home, by 2.9 GW at 18:00.');
  expect(said(SURPRISES[1].settings)).toMatch(/^By 12\.1 GW instead of 2\.7 GW, of 99 GW of chargers/);
  expect(said({work: 22})).toContain('add up to 110 %: the model scales all of them to 100 %, as drawn.');
  expect(said({cars: 0})).toBe('Not at all: the peak stays at 15.6 GW. There are no electric cars.');
});
