import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import type {Totals} from './model';

/** What the useful demand takes of final and of primary energy, what counts in neither, and what is lost. */
export function inWords({primary, final, useful, ambient, lostOnTheWay, lostInHomes}: Totals): Result {
  const inPJ = (energy: number): string => withUnit(energy, 'PJ');
  const ratio = inDigits(primary / useful, 2);
  const besides = ambient > 0 && `Heat pumps take ${inPJ(ambient)} of ambient heat besides, which counts in neither.`;
  const atHome = lostInHomes > 0 ? `, and boilers ${inPJ(lostInHomes)}` : '';
  return result(
    `${inPJ(useful)} of use take ${inPJ(primary)} of primary energy`,
    `: a final demand of ${inPJ(final)} and a primary demand of ${inPJ(primary)}, ${ratio} times the useful one.`,
    [besides, `Plants and networks lose ${inPJ(lostOnTheWay)} on the way${atHome}.`],
  );
}
