import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import {openingOf} from '../../components/Figure/inputs';
import {inputs, type Settings} from './inputs';
import {against, find, outcomesOf, type Outcome} from './model';

const OPENING = find(outcomesOf(openingOf(inputs)), 'Almere').change;

/** A change: with its sign. */
export function inPercent(change: number): string {
  return `${Math.round(change) > 0 ? '+' : ''}${withUnit(change, '%')}`;
}

/** Where the plan ends up in Almere and in the Netherlands, and why. */
export function inWords({cut, target, ships, amounts}: Settings, outcomes: readonly Outcome[]): Result {
  const almere = find(outcomes, 'Almere');
  const primary = find(outcomes, 'Netherlands');
  const direct = find(outcomes, 'Netherlands', 'direct');
  const stops = inPercent(almere.change) === inPercent(-100) && inPercent(direct.change) !== inPercent(-100);
  const before = inPercent(almere.change) === inPercent(OPENING) ? '' : ` (${inPercent(OPENING)} as printed)`;
  return result(
    stops
      ? `Even so the Netherlands stops at ${inPercent(direct.change)}`
      : cut > 0
        ? `After a cut of ${withUnit(cut, '%')} Almere is at ${inPercent(almere.change)}`
        : `Before any cut Almere is at ${inPercent(almere.change)}`,
    stops
      ? ` against 1990 by the direct method. By the primary method all are at ${inPercent(-100)}.`
      : ` against 1990${before}, the Netherlands at ${inPercent(primary.change)} by the primary method and ${inPercent(direct.change)} by the direct.`,
    [
      ships > 0
        ? `Almere holds the ships and planes of the whole country: ${withUnit((almere.ships / almere.end) * 100, '%')} of what counts there.`
        : `Almere starts at ${inPercent(against(almere.energy, almere.before))}: it has grown since 1990.`,
      amounts > 0 &&
        `Of what the direct method counts, ${withUnit(direct.amounts, 'Mt')} are other gases and CO₂ of processes, which the plan does not reach.`,
      `For ${withUnit(target, '%')}, Almere has to cut ${inShare(almere)}, the Netherlands ${inShare(primary)} by the primary and ${inShare(direct)} by the direct method.`,
    ],
  );
}

/** What a plan has to cut. */
export function inShare({needed}: Outcome): string {
  if (needed > 100) return 'more than all';
  return needed > 0 ? withUnit(needed, '%') : 'nothing';
}
