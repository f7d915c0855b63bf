/** Hourly curves of a dataset, reduced to the few numbers that a figure can hold. */
import {sum} from '../../src/sum';
import {known, Mistake} from './blocks';
import {readValues} from './files';
import {readProfile} from './tables/hours';
import {readNodeValues} from './values';

const DAY = 24; // hours
export const YEAR = 365 * DAY;
const GWH_OF_TJ = 1 / 3.6;

export type Curve = readonly number[];

/** The curves of a dataset in its default weather, with a value for each hour. */
interface Curves {
  /** As shares of the year; of a mix of profiles, as the dataset mixes them. */
  readonly shape: (key: string) => Curve;
  /** What a plant gives of its capacity, 0 to 1: the shape of the weather, brought to the full load hours of the dataset. */
  readonly plant: (node: string, key: string) => Curve;
  /** Final consumption of electricity (GW): that of rows of the energy balance, by the key of the curve that they follow. */
  readonly demand: (rowsOf: Readonly<Record<string, readonly string[]>>) => Curve;
}

export function curvesOf(etsource: string, dataset: string): Curves {
  const nodes = readNodeValues(etsource, dataset);
  const balance = readValues(etsource, `datasets/${dataset}/energy_balance.open_access.csv`);
  const shape = (key: string): Curve => {
    const hours = readProfile(etsource, dataset, key);
    if (hours.length !== YEAR) throw new Mistake(`a year has ${YEAR} hours, ${key} ${hours.length}`);
    const total = sum(hours);
    return hours.map((value) => value / total);
  };
  const consumption = (row: string): number =>
    known(balance(row, 'Electricity'), `${dataset} has no electricity of ${row}`) * GWH_OF_TJ;
  return {
    shape,
    plant: (node, key) => shape(key).map((share) => Math.min(share * nodes.given(node, 'full_load_hours'), 1)),
    demand: (rowsOf) => added(Object.entries(rowsOf).map(([key, rows]) => [shape(key), sum(rows, consumption)])),
  };
}

/** Curves times a quantity each, added up hour by hour. */
export function added(parts: readonly (readonly [curve: Curve, quantity: number])[]): number[] {
  return parts[0]![0].map((_, hour) => sum(parts, ([curve, quantity]) => curve[hour]! * quantity));
}

/** A curve from 1 April on, as the engine balances its hours; in files it begins on 1 January. */
export function fromApril(curve: Curve): number[] {
  return [...curve.slice(90 * DAY), ...curve.slice(0, 90 * DAY)];
}

/** Some days of a curve, the first of which is 0. */
export function days(curve: Curve, first: number, count: number): Curve {
  return curve.slice(first * DAY, (first + count) * DAY);
}

/** The days, the first of which is 0, that have an hour above a level. */
export function daysAbove(curve: Curve, level: number): number[] {
  const found = curve.flatMap((value, hour) => (value > level ? [Math.floor(hour / DAY)] : []));
  return [...new Set(found)];
}

/** A week in every four of a year, from a day on. */
export function everyFourthWeek(curve: Curve, first: number): number[] {
  return Array.from({length: 13}, (_, week) => days(curve, first + week * 28, 7)).flat();
}

/** Every so manieth hour, from half of that on. */
export function sampled(curve: Curve, every: number): number[] {
  return curve.filter((_, hour) => hour % every === Math.floor(every / 2));
}

/** The means of so many hours each, or of each day. */
export function means(curve: Curve, hours = DAY): number[] {
  return Array.from(
    {length: curve.length / hours},
    (_, block) => sum(curve.slice(block * hours, (block + 1) * hours)) / hours,
  );
}

/** The mean of each hour of the day over all days. */
export function meanDay(curve: Curve): number[] {
  const count = curve.length / DAY;
  return Array.from({length: DAY}, (_, hour) => sum(curve.filter((_value, index) => index % DAY === hour)) / count);
}

/** What so many hours exceed, from the highest hour down. */
export function duration(curve: Curve, ranks: readonly number[]): number[] {
  const sorted = [...curve].sort((a, b) => b - a);
  return ranks.map((rank) => sorted[Math.min(rank, sorted.length - 1)]!);
}

/** Digits after the point; nothing is −0. */
export function rounded(values: readonly number[], digits = 0): number[] {
  return values.map((value) => Number(value.toFixed(digits)) + 0);
}
