import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import {openingOf} from '../../components/Figure/inputs';
import {inputs} from './inputs';
import {yearAt, type Year} from './year';

/** What is nothing in a drawing, GW or TWh. */
const NOTHING = 0.05;

/** How much of the deficit the battery fills, %. */
export function filledBy({gives, deficit}: Year): number {
  return deficit ? (gives / deficit) * 100 : 0;
}

/** How much of it, before the reader sets anything. */
export const OPENING = Math.round(filledBy(yearAt(openingOf(inputs))));

/** Whether the highest load is as high as before. */
export function isAsHigh({peaks: [before, after]}: Year): boolean {
  return before - after < NOTHING;
}

/** What the battery does to the deficit, to the highest load and to the surplus. */
export function inWords(year: Year): Result {
  const {deficit, surplus, gives, takes, converts, isEmpty, peaks} = year;
  const rest = surplus - takes - converts;
  const both = `the surplus is ${inTWh(surplus)} and the deficit ${inTWh(deficit)}.`;
  const filled = filledBy(year);
  const before = gives > NOTHING && Math.round(filled) !== OPENING ? `, instead of ${withUnit(OPENING, '%')}` : '';
  return result(
    gives > NOTHING
      ? `The battery fills ${withUnit(filled, '%')} of the year’s deficit`
      : 'Nothing fills the year’s deficit',
    before + (surplus > deficit ? `, though ${both}` : `: ${both}`),
    [
      isAsHigh(year)
        ? `The highest load stays at ${withUnit(peaks[0], 'GW', 1)}${gives > NOTHING && isEmpty ? ', since the battery is empty by then' : ''}.`
        : `The highest load falls from ${withUnit(peaks[0], 'GW', 1)} to ${withUnit(peaks[1], 'GW', 1)}.`,
      converts > NOTHING &&
        `Electrolysis takes ${inTWh(converts)} of the surplus, before the battery, and fills no deficit.`,
      rest > NOTHING ? `${inTWh(rest)} of the surplus are not used: curtailed.` : 'Nothing is curtailed.',
    ],
  );
}

function inTWh(energy: number): string {
  return withUnit(energy, 'TWh', 1);
}
