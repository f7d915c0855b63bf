/** Hourly curves of a dataset, reduced to the few numbers that a figure can hold. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sum} from '../../src/sum';

const DAY = 24; // hours

/** A curve with a value for each hour, as shares of its year. */
export function readShape(clone: string, dataset: string, name: string): number[] {
  const text = readFileSync(path.join(clone, 'datasets', dataset, 'curves', `${name}.csv`), 'utf8');
  const values = text.trim().split(/\s+/).map(Number);
  const total = sum(values);
  return values.map((value) => value / total);
}

/** Curves times a quantity each, added up hour by hour. */
export function added(parts: readonly (readonly [curve: readonly number[], quantity: number])[]): number[] {
  return parts[0]![0].map((_, hour) => sum(parts, ([curve, quantity]) => curve[hour]! * quantity));
}

/** A curve from 1 April on, as the engine balances its hours; in files it begins on 1 January. */
export function fromApril(curve: readonly number[]): number[] {
  return [...curve.slice(90 * DAY), ...curve.slice(0, 90 * DAY)];
}

/** The mean of each day. */
export function dailyMeans(curve: readonly number[]): number[] {
  return Array.from({length: curve.length / DAY}, (_, day) => sum(curve.slice(day * DAY, day * DAY + DAY)) / DAY);
}

/** The mean of each hour of the day over all days. */
export function meanDay(curve: readonly number[]): number[] {
  const days = curve.length / DAY;
  return Array.from({length: DAY}, (_, hour) => sum(curve.filter((_value, index) => index % DAY === hour)) / days);
}

/** What so many hours exceed, from the highest hour down; dense where hours are few. */
export function duration(curve: readonly number[], ranks: readonly number[]): number[] {
  const sorted = [...curve].sort((a, b) => b - a);
  return ranks.map((rank) => sorted[Math.min(rank, sorted.length - 1)]!);
}

/** Digits after the point. */
export function rounded(values: readonly number[], digits: number): number[] {
  return values.map((value) => Number(value.toFixed(digits)) + 0);
}
