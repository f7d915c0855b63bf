import type {Result} from '../../components/Figure';
import {openingOf} from '../../components/Figure/inputs';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {inputs} from './inputs';
import {flowsAt, totalsOf, type Totals} from './model';

const OPENING = totalsOf(flowsAt(openingOf(inputs)));

/** Whether the primary demand is below the useful one, and why; `isMoved`: the reader has set something. Then all that comes in, and what becomes of it. */
export function inWords(
  {primary, useful, ambient, lostOnTheWay, lostInHomes, final}: Totals,
  isMoved: boolean,
): Result {
  const tenths = (energy: number): string => withUnit(energy, 'PJ', 1);
  const decimals = Math.abs(primary - useful) < 0.5 ? 1 : 0; // the two would look the same
  const isLess = primary < useful;
  const instead = isMoved
    ? `${inDigits(primary, decimals)} instead of ${inDigits(OPENING.primary)}`
    : inDigits(primary, decimals);
  const outside = withUnit(ambient, 'PJ');
  const why =
    ambient > 0
      ? `, ${isLess ? 'because' : 'though'} ${outside} of ambient heat are not counted`
      : `: nothing but losses comes on top`;
  const besides = ambient > 0 ? ` and ${tenths(ambient)} of ambient heat` : '';
  const atHome = lostInHomes > 0 ? `, and boilers ${tenths(lostInHomes)}` : '';
  return result(`${isLess ? 'Yes' : 'No'}: ${instead}\u00a0PJ for ${withUnit(useful, 'PJ')} of use`, `${why}.`, [
    `${tenths(primary)} of primary energy${besides} bring ${tenths(useful)} of use. Final demand is ${tenths(final)}. Plants and networks lose ${tenths(lostOnTheWay)}${atHome}.`,
  ]);
}
