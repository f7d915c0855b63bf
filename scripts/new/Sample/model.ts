import type {Settings} from './inputs';

export const HOURS = 8760; // in a year of the model

export interface Year {
  readonly made: number; // MWh
  readonly possible: number; // MWh, if it ran at full capacity all year
}

/** What a plant makes in a year, from its capacity in MW and its full load hours. */
export function yearOf({capacity, hours}: Settings): Year {
  return {made: capacity * hours, possible: capacity * HOURS};
}
