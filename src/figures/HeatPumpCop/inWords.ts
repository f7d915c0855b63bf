import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {dayOf, MEANS, MILD, peaksOf, type Day, type Type} from './day';
import type {Settings} from './inputs';

/** Less than this is nothing: kW or kWh. */
const NOTHING = 0.005;

/** The time of an hour, counted from 0. */
export function timeOf(hour: number): string {
  return `${hour}:00 to ${hour + 1}:00`;
}

/** A mean temperature: whole, or with a decimal if it is not. */
export function inDegrees(temperature: number): string {
  return withUnit(temperature, '°C', Number.isInteger(temperature) ? 0 : 1);
}

/** A peak of electricity, kW. */
export function inPeak(power: number): string {
  return withUnit(power, 'kW', power > NOTHING ? 2 : 0);
}

/** The peak of electricity on a day, next to that of a mild day, and what makes it. */
export function inWords(settings: Settings, type: Type, today: Day): Result {
  const mild = dayOf({...settings, day: MILD}, type);
  const compared = (factor: number, to = ''): string =>
    settings.day === MILD || factor < NOTHING || !Number.isFinite(factor)
      ? ''
      : `, ${inDigits(factor, 1)} times as much${to}`;
  return result(
    `Electricity peaks at ${inPeak(today.peak)}`,
    ` on a day of ${inDegrees(settings.day)}${compared(today.peak / mild.peak, ` as on one of ${inDegrees(MILD)}`)}.`,
    [
      `A home with ${type.called} asks for up to ${withUnit(today.most, 'kW', 1)} of heat${compared(today.most / mild.most)}.`,
      ...(type.pump.boiler ? [ofHybrid(settings, today)] : []),
      ...(today.peak > NOTHING ? [ofPeak(type, today)] : []),
      ...(type.pump.boiler ? ofBoiler(settings, type, today) : []),
    ],
  );
}

function ofPeak({pump}: Type, {hours, peak, peakHour}: Day): string {
  const limit = 'electricity' in pump.most ? pump.most.electricity : Infinity;
  const atLimit = hours.filter(({taken}) => taken[0]! > limit - 1e-9).length;
  if (!atLimit) {
    const cop = inDigits(hours[peakHour]!.cop, 1);
    const why = pump.copPerDegree ? `the COP is ${cop} then` : `the COP is ${cop} at any temperature`;
    return `Electricity peaks from ${timeOf(peakHour)}: ${why}.`;
  }
  const lost = sum(hours, (hour) => hour.lost);
  const never = lost > NOTHING ? `, and ${withUnit(lost, 'kWh')} never come` : '';
  const rest = pump.boiler
    ? 'The boiler adds the rest.'
    : `Heat that is missing then is asked for again in the next four hours${never}.`;
  return `Electricity is at its limit of ${inPeak(peak)} in ${atLimit} of 24 hours. ${rest}`;
}

function ofHybrid({threshold}: Settings, {hours}: Day): string {
  const running = hours.filter(({cop}) => cop >= threshold).length;
  return running
    ? `Its pump runs in ${running === 24 ? 'all' : `${running} of`} 24 hours.`
    : `The COP stays below ${inDigits(threshold, 1)}, so its pump stands still.`;
}

function ofBoiler(settings: Settings, type: Type, {hours, peak}: Day): string[] {
  const fuel = sum(hours, ({taken}) => taken[1]!);
  const peaks = peaksOf(settings, type);
  const highest = Math.max(...peaks);
  return [
    fuel > NOTHING ? `The boiler burns ${withUnit(fuel, 'kWh')} of gas.` : 'The boiler rests.',
    ...(highest > peak + NOTHING
      ? [
          `The highest peak of all days, ${inPeak(highest)}, comes on a day of ${inDegrees(MEANS[peaks.indexOf(highest)]!)}.`,
        ]
      : []),
  ];
}
