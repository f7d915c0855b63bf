import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import type {Sweep} from './model';

/** Between which prices of CO₂ nothing but the price of electricity changes, and what changes then. */
export function inWords({none, at, first, last, next, swap}: Sweep): Result {
  const change = next ? totalOf(next) - totalOf(at) : 0;
  return result(
    `Emissions are the same from ${inDigits(first.co2)} to ${withUnit(last.co2, '€/t')}`,
    `: ${withUnit(totalOf(at), 'Mt', 1)} a year. Electricity costs ${inDigits(first.price, 1)} to ${withUnit(last.price, '€/MWh', 1)}.`,
    [
      next
        ? `At ${withUnit(next.co2, '€/t')} ${list(swap.map(inSentence))} change places, and emissions ${Math.abs(change) < 0.05 ? 'hardly change' : `${change < 0 ? 'fall' : 'rise'} by ${withUnit(Math.abs(change), 'Mt', 1)}`}.`
        : 'Nobody changes places any more.',
      `At ${withUnit(at.co2, '€/t')} users pay ${withUnit(at.bill - none.bill, 'M€')} a year more than at 0\u00a0€/t; plants pay ${withUnit(at.paid, 'M€')} for CO₂.`,
    ],
  );
}

/** Mt of CO₂ a year, of the region and behind its import. */
export function totalOf({here, abroad}: {readonly here: number; readonly abroad: number}): number {
  return here + abroad;
}

/** A name within a sentence: abbreviations stay as they are. */
function inSentence(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
