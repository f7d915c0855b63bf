/**
 * `npx tsx scripts/facts/sampledHours.ts <clone of etsource> <dataset> <hours between> <factor> <curve> [<curve> …]`: hourly curves
 * of a dataset, added up, as every so manieth hour that a figure can hold: in hundredths of what `factor` makes of the mean.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sum} from '../../src/sum';

/** A curve with a value for each hour, whose mean is 1. */
export function readCurve(text: string): number[] {
  const values = text.trim().split(/\s+/).map(Number);
  const mean = sum(values) / values.length;
  return values.map((value) => value / mean);
}

/** Every so manieth hour, from half of that on. */
export function sampled(curve: readonly number[], every: number): number[] {
  return curve.filter((_, hour) => hour % every === Math.floor(every / 2));
}

function main([clone, dataset, every, factor, ...curves]: readonly string[]): void {
  const all = curves.map((name) =>
    readCurve(readFileSync(path.join(clone!, 'datasets', dataset!, 'curves', `${name}.csv`), 'utf8')),
  );
  const mean = all[0]!.map((_, hour) => sum(all, (curve) => curve[hour]!) / all.length);
  console.log(
    sampled(mean, Number(every))
      .map((value) => Math.round(value * Number(factor) * 100))
      .join(' '),
  );
}

if (process.argv[1] === __filename) main(process.argv.slice(2));
