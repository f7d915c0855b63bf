import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import {OPENING, type Sweep} from './model';

/** Between which prices of CO₂ nothing but the price of electricity changes, and what changes then. */
export function inWords({none, at, first, last, next, swap}: Sweep): Result {
  const change = next ? totalOf(next) - totalOf(at) : 0;
  const emitted = `${withUnit(totalOf(at), 'Mt', 1)} a year${isOther(at, OPENING.at) ? `, instead of ${inDigits(totalOf(OPENING.at), 1)}` : ''}.`;
  return result(
    change > 0.05
      ? `No: at ${withUnit(next!.co2, '€/t')} emissions rise by ${withUnit(change, 'Mt', 1)}`
      : `No: from ${inDigits(first.co2)} to ${withUnit(last.co2, '€/t')} emissions are the same`,
    change > 0.05
      ? `, because ${list(swap.map(inSentence))} change places. From ${inDigits(first.co2)} to ${withUnit(last.co2, '€/t')} they stay at ${emitted}`
      : `: ${emitted}`,
    [
      `Meanwhile electricity rises from ${inDigits(first.price)} to ${withUnit(last.price, '€/MWh')}.`,
      change <= 0.05 &&
        (next
          ? `At ${withUnit(next.co2, '€/t')} ${list(swap.map(inSentence))} change places, and emissions ${change > -0.05 ? 'hardly change' : `fall by ${withUnit(-change, 'Mt', 1)}`}.`
          : 'At higher prices nobody changes places.'),
      `At ${withUnit(at.co2, '€/t')} users pay ${billions(at.bill - none.bill)} a year more than at 0\u00a0€/t; plants pay ${billions(at.paid)} for CO₂. The rest goes to costlier fuel and import, and to suppliers that emit less and get the same price.`,
    ],
  );
}

/** An amount in M€, in billions. */
export function billions(amount: number): string {
  return withUnit(amount / 1000, 'bn\u00a0€', 1);
}

/** Mt of CO₂ a year, of the region and behind its import. */
export function totalOf({here, abroad}: {readonly here: number; readonly abroad: number}): number {
  return here + abroad;
}

/** Whether emissions that are written are others. */
export function isOther(one: Parameters<typeof totalOf>[0], other: Parameters<typeof totalOf>[0]): boolean {
  return Math.abs(totalOf(one) - totalOf(other)) > 0.05;
}

/** A name within a sentence: abbreviations stay as they are. */
function inSentence(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
