/** `npx tsx scripts/figure-hours.ts etsource=<clone>` renews the hours of nl2023 that figures have beside their code. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {daysFrom, everyFourthWeek, readLoads, wholeOf} from './facts/loads';

const FIGURES = path.resolve(__dirname, '../src/figures');

async function write(file: string, data: object): Promise<void> {
  const target = path.join(FIGURES, file);
  const options = await resolveConfig(target);
  writeFileSync(target, await format(JSON.stringify(data), {...options, filepath: target}));
}

async function main(arg = ''): Promise<number> {
  const [, etsource] = /^etsource=(.+)$/.exec(arg) ?? [];
  if (!etsource) {
    console.error('Usage: npx tsx scripts/figure-hours.ts etsource=<clone>');
    return 2;
  }
  const loads = readLoads(etsource, 'nl2023');
  await write('forecast/days.json', wholeOf(loads, 20, daysFrom(16, 9))); // 17 to 25 January
  // From 12 January on such weeks have deficits, surpluses and extremes close to those of the year.
  await write('LoadDuration/weeks.json', wholeOf(loads, 30, everyFourthWeek(11, 3)));
  return 0;
}

void main(process.argv[2]).then((code) => (process.exitCode = code));
