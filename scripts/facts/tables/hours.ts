import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {known, Mistake} from '../blocks';
import {yaml} from '../files';
import {readArea} from '../values';
import type {DynamicCurve} from './curves';

/** The one dataset that a table is told, as in “weather-years nl2023”. */
export function oneDataset(etsource: string, [dataset = '', ...more]: readonly string[]): string {
  if (!dataset || more.length || !existsSync(path.join(etsource, 'datasets', dataset)))
    throw new Mistake(`“${[dataset, ...more].join(' ')}” is no dataset`);
  return dataset;
}

/** Where a dataset has the file of a curve: of the weather there is one for each weather year, `default` or `1987`. */
export function curveFile(etsource: string, dataset: string, key: string, year = 'default'): string {
  const inYear = key.replace(/^weather\//, `weather/${year}/`);
  return path.join(etsource, 'datasets', dataset, 'curves', `${inYear}.csv`);
}

/**
 * The hourly values of a curve as the engine reads them: the first one of a file that begins with a mark of its encoding is 0
 * (merit: lib/merit/curve.rb).
 */
export function readHours(etsource: string, dataset: string, key: string, year?: string): readonly number[] {
  const file = curveFile(etsource, dataset, key, year);
  if (!existsSync(file)) throw new Mistake(`etsource has no ${path.relative(etsource, file)}`);
  return linesIn(file).map((line) => (line.startsWith('\uFEFF') ? 0 : Number(line)));
}

/** The hours of a profile, or of a mix (config/dynamic_curves.yml) by the shares with which its sliders start. */
export function readProfile(etsource: string, dataset: string, key: string): readonly number[] {
  const curves = (yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>)[key]?.curves;
  if (!curves) return readHours(etsource, dataset, key);
  const area = readArea(etsource, dataset);
  const parts = curves.map((curve) => {
    const share = known(area.number(`${curve}_share`), `${dataset} says no ${curve}_share`);
    const hours = readHours(etsource, dataset, curve);
    return {share: share / sumOf(hours), hours};
  });
  return parts[0]!.hours.map((_, hour) => sumOf(parts.map(({share, hours}) => share * hours[hour]!)));
}

/** The hourly values that stand in a file. */
export function hoursIn(file: string): readonly number[] {
  return linesIn(file).map((line) => Number(line.replace('\uFEFF', '')));
}

function linesIn(file: string): string[] {
  return readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
}

/** In how many hours of its highest one a curve gives what it gives in all. */
export function fullLoadHours(hours: readonly number[]): number {
  return sumOf(hours) / Math.max(...hours);
}

/** The sum of numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
