import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {NOWHERE, type Settings} from './inputs';
import {dayOf, OPENING, PLACES, type Day, type Place} from './model';

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

/** GW by which the peak rises. */
export function riseOf({before, after}: Day): number {
  return after.power - before.power;
}

/** By how much the peak of the day rises and when it comes, what charging at one place only would change, and what stays the same. */
export function inWords(settings: Settings, day: Day): Result {
  const {before, after, highest, year} = day;
  const {cars} = settings;
  const shares = sum(PLACES, (place) => settings[place]);
  if (highest.power === 0)
    return result(
      `Not at all: the peak stays at ${inGW(before.power)}`,
      cars ? '. Without any share no car charges.' : '. There are no electric cars.',
    );
  const [rise, first] = [day, OPENING].map((each) => inGW(riseOf(each)));
  const only = (place: Place): string => {
    const all = dayOf({...NOWHERE, cars, [place]: 100});
    return `by ${inGW(riseOf(all))} at ${timeOf(all.after.hour)}`;
  };
  return result(
    `By ${rise!}${rise === first ? '' : ` instead of ${first!}`}, of ${withUnit(cars * CHARGER, 'GW')} of chargers`,
    `. The mean day peaks at ${timeOf(after.hour)}, without cars at ${timeOf(before.hour)}.`,
    [
      `If all cars charge at work, the peak rises ${only('work')}; if all charge at home, ${only('home')}.`,
      `A charger of ${withUnit(CHARGER, 'kW')} for each car makes ${withUnit(cars * CHARGER, 'GW')}, of which this day uses ${withUnit((highest.power / cars / CHARGER) * 100, '%', 1)} at most.`,
      `In the year the cars take ${withUnit(year, 'TWh', 1)}, wherever they charge.`,
      shares !== 100 &&
        `The shares add up to ${withUnit(shares, '%')}: the model scales all of them to 100\u00a0%, as drawn.`,
    ],
  );
}
