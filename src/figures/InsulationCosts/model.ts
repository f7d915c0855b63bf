/**
 * Insulation of one home, as in quintel/etsource at 54775b3 (gqueries/general/costs/mece_costs/1_building_and_installations/
 * insulation/, a query for each class of homes; costs of a year are in the files that end in `_capex`).
 */
import type {Settings} from './inputs';
import {TYPES, type Type} from './types';

export const LOW = 403; // kWh/m² of a home with little insulation
export const MEDIUM = 220;
export const HIGH = 118;

/** Years over which an investment is spread, without interest. */
export const LIFETIME = 40;

/** What a kWh/m² less costs, € per home. */
export interface Rates {
  readonly above: number; // above the medium level
  readonly below: number;
}

export interface Costs {
  readonly rates: Rates;
  readonly above: number; // kWh/m² saved above the medium level
  readonly below: number;
  readonly investment: number; // €
  readonly yearly: number; // €
}

/** The price of a step from one level to the next, spread evenly over its kWh/m². Neither rate ends at a level. */
export function ratesOf({lowToMedium, mediumToHigh}: Type): Rates {
  return {above: lowToMedium / (LOW - MEDIUM), below: mediumToHigh / (MEDIUM - HIGH)};
}

/** What it costs to bring one home from a heat demand down to another, kWh/m². */
export function costsOf({start, set, type}: Settings): Costs {
  const rates = ratesOf(TYPES[type]!);
  const above = Math.max(Math.min(start - MEDIUM, start - set), 0);
  const below = Math.max(Math.min(MEDIUM - set, start - set), 0);
  const investment = rates.above * above + rates.below * below;
  return {rates, above, below, investment, yearly: investment / LIFETIME};
}
