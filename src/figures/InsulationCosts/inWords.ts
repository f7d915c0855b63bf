import type {Result} from '../../components/Figure';
import {openingOf} from '../../components/Figure/inputs';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {inputs, type Settings} from './inputs';
import {costsOf, HIGH, LIFETIME, LOW, MEDIUM, type Costs} from './model';
import {TYPES} from './types';

const FIRST = costsOf(openingOf(inputs)).investment;

/** Whether the first kWh/m² saved costs as much as the last, what all of them cost, and where the prices come from. */
export function inWords(settings: Settings, costs: Costs): Result {
  const {start, type} = settings;
  const {rates, above, below, investment, yearly} = costs;
  const saved = above + below;
  if (!saved) return result('Heat demand that stays or rises costs nothing', ', and nothing is paid back.');
  const {nl2019, lowToMedium, mediumToHigh} = TYPES[type]!;
  const part = (amount: number, rate: number): string => `${inDigits(amount)}\u00a0×\u00a0${inDigits(rate, 2)}`;
  const parts = [above && part(above, rates.above), below && part(below, rates.below)].filter(Boolean).join(' + ');
  const oldest = Math.round(nl2019[0]!);
  const there = costsOf({start: oldest, set: oldest - saved, type});
  return result(
    above && below
      ? `Yes: the first costs ${inEuros(rates.above)}, the last ${inEuros(rates.below)}`
      : `No: first and last cost the same, ${inEuros(above ? rates.above : rates.below)}`,
    `. Saving ${withUnit(saved, 'kWh/m²')} costs ${parts} = ${inEuros(totalOf(costs))}${
      Math.abs(investment - FIRST) < 1 ? '' : `, instead of ${inEuros(FIRST)} at first`
    }.`,
    [
      `The model has two prices: ${inEuros(lowToMedium)} from ${LOW} down to ${withUnit(MEDIUM, 'kWh/m²')}, ${inEuros(mediumToHigh)} from there to ${HIGH}, each spread evenly.`,
      `It spreads what you pay over ${LIFETIME} years: ${inEuros(yearly)} a year, without interest.`,
      start <= MEDIUM &&
        `In the older data of 2019, the oldest of these homes need ${withUnit(oldest, 'kWh/m²')}: there the same saving costs ${inEuros(there.investment)}.`,
    ],
  );
}

/** Both parts as they are written, so that readers can add them up. */
export function totalOf({rates, above, below}: Costs): number {
  return Math.round(above * rates.above) + Math.round(below * rates.below);
}

export function inEuros(amount: number): string {
  return withUnit(amount, '€');
}
