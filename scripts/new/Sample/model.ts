import type {Inputs, Values} from '../../../src/components/Figure/inputs';

const HOURS = 8760; // in a year of the model

/** What the reader sets. */
export const inputs = {
  capacity: {label: 'Capacity', unit: 'MW', min: 0, max: 100, step: 5, opening: 50},
  hours: {label: 'Full load hours', unit: 'h', min: 0, max: HOURS, step: 10, opening: 2500},
} satisfies Inputs<string>;

export interface Year {
  readonly made: number; // MWh
  readonly possible: number; // MWh, if it ran at full capacity all year
}

/** What a plant makes in a year, from its capacity in MW and its full load hours. */
export function yearOf({capacity, hours}: Values<keyof typeof inputs>): Year {
  return {made: capacity * hours, possible: capacity * HOURS};
}
