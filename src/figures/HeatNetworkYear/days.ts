/**
 * A year of nl2023, day by day from 1 January on. `days.json` has the heat that users take, rooms of terraced houses 73 % and hot water
 * 27 %, and what solar collectors give, in % of the mean of the year: scripts/curves.ts makes it of quintel/etsource at 54775b3.
 */
import days from './days.json';

/** The days before 1 April, where the model's heat year begins (etengine: app/models/qernel/plugins/causality.rb, `CURVE_ROTATE`). */
const MARCH = 90;

export const DAYS = 365;

export const needed = inHeatYear(days.needed);
export const sun = inHeatYear(days.sun);

/** The days of a heat year, whose mean is exactly 1. */
function inHeatYear(year: readonly number[]): number[] {
  const mean = year.reduce((total, day) => total + day, 0) / DAYS;
  return [...year.slice(MARCH), ...year.slice(0, MARCH)].map((day) => day / mean);
}
