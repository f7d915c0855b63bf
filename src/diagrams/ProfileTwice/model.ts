/** Values of a day that has two: by day, from 06:00 to 18:00, and by night. */
export interface Steps {
  readonly day: number;
  readonly night: number;
}

const HOURS = 4380; // of the year by day, and as many by night
export const VALUES = 2 * HOURS; // in a file
export const FILE: Steps = {day: 0.5, night: 0.1};
export const DEMAND = 1_314_000; // MWh a year
export const CAPACITY = 1000; // MW

/** The same shape, so many times as high. */
export function times({day, night}: Steps, factor: number): Steps {
  return {day: day * factor, night: night * factor};
}

/** The values of all hours of the year, added up. */
export function sumOf({day, night}: Steps): number {
  return HOURS * day + HOURS * night;
}

/** What a file makes as a profile: MW of the demand, whose year's amount it spreads. */
export function demandFrom(file: Steps): Steps {
  return times(file, DEMAND / sumOf(file));
}

/** What a file makes as a capacity profile: the share of the capacity in use, at most 1. */
export function shareFrom({day, night}: Steps): Steps {
  return {day: Math.min(day, 1), night: Math.min(night, 1)};
}

/** The same in MW. */
export function productionFrom(file: Steps): Steps {
  return times(shareFrom(file), CAPACITY);
}

/** Hours a year in which the plant, at its whole capacity, would make what it makes in all. */
export function fullLoadHoursFrom(file: Steps): number {
  return sumOf(shareFrom(file));
}
