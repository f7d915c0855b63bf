import type {Plant} from '../../src/figures/PlantCosts/model';

/** A plant of which nothing costs anything, for examples that say what does. */
export const NOTHING: Plant = {
  investment: {initial: 0, capture: 0, installing: 0, decommissioning: 0},
  construction: 0,
  lifetime: 1,
  wacc: 0,
  fixedMaintenance: 0,
  hourlyMaintenance: 0,
  capacity: 1,
  hours: 1,
  costs: {fuel: 0, emissions: 0, captured: 0, counted: 1, maintenance: 0, efficiency: 1},
};
