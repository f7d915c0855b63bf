import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {dayOf, MEANS, MILD, missingIn, peaksOf, type Day, type Type} from './day';
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

/** The hours of a day in which a heat pump takes all the electricity that it can. */
export function hoursAtLimit({pump}: Type, {hours}: Day): number {
  const limit = 'electricity' in pump.most ? pump.most.electricity : Infinity;
  return hours.filter(({taken}) => taken[0]! > limit - 1e-9).length;
}

/** What a day does to electricity and to heat, next to a mild day, and what makes it. */
export function inWords(settings: Settings, type: Type, today: Day): Result {
  const mild = dayOf({...settings, day: MILD}, type);
  return result(...ofPeaks(settings, today, mild), [
    `A home with ${type.called} asks for up to ${withUnit(today.most, 'kW', 1)} of heat.`,
    ...(type.pump.boiler ? [ofHybrid(settings, today)] : []),
    ...(today.peak > NOTHING ? [ofPeak(type, today)] : []),
    ...(type.pump.boiler ? ofBoiler(settings, type, today) : []),
  ]);
}

/** The answer, and what completes its sentence. */
function ofPeaks({day}: Settings, {hours, peak, most}: Day, mild: Day): [string, string] {
  const at = ` on a day of ${inDegrees(day)}`;
  if (peak < NOTHING) return ['Gas makes all the heat, electricity peaks at 0\u00a0kW', `${at}.`];
  if (day === MILD || mild.peak < NOTHING) return [`Electricity peaks at ${inPeak(peak)}`, `${at}.`];
  const compared = `: ${inPeak(peak)}${at}, against ${inPeak(mild.peak)} on one of ${inDegrees(MILD)}.`;
  const missing = sum(hours, missingIn);
  if (missing > NOTHING) {
    const lost = sum(hours, (hour) => hour.lost);
    const late = lost > NOTHING ? 'never come' : 'come late';
    const heat = lost > NOTHING ? lost : missing;
    return [`At its limit, ${withUnit(heat, 'kWh', heat < 1 ? 1 : 0)} of heat ${late}`, compared];
  }
  const times = (factor: number): string => `${inDigits(factor, 1)} times`;
  return [`Electricity peaks ${times(peak / mild.peak)} as high, heat ${times(most / mild.most)}`, compared];
}

function ofPeak(type: Type, day: Day): string {
  const {pump} = type;
  const {hours, peak, peakHour} = day;
  const atLimit = hoursAtLimit(type, day);
  if (!atLimit) {
    const cop = inDigits(hours[peakHour]!.cop, 1);
    const why = pump.copPerDegree ? `the COP is ${cop} then` : `the COP is ${cop} at any temperature`;
    return `Electricity peaks from ${timeOf(peakHour)}: ${why}.`;
  }
  const rest = pump.boiler
    ? 'The boiler adds the rest.'
    : 'Heat that is missing then is made up in the next four hours if it can be, above their own demand, or never comes.';
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
