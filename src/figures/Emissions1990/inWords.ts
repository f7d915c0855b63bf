import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {against, find, type Outcome} from './model';

/** A change: with its sign. */
export function inPercent(change: number): string {
  return `${Math.round(change) > 0 ? '+' : ''}${withUnit(change, '%')}`;
}

/** What the plan reads in Almere and in the Netherlands, and why. */
export function inWords({cut, target, ships, amounts}: Settings, outcomes: readonly Outcome[]): Result {
  const almere = find(outcomes, 'Almere');
  const primary = find(outcomes, 'Netherlands');
  const direct = find(outcomes, 'Netherlands', 'direct');
  return result(
    `A cut of ${withUnit(cut, '%')} reads ${inPercent(almere.change)} in Almere`,
    `, and in the Netherlands ${inPercent(primary.change)} by the primary and ${inPercent(direct.change)} by the direct method.`,
    [
      ships > 0
        ? `Almere holds the ships and planes of the whole country: ${withUnit((almere.ships / almere.end) * 100, '%')} of what counts there.`
        : `Before any choice Almere stands at ${inPercent(against(almere.energy, almere.before))}: it has grown since 1990.`,
      amounts > 0 &&
        `Of what the direct method counts, ${withUnit(direct.amounts, 'Mt')} are amounts of the dataset, which the plan does not reach.`,
      `For ${withUnit(target, '%')}, Almere has to cut ${inShare(almere)}, the Netherlands ${inShare(primary)} by the primary and ${inShare(direct)} by the direct method.`,
    ],
  );
}

/** What a plan has to cut. */
export function inShare({needed}: Outcome): string {
  if (needed > 100) return 'more than all';
  return needed > 0 ? withUnit(needed, '%') : 'nothing';
}
