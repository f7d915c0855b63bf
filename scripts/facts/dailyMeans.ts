/**
 * `npx tsx scripts/facts/dailyMeans.ts <etsource> <curve>[=<weight>] …` prints an hourly curve as the means of its days, or
 * several curves by their weights: 365 whole numbers in per cent of the year's mean, from 1 January on. A curve is named as
 * below `datasets/`: `nl2023/curves/weather/default/solar_thermal`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sum} from '../../src/sum';

const HOURS = 24;
const DAYS = 365;

/** The means of a curve's days, in per cent of the mean of the year. */
export function dailyMeans(hours: readonly number[]): number[] {
  if (hours.length !== HOURS * DAYS) throw new Error(`a year has ${HOURS * DAYS} hours, this curve ${hours.length}`);
  const share = (100 * DAYS) / sum(hours);
  return Array.from({length: DAYS}, (_, day) => sum(hours.slice(day * HOURS, (day + 1) * HOURS)) * share);
}

/** The sum of curves, each times its weight. */
export function mix(curves: readonly (readonly [curve: readonly number[], weight: number])[]): number[] {
  return curves[0]![0].map((_, index) => sum(curves, ([curve, weight]) => curve[index]! * weight));
}

function read(clone: string, name: string): number[] {
  const text = readFileSync(path.join(clone, 'datasets', `${name}.csv`), 'utf8').replace('\uFEFF', '');
  return text.trim().split(/\s+/).map(Number);
}

function main([clone, ...names]: readonly string[]): void {
  const curves = names.map((name): [number[], number] => {
    const [file = '', weight = '1'] = name.split('=');
    return [dailyMeans(read(clone!, file)), Number(weight)];
  });
  console.log(mix(curves).map(Math.round).join(' '));
}

if (process.argv[1] === __filename) main(process.argv.slice(2));
