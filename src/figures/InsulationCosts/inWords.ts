import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {costsOf, LIFETIME, MEDIUM, type Costs} from './model';
import {TYPES} from './types';

/** What a reduction costs, whether its first kWh/m² costs as much as its last, and what it would cost in another dataset. */
export function inWords(settings: Settings, {rates, above, below, investment, yearly}: Costs): Result {
  const {start, set, type} = settings;
  const saved = above + below;
  if (!saved) return result('Heat demand that stays or rises costs nothing', ', and nothing is paid back.');
  const each =
    above && below
      ? `: the first ${above} at ${inEuros(rates.above)} each, the other ${below} at ${inEuros(rates.below)}.`
      : `: each of them ${inEuros(above ? rates.above : rates.below)}, the first as much as the last.`;
  const [oldest] = TYPES[type]!.nl2019.map(Math.round);
  const there = costsOf({start: oldest!, set: oldest! - saved, type});
  return result(`Saving ${withUnit(saved, 'kWh/m²')} costs ${inEuros(investment)}`, each, [
    `Spread over ${LIFETIME} years, that is ${inEuros(yearly)} a year, without interest.`,
    start <= MEDIUM &&
      `From ${withUnit(oldest!, 'kWh/m²')}, where the oldest homes of this type start in nl2019, the same saving costs ${inEuros(there.investment)}.`,
    set < 40 && 'The price of the last kWh/m² stays the same, however far you go.',
  ]);
}

export function inEuros(amount: number): string {
  return withUnit(amount, '€');
}
