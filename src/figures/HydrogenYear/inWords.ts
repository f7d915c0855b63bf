import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import {inYear, isImporting, isRunning, OPENING, type Day} from './model';

/** TWh; what is less is told as none. */
const NOTHING = 0.05;

/** TWh. */
export function inTWh(energy: number): string {
  return withUnit(energy, 'TWh', 1);
}

function inDays(count: number): string {
  return withUnit(count, count === 1 ? 'day' : 'days');
}

/** Days of import, and those of them on which no electrolyser runs. */
function daysOf(year: readonly Day[]): readonly [importing: number, still: number] {
  const importing = year.filter(isImporting);
  return [importing.length, importing.filter((day) => !isRunning(day)).length];
}

/** Whether electrolysers run on days of import. */
function verdictOn(year: readonly Day[]): string {
  const [importing, still] = daysOf(year);
  const days = inDays(importing);
  if (!importing) return 'Hydrogen is never short: no day needs import';
  if (!year.some(isRunning)) return `No: there are none, and import on ${days}`;
  if (still * 2 < importing) return `Often: they run on ${importing - still} of ${days} of import`;
  return `No: on ${still} of ${days} of import they stand still`;
}

/** How much more or less than as printed. */
function against(now: number, before: number): string {
  const more = now - before;
  return Math.abs(more) < NOTHING ? 'as much' : `${inTWh(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

/** Whether electrolysers run on days of import, what the reader's change did, and when they run. */
export function inWords(year: readonly Day[]): Result {
  const [verdict, before] = [year, OPENING].map(verdictOn);
  const [made, imported, exported] = (['made', 'imported', 'exported'] as const).map((what) => inYear(year, what));
  const [madeBefore, importedBefore, exportedBefore] = (['made', 'imported', 'exported'] as const).map((what) =>
    inYear(OPENING, what),
  );
  const changes = [
    against(made!, madeBefore!),
    against(imported!, importedBefore!),
    against(exported!, exportedBefore!),
  ];
  const [importingBefore, stillBefore] = daysOf(OPENING);
  const isSame = changes.every((change) => change === 'as much') && verdict === before;
  const running = year.filter(isRunning).length;
  return result(
    !isSame && verdict === before ? `Still n${verdict!.slice(1)}` : verdict!,
    isSame
      ? '. Wind and sun leave nothing for them then.'
      : `${verdict === before || !year.some(isImporting) ? '' : `, at the start on ${stillBefore} of ${importingBefore}`}. Against the start, ${changes[0]!} is made, ${changes[1]!} imported, ${changes[2]!} exported.`,
    [
      running > 0 &&
        `Electrolysers run on ${inDays(running)}, whenever wind and sun make more than the demand for electricity, and make ${inTWh(made!)}.`,
      exported! >= NOTHING && 'Hydrogen is exported on days on which the store is full, or takes no more in a day.',
    ],
  );
}
