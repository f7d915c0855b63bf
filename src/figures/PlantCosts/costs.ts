import {sum} from '../../sum';
import {marginalCosts} from '../meritOrder/marginalCosts';
import {asIn2023, type Settings} from './inputs';
import {PARTS, yearOf, type Part, type Year} from './model';
import {PLANTS, type Named} from './plants';

/** A plant, and what it costs. */
export interface Costed {
  readonly plant: Named;
  readonly year: Year;
  readonly output: number; // MWh per year
  readonly ask: number; // €/MWh
}

/** What the chosen plant costs as it is set, and each of the others as in nl2023, but for the price of CO₂. */
export function costsAt(settings: Settings): Costed[] {
  return PLANTS.map((_, index) =>
    costsOf(index === settings.plant ? settings : {...asIn2023(index), co2: settings.co2}),
  );
}

/** What the chosen plant costs. */
export function costsOf({hours, wacc, lifetime, co2, plant: index}: Settings): Costed {
  const plant = {...PLANTS[index]!, hours, wacc: wacc / 100, lifetime};
  return {plant, year: yearOf(plant, co2), output: plant.capacity * hours, ask: marginalCosts(plant.costs, co2)};
}

/** Costs of a year, M€. */
export function perYear({year}: Costed, parts: readonly Part[] = PARTS): number {
  return sum(parts, (part) => year[part]) / 1e6;
}

/** Costs of a MWh, €. */
export function perMWh({year, output}: Costed, parts: readonly Part[] = PARTS): number {
  return sum(parts, (part) => year[part]) / output;
}
