import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {names} from '../../components/Figure/inputs';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {costsOf, perMWh, perYear, type Costed} from './costs';
import {asIn2023, inputs, type Settings} from './inputs';
import {FIXED, VARIABLE} from './model';

/** Decimals with which the M€ of a plant are told: one turbine costs less than one million a year. */
export function decimalsOf({plant}: Costed): number {
  return plant.capacity < 10 ? 3 : 1;
}

/** M€ of a plant. */
export function inMillions(millions: number, costed: Costed): string {
  return withUnit(millions, 'M€', decimalsOf(costed));
}

/** What a plant costs and offers at, and what that means for its hours and for the price of capital. */
export function inWords(settings: Settings, now: Costed): Result {
  const all = perMWh(now);
  const saved = perYear(now, VARIABLE) / perYear(now) / 2;
  const before = costsOf(asIn2023(settings.plant));
  const more = perMWh(costsOf({...settings, wacc: settings.wacc + 1})) - all;
  const offer = now.ask > 0 ? withUnit(now.ask, '€', 1) : '0\u00a0€';
  return result(
    `A MWh costs ${withUnit(all, '€', 1)}, and is offered at ${offer}`,
    `. ${now.plant.name} of ${withUnit(now.plant.capacity, 'MW')} costs ${inMillions(perYear(now), now)} a year with ${inDigits(settings.hours)} full load hours.`,
    [
      now.ask > 0 && `The offer is ${inPerCent(now.ask / all)} of the costs.`,
      `${saved > 0 ? `${inMillions(perYear(now, FIXED), now)} a year are fixed` : 'All its costs are fixed'}. Half the hours would save ${saved > 0 ? `${inPerCent(saved)} of the year’s costs` : 'nothing'} and make a MWh ${withUnit(perMWh(now, FIXED), '€', 1)} more expensive.`,
      `A WACC one point higher adds ${inEuros(more)}, ${inPerCent(more / all)}.`,
      ...(isAsBefore(settings)
        ? []
        : [
            `As in nl2023 it costs ${inEuros(perMWh(before))} and offers at ${before.ask > 0 ? inEuros(before.ask) : '0\u00a0€/MWh'}.`,
          ]),
    ],
  );
}

/** Whether nothing is set but the plant. */
function isAsBefore(settings: Settings): boolean {
  const before = asIn2023(settings.plant);
  return names(inputs).every((name) => settings[name] === before[name]);
}

function inEuros(euros: number): string {
  return withUnit(euros, '€/MWh', 1);
}

/** A share above 0. */
function inPerCent(share: number): string {
  return share < 0.005 ? `less than ${withUnit(1, '%')}` : withUnit(share * 100, '%');
}
