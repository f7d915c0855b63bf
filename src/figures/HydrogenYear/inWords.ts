import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {inYear, isImporting, isRunning, yearOf, type Day} from './model';

/** TWh; what is less is told as nothing. */
const NOTHING = 0.05;

/** TWh. */
export function inTWh(energy: number): string {
  return withUnit(energy, 'TWh', 1);
}

function inDays(count: number): string {
  return withUnit(count, count === 1 ? 'day' : 'days');
}

/** On which days hydrogen is imported and made, and what twice the electrolysers would change. */
export function inWords(settings: Settings, year: readonly Day[]): Result {
  const importing = year.filter(isImporting);
  const still = importing.filter((day) => !isRunning(day)).length;
  const [imported, exported, made] = (['imported', 'exported', 'made'] as const).map((what) => inYear(year, what));
  const running = year.filter(isRunning).length;
  const twice = yearOf({...settings, electrolysers: settings.electrolysers * 2});
  const more = inYear(twice, 'made') - made!;
  const saved = imported! - inYear(twice, 'imported');
  return result(
    importing.length ? `Hydrogen is imported on ${inDays(importing.length)}` : 'No day needs import',
    importing.length
      ? `. On ${still === importing.length ? 'all' : still} of them no electrolyser runs.`
      : `, and ${inTWh(exported!)} are exported.`,
    [
      running > 0
        ? `Electrolysers run on ${inDays(running)}, whenever wind and sun make more than the demand for electricity, and make ${inTWh(made!)}.`
        : 'There are no electrolysers.',
      running > 0 &&
        importing.length > 0 &&
        `Twice as many would make ${more < NOTHING ? 'nothing' : inTWh(more)} more and save ${saved < NOTHING ? 'no import' : `${inTWh(saved)} of import`}.`,
      exported! >= NOTHING &&
        importing.length > 0 &&
        `The year exports ${inTWh(exported!)} on other days: the store is full then, or takes no more in a day.`,
    ],
  );
}
