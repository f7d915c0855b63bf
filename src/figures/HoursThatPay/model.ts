/**
 * What 1 kW of a plant earns in a year, as in quintel/merit at a5c32aa:
 * - the price of an hour: `PriceCurve#participant_at` and `#set` (lib/merit/price_curve.rb): the most expensive plant that runs,
 *   in a shortage the Value of Lost Load or the highest offer, in a surplus 0;
 * - what is earned: load times price, added up over the hours, `Finance::Base#revenue`; whether that pays:
 *   `#profitability` (lib/merit/finance/base.rb);
 * - a plant gives its capacity times its availability: `Producer#available_output_capacity` (participants/producer.rb).
 * Fixed costs are those of quintel/etengine at f30bd1c, `#fixed_costs` (app/models/qernel/node_api/cost.rb).
 *
 * Left out of it: import, storage, and buyers that react to the price. Hours are not one after another: nothing here depends on that.
 */
import type {Carrier} from '../../components/Figure/colour';
import {sum} from '../../sum';
import {COAL, GAS_CCGT, marginalCosts, type Costs} from '../meritOrder/marginalCosts';
import {costOfCapital, depreciation} from '../PlantCosts/model';
import type {Settings} from './inputs';
import {RANKS, RESIDUAL} from './region';

const HOURS = 8760;

/** Share of its capacity that a plant can give: `availability` of all three nodes. */
export const AVAILABILITY = 0.9;

/** Gas CCGT in nl2023, of 800 MW: …combined_cycle_network_gas_dispatchable. € a year. */
const CCGT = {investment: 599_540_000, construction: 2.5, lifetime: 30, wacc: 0.04, capacity: 800};
export const MAINTENANCE = 9_066_666.67 / CCGT.capacity / 1000; // €/kW
export const FIXED =
  MAINTENANCE + (depreciation(CCGT.investment, CCGT) + costOfCapital(CCGT.investment, CCGT)) / CCGT.capacity / 1000; // €/kW

/** Plants of the region beside the gas plants, with costs of nl2023 and capacities that are made up. */
const COAL_PLANT: Costs = {...COAL, captured: 0, maintenance: 0.795, efficiency: 0.46};
const TURBINE: Costs = {
  fuel: 53.046,
  emissions: 0.2066,
  captured: 0,
  counted: 1,
  maintenance: 1.33,
  efficiency: 0.38,
};
const COAL_CAPACITY = 4; // GW
const TURBINE_CAPACITY = 2; // GW

export type Setter = 'shortage' | 'turbine' | 'coal' | 'ccgt' | 'surplus';

export interface Plant {
  readonly key: Setter;
  readonly carrier: Carrier;
  readonly capacity: number; // GW
  readonly price: number; // €/MWh that it offers at
}

/** Hours with one price. */
export interface Hours {
  readonly setter: Setter;
  readonly carrier?: Carrier; // none: nobody sells at that price
  readonly hours: number;
  readonly price: number; // €/MWh
  readonly earned: number; // €/kW of gas plant in these hours, above its running costs
}

export interface Year {
  readonly hours: readonly Hours[]; // the most expensive first
  readonly cost: number; // €/MWh that gas plants offer at: their running costs
  readonly earned: number; // €/kW above running costs
  readonly mean: number; // €/MWh, the price of the mean hour
  readonly atMean: number; // €/kW that it would earn if each hour had the mean price
}

/** How many hours of the year have a residual load above so many GW. */
export function hoursAbove(level: number): number {
  const next = RESIDUAL.findIndex((load) => load <= level);
  if (next === 0) return 0;
  if (next < 0) return HOURS;
  const [from, to] = [RESIDUAL[next - 1]!, RESIDUAL[next]!];
  return RANKS[next - 1]! + ((from - level) / (from - to)) * (RANKS[next]! - RANKS[next - 1]!);
}

/** The plants of the region, in the order of their offers. */
export function plantsAt({plants, co2}: Settings): Plant[] {
  return (
    [
      {key: 'coal', carrier: 'coal', capacity: COAL_CAPACITY, price: marginalCosts(COAL_PLANT, co2)},
      {key: 'ccgt', carrier: 'network-gas', capacity: plants, price: marginalCosts(GAS_CCGT, co2)},
      {key: 'turbine', carrier: 'network-gas', capacity: TURBINE_CAPACITY, price: marginalCosts(TURBINE, co2)},
    ] satisfies Plant[]
  ).sort((a, b) => a.price - b.price);
}

/** What a kW earns above its running costs (€/MWh) in hours of which each has the same price, €. */
export function earnedIn(hours: number, price: number, cost: number, availability = AVAILABILITY): number {
  return (Math.max(price - cost, 0) * hours * availability) / 1000;
}

/** The year that the reader has set, its hours sorted by price. */
export function yearOf(settings: Settings): Year {
  const plants = plantsAt(settings);
  const cost = plants.find(({key}) => key === 'ccgt')!.price;
  const hours: Hours[] = [];
  let [below, running] = [0, hoursAbove(-settings.demand)]; // GW; hours in which they are not enough
  const add = (setter: Setter, price: number, count: number, carrier?: Carrier): void => {
    hours.unshift({setter, price, hours: count, earned: earnedIn(count, price, cost), carrier});
  };
  add('surplus', 0, HOURS - running);
  for (const {key, capacity, price, carrier} of plants) {
    below += capacity * AVAILABILITY;
    const more = hoursAbove(below - settings.demand);
    add(key, price, running - more, carrier);
    running = more;
  }
  add('shortage', Math.max(settings.lostLoad, plants.at(-1)!.price), running);
  const mean = sum(hours, (each) => each.hours * each.price) / HOURS;
  return {
    hours: hours.filter((each) => each.hours > 0),
    cost,
    earned: sum(hours, ({earned}) => earned),
    mean,
    atMean: earnedIn(HOURS, mean, cost),
  };
}

/** Whether a plant pays: what it earns against all its costs, and against those that it has only while it is kept. */
export function verdictOf(revenue: number, total: number, operating: number): 'pays' | 'kept' | 'lost' {
  if (revenue > total) return 'pays';
  return revenue > operating ? 'kept' : 'lost';
}

/** Of what a plant earns above its running costs, the share that hours of shortage bring. */
export function shareOfShortage({hours, earned}: Year): number {
  return earned && sum(hours, (each) => (each.setter === 'shortage' ? each.earned : 0)) / earned;
}
