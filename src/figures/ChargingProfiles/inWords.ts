import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import type {Settings} from './inputs';
import {PLACES, type Day} from './model';

/** kW of the charger that one might think of. */
export const CHARGER = 11;

/** GW. */
export function inGW(power: number): string {
  return withUnit(power, 'GW', 1);
}

/** The beginning of an hour. */
export function timeOf(hour: number): string {
  return `${hour}:00`;
}

/** By how much the peak of the day rises, what the cars take at most, and what stays the same. */
export function inWords(settings: Settings, {other, before, after, highest, year}: Day): Result {
  const shares = sum(PLACES, (place) => settings[place]);
  if (highest.power === 0)
    return result(
      `The peak of the day stays at ${inGW(before.power)}`,
      settings.cars ? ': without any share no car charges.' : ': there are no electric cars.',
    );
  const moved = after.hour === before.hour ? '' : ` instead of ${timeOf(before.hour)}`;
  return result(
    `The peak of the day rises by ${inGW(after.power - before.power)}`,
    `, to ${inGW(after.power)} at ${timeOf(after.hour)}${moved}.`,
    [
      `The cars take up to ${inGW(highest.power)}, at ${timeOf(highest.hour)}, when other demand is ${inGW(before.power - other[highest.hour]!)} below its own peak.`,
      `A charger of ${withUnit(CHARGER, 'kW')} for each car makes ${withUnit(settings.cars * CHARGER, 'GW')}, of which this day uses ${withUnit((highest.power / settings.cars / CHARGER) * 100, '%')} at most.`,
      `In the year the cars take ${withUnit(year, 'TWh', 1)}, wherever they charge.`,
      shares !== 100 &&
        `The shares add up to ${withUnit(shares, '%')}, so each is divided by ${inDigits(shares / 100, 2)}.`,
    ],
  );
}
