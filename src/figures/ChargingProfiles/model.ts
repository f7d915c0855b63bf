/**
 * Charging of electric cars, as in quintel/etengine at f30bd1c: `AggregateCurve.build` and `.balanced_mix`
 * (app/models/qernel/causality/aggregate_curve.rb) mix profiles by their shares, which are divided by their sum; the mix times
 * the electricity of the year is what the cars take in each hour. Nothing else reacts to it.
 *
 * Left out of it: the custom profile, whose share is 0 at the start, and all days but the mean one.
 */
import {openingOf} from '../../components/Figure/inputs';
import {sum} from '../../sum';
import {OTHER, PROFILES} from './day';
import {inputs, type Settings} from './inputs';

const HOURS = 8760;

/** Electricity of a car in a year, MWh: made up, near what cars in nl2023 take. */
export const PER_CAR = 2.4;

export type Place = keyof typeof PROFILES;

export const PLACES = Object.keys(PROFILES) as Place[];

export interface Peak {
  readonly power: number; // GW
  readonly hour: number; // the first in which it is reached, from 0
}

export interface Day {
  readonly other: readonly number[]; // GW by the hour, without cars
  readonly cars: readonly number[]; // GW
  readonly by: Readonly<Record<Place, readonly number[]>>; // GW of the cars, by where they charge
  readonly total: readonly number[]; // GW
  readonly before: Peak; // without cars
  readonly after: Peak;
  readonly highest: Peak; // of cars alone
  readonly year: number; // TWh of all cars
}

/** Shares that add up to 1, or to nothing if there are none: `.balanced_mix`. */
export function balanced<K extends string>(shares: Readonly<Record<K, number>>): Record<K, number> {
  const all = Object.entries<number>(shares);
  const total = sum(all, ([, share]) => share);
  return Object.fromEntries(all.map(([key, share]) => [key, total && share / total])) as Record<K, number>;
}

/** The highest hour of a day. */
export function peakOf(hours: readonly number[]): Peak {
  const power = Math.max(...hours);
  return {power, hour: hours.indexOf(power)};
}

/** The mean day that the reader has set. */
export function dayOf({cars: millions, ...shares}: Settings): Day {
  const mix = balanced(shares);
  const year = millions * PER_CAR;
  const mean = (year * 1000) / HOURS; // GW
  const by = Object.fromEntries(
    PLACES.map((place) => [place, PROFILES[place].map((times) => times * mix[place] * mean)]),
  ) as Record<Place, number[]>;
  const cars = OTHER.map((_, hour) => sum(PLACES, (place) => by[place][hour]!));
  const total = OTHER.map((power, hour) => power + cars[hour]!);
  return {other: OTHER, cars, by, total, before: peakOf(OTHER), after: peakOf(total), highest: peakOf(cars), year};
}

/** The day as it is printed. */
export const OPENING = dayOf(openingOf(inputs));
