/**
 * Hydrogen day by day, as in quintel/etengine at f30bd1c: a merit order of its own (app/models/qernel/causality/hydrogen.rb),
 * calculated by quintel/merit at a5c32aa (`Calculator#compute_point`, `Flex::Storage`). Electricity comes first, so that electrolysis is inflexible: it makes what wind and
 * sun leave, and its hydrogen comes as it comes. A surplus fills the store, then leaves as Export (backup); a deficit is met
 * from the store, then by Import (backup). The store begins empty on 1 April and loses nothing.
 *
 * Left out of it: hours within a day, must-run and dispatchable production, a second store, demand that follows heat or power.
 */
import {openingOf} from '../../components/Figure/inputs';
import {sum} from '../../sum';
import {inputs, type Settings} from './inputs';
import {OTHER, WIND} from './weather';

const DAY = 24; // hours
const AVAILABILITY = 0.98; // of an electrolyser
const EFFICIENCY = 0.66; // hydrogen per unit of electricity
const LOSS = 0.01; // of what is sent to users
const SALT_CAVERN = 250; // hours that it takes to fill or empty a store

export interface Day {
  readonly made: number; // GW of hydrogen, the mean of the day
  readonly needed: number; // GW, with the loss on the way
  readonly used: number; // GW that are made and not exported: at once, or from the store later
  readonly emptying: number; // GW out of it
  readonly imported: number; // GW
  readonly exported: number; // GW
  readonly stored: number; // GWh at the end of the day
}

/** Days one after another, from what is made and needed (GW); a store of so many GWh. */
export function daysOf(
  made: readonly number[],
  needed: readonly number[],
  volume: number,
  capacity = volume / SALT_CAVERN,
): Day[] {
  let stored = 0;
  return made.map((power, day) => {
    const balance = power - needed[day]!;
    const filling = Math.min(Math.max(balance, 0), capacity, (volume - stored) / DAY);
    const emptying = Math.min(Math.max(-balance, 0), capacity, stored / DAY);
    const exported = Math.max(balance, 0) - filling;
    stored += (filling - emptying) * DAY;
    return {
      made: power,
      needed: needed[day]!,
      used: power - exported,
      emptying,
      imported: Math.max(-balance, 0) - emptying,
      exported,
      stored,
    };
  });
}

/** GW of hydrogen that electrolysis makes in each day: from what wind and sun make beyond the demand for electricity. */
export function madeIn({wind, electrolysers}: Pick<Settings, 'wind' | 'electrolysers'>): number[] {
  return WIND.map((share, day) => {
    const surplus = (wind * share) / 100 - OTHER[day]! / 10;
    return Math.max(Math.min(surplus, electrolysers * AVAILABILITY), 0) * EFFICIENCY;
  });
}

/** The year that the reader has set. */
export function yearOf(settings: Settings): Day[] {
  const made = madeIn(settings);
  const needed = settings.demand / (1 - LOSS);
  return daysOf(
    made,
    made.map(() => needed),
    settings.store * 1000,
  );
}

/** TWh of some days. */
export function inYear(year: readonly Day[], what: Flow): number {
  return (sum(year, (day) => day[what]) * DAY) / 1000;
}

export type Flow = Exclude<keyof Day, 'stored'>;

/** GW below which nothing is imported or made: less than a thousandth. */
const NOTHING = 1e-3;

export function isImporting({imported}: Day): boolean {
  return imported > NOTHING;
}

export function isRunning({made}: Day): boolean {
  return made > NOTHING;
}

/** The longest time in a row with import. */
export function longestImport(year: readonly Day[]): {readonly from: number; readonly days: number} {
  let longest = {from: 0, days: 0};
  let from = 0;
  year.forEach((day, index) => {
    if (!isImporting(day)) from = index + 1;
    else if (index + 1 - from > longest.days) longest = {from, days: index + 1 - from};
  });
  return longest;
}

/** The year as it is printed. */
export const OPENING = yearOf(openingOf(inputs));
