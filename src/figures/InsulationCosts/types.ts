/**
 * Types of homes: prices of a step of insulation, from the queries of etsource (gqueries/general/costs/mece_costs/
 * 1_building_and_installations/insulation/households/), and where their classes start, oldest first, from
 * datasets/<dataset>/<dataset>.full.ad (`typical_useful_demand_for_space_heating_…`), rounded.
 */
export interface Type {
  readonly name: string; // of the button
  readonly lowToMedium: number; // €
  readonly mediumToHigh: number; // €
  readonly nl2019: readonly number[]; // kWh/m²
  readonly nl2023: readonly number[]; // kWh/m²
}

export const TYPES: readonly Type[] = [
  {
    name: 'Apartment',
    lowToMedium: 5800,
    mediumToHigh: 12_000,
    nl2019: [309.3, 225.7, 193.5, 154.6, 115.9],
    nl2023: [101.4, 101.7, 86.1, 69.3, 54.2],
  },
  {
    name: 'Terraced',
    lowToMedium: 7200,
    mediumToHigh: 16_000,
    nl2019: [305, 280.6, 218, 150.8, 116.3],
    nl2023: [92.4, 93.2, 79.4, 67, 49.7],
  },
  {
    name: 'Semi-detached',
    lowToMedium: 10_300,
    mediumToHigh: 24_800,
    nl2019: [269, 217, 187.4, 154.1, 114.2],
    nl2023: [103.5, 104.6, 91.8, 75.9, 55.6],
  },
  {
    name: 'Detached',
    lowToMedium: 14_200,
    mediumToHigh: 35_200,
    nl2019: [296.1, 243.3, 202.5, 160.4, 116.4],
    nl2023: [86.1, 95.9, 89.5, 77.3, 61.8],
  },
];
