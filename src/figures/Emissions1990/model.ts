/**
 * Emissions against 1990, as in quintel/etsource at 54775b3:
 * - primary method: gqueries/output_elements/dashboard/dashboard_reduction_of_co2_emissions_versus_1990.gql, CO₂ of the
 *   scenario ÷ (`co2_emission_1990` + share × `co2_emission_1990_marine_bunkers` + share × `…_aviation_bunkers`) − 1;
 * - direct method: dashboard_direct_emissions_reduction_of_total_ghg_emissions_versus_1990.gql, all gases ÷ the sum of
 *   emissions.csv for 1990 − 1, with the same share of international transport;
 * - a division by 0 is 0: `DIVIDE` in quintel/etengine at f30bd1c, app/models/gql/runtime/functions/aggregate.rb.
 *
 * Left out of it: a plan cuts CO₂ from energy by the same share in both methods, which count it in other places.
 */
import type {Settings} from './inputs';

type Method = 'primary' | 'direct';

/** A region as a method counts it, Mt. */
export interface Region {
  readonly name: string;
  readonly method: Method;
  readonly reference: number; // 1990, without international transport
  readonly energy: number; // CO₂ from energy at the start, without it
  readonly amounts: number; // of the dataset: other gases, process CO₂, land use
}

/**
 * References and CO₂ at the start are those of the page, under "Start year against the reference"; of the direct method, those
 * of docs/direct-emissions.mdx: in all 158.9955 Mt, of which datasets/nl2023/emissions.csv has 13.110 Mt of CO₂ and 25.874 Mt
 * of other gases. Almere's emissions.csv holds zeros, and what the direct method counts there is of no effect.
 */
export const REGIONS: readonly Region[] = [
  {name: 'Netherlands', method: 'primary', reference: 158.719, energy: 116.313, amounts: 0},
  {name: 'Eemsdelta', method: 'primary', reference: 1.603, energy: 1.067, amounts: 0},
  {name: 'Amsterdam', method: 'primary', reference: 3.787, energy: 3.442, amounts: 0},
  {name: 'Zeewolde', method: 'primary', reference: 0.132, energy: 0.176, amounts: 0},
  {name: 'Almere', method: 'primary', reference: 0.356, energy: 0.591, amounts: 0},
  {name: 'Netherlands', method: 'direct', reference: 227.7388, energy: 120.0115, amounts: 38.984},
  {name: 'Almere', method: 'direct', reference: 0, energy: 0, amounts: 0},
];

/**
 * International transport of the Netherlands, Mt, which each of these datasets has: in 1990, and at the start, 420.981 PJ of
 * heavy fuel oil × 0.0774 kg/MJ and 139.687 PJ of kerosene × 0.0715 kg/MJ. The direct method adds other gases.
 */
export const TRANSPORT = {
  primary: {before: 34.95619 + 4.6046, now: 420.981325 * 0.0774 + 139.686822 * 0.0715},
  direct: {before: 39.912528, now: 420.981325 * 0.0774 + 139.686822 * 0.0715 + 0.552151},
};

export interface Outcome extends Region {
  readonly before: number; // Mt in 1990, as it is compared with
  readonly ships: number; // Mt of international transport
  readonly cut: number; // Mt that the plan cuts
  readonly rest: number; // Mt of CO₂ from energy that it leaves
  readonly end: number; // Mt in all
  readonly change: number; // against 1990, %
  readonly needed: number; // % that a plan has to cut for the target: less than 0 if it is met anyhow, more than 100 if never
}

/** The model's division: by 0 it is 0. */
export function divide(a: number, b: number): number {
  return b === 0 ? 0 : a / b;
}

/** What a plan comes to against 1990, %. */
export function against(end: number, before: number): number {
  return (divide(end, before) - 1) * 100;
}

/** The same plan in a region, by one method. */
export function outcomeOf(region: Region, settings: Settings): Outcome {
  const {reference, energy, method} = region;
  const share = reference > 0 ? settings.ships / 100 : 0;
  const before = reference + share * TRANSPORT[method].before;
  const ships = share * TRANSPORT[method].now;
  const amounts = (region.amounts * settings.amounts) / 100;
  const rest = energy * (1 - settings.cut / 100);
  const end = rest + amounts + ships;
  const allowed = before * (1 + settings.target / 100) - amounts - ships;
  return {
    ...region,
    amounts,
    before,
    ships,
    cut: energy - rest,
    rest,
    end,
    change: against(end, before),
    needed: 100 - divide(allowed, energy) * 100,
  };
}

/** The same plan everywhere. */
export function outcomesOf(settings: Settings): Outcome[] {
  return REGIONS.map((region) => outcomeOf(region, settings));
}

/** What the words are about. */
export function find(outcomes: readonly Outcome[], name: string, method: Method = 'primary'): Outcome {
  return outcomes.find((each) => each.name === name && each.method === method)!;
}
