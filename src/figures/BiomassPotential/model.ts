/**
 * What of each kind of biomass comes from the region, and what is imported, as in quintel/etengine at f30bd1c and
 * quintel/etsource at 54775b3:
 * - demand comes first; what supplies it follows: edges from energy_production_… and energy_import_… are flexible
 *   (graphs/energy/edges/energy/energy_*_biomass-energy_distribution_*_biomass@*.ad, and the same for biogenic waste);
 * - the one with a `max_demand`, the potential, is filled first and up to it, the other gets the rest: `Slot#calculate`
 *   (app/models/qernel/slot.rb), `Flexible.apply_boundaries` (app/models/qernel/calculation/edges.rb);
 * - the potential is set by inputs/supply/biomass_potential/max_demand_of_*.ad, and changes no demand.
 * Potentials: datasets/nl2023/primary_production.csv. Use: what the model calculates for the start year of nl2023.
 */
import {sum} from '../../sum';
import {DATASET, type Settings} from './inputs';

/** PJ a year, in nl2023. */
const KINDS = [
  {key: 'dry', name: 'Dry biomass', such: 'wood', inNl2023: {use: 87.08, potential: 62.16023}},
  {key: 'wet', name: 'Wet biomass', such: 'manure', inNl2023: {use: 34.51, potential: 109.873}},
  {key: 'oily', name: 'Oily biomass', such: 'frying fat', inNl2023: {use: 0.25, potential: 10.5}},
  {key: 'waste', name: 'Biogenic waste', such: 'paper', inNl2023: {use: 35.12, potential: 21.38166}},
] as const;

/** Per unit of biomass: `output` of energy_production_wood_pellets, energy_biogas_fermentation_wet_biomass and energy_greengas_upgrade_biogas. */
const PELLETS = 0.9;
const GREEN_GAS = 0.54 * 0.995;

/** PJ a year. */
export interface Split {
  readonly use: number;
  readonly potential: number;
  readonly own: number; // of the use, from the region
  readonly imported: number; // the rest of it
  readonly left: number; // of the potential
}

export interface Kind extends Split {
  readonly key: (typeof KINDS)[number]['key'];
  readonly name: string;
  readonly such: string; // an example
  readonly before: number; // PJ, its potential in nl2023
}

export interface Year {
  readonly kinds: readonly Kind[];
  readonly all: Split;
  readonly more: {readonly dry: number; readonly wet: number; readonly oily: number; readonly waste: number}; // PJ used
}

/** What supplies a use: the region up to its potential, and import. */
export function splitOf(use: number, potential: number): Split {
  const own = Math.min(use, potential);
  return {use, potential, own, imported: use - own, left: potential - own};
}

/** Each kind for itself, and the four together. */
export function yearOf({potential, pellets, gas}: Settings): Year {
  const more = {dry: pellets / PELLETS, wet: gas / GREEN_GAS, oily: 0, waste: 0};
  const kinds = KINDS.map(({key, name, such, inNl2023}) => ({
    key,
    name,
    such,
    before: inNl2023.potential,
    ...splitOf(inNl2023.use + more[key], (inNl2023.potential * potential) / 100),
  }));
  const total = (of: keyof Split): number => sum(kinds, (kind) => kind[of]);
  return {
    kinds,
    all: {
      use: total('use'),
      potential: total('potential'),
      own: total('own'),
      imported: total('imported'),
      left: total('left'),
    },
    more,
  };
}

/** As in the dataset. */
export const FULL = yearOf(DATASET);

/** Use there, all kinds together. */
export const BEFORE = FULL.all;
