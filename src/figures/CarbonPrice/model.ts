/**
 * What the price of CO₂ changes: offers, who runs, emissions, the price of electricity and what it costs, at each price from 0
 * to 200 €/t. Rules: ../meritOrder; plants: ../SupplyStack/plants. A plant pays for the CO₂ that it emits after capture, less
 * free allocation: quintel/etengine at f30bd1c, app/models/qernel/node_api/cost.rb, `#co2_emissions_costs_per_typical_input`. Import has
 * a price of its own and a factor per interconnector: quintel/etsource at 54775b3, inputs/flexibility/import_export/.
 *
 * Who runs depends on the order of the offers alone. So the hours are calculated once for each order that occurs.
 */
import {sum} from '../../sum';
import {co2Costs, marginalCosts} from '../meritOrder/marginalCosts';
import {hoursOf, type Participant} from '../meritOrder/model';
import {FIRED} from '../SupplyStack/plants';
import {ABROAD} from '../SupplyStack/stack';
import {DEMAND, SUN, WIND} from './hours';
import {openingOf} from '../../components/Figure/inputs';
import {inputs, type Settings} from './inputs';

const MUST_RUN = 1500; // MW
const SOLAR = 3000; // MW
const MOST = 11_500; // MW of demand
const YEAR = 8.76 / DEMAND.length / 1000; // TWh in a year for each MW of one of the hours

/** Who offers: plants and import. */
export const OFFERS = [
  ...FIRED.map(({key, name, carrier}) => ({key, name, carrier})),
  {key: 'import', name: 'Import', carrier: undefined},
];

const PLANTS = new Map(FIRED.map((plant) => [plant.key, plant]));

/** At a price of CO₂. */
export interface Point {
  readonly co2: number; // €/t
  readonly price: number; // €/MWh, the mean of the hours
  readonly here: number; // Mt of CO₂ a year from plants of the region
  readonly abroad: number; // Mt behind its import
  readonly paid: number; // M€ a year that plants pay for CO₂
  readonly bill: number; // M€ a year that users pay for electricity
}

export interface Sweep {
  readonly corners: readonly Point[]; // in their order: between two of them all change evenly
  readonly rows: readonly Point[]; // for a table: at round prices, and the reader's
  readonly none: Point; // at 0 €/t
  readonly at: Point; // at the reader's price
  readonly first: Point; // from here
  readonly last: Point; // to here, emissions are as they are at the reader's price
  readonly next?: Point; // and here they are others
  readonly swap: readonly string[]; // names of those who change places then
}

/** What a supplier offers at, €/MWh. */
export function offerOf(key: string, co2: number): number {
  const plant = PLANTS.get(key);
  return plant ? marginalCosts(plant.costs, co2) : ABROAD;
}

/** t of CO₂ per MWh of electricity from a plant. */
export function emissionsOf(key: string): number {
  const {emissions, captured, counted, efficiency} = PLANTS.get(key)!.costs;
  return (emissions * (1 - captured) * counted) / efficiency;
}

/** M€ for each TWh from a plant that it pays for CO₂. */
function paidOf(key: string, co2: number): number {
  const {costs} = PLANTS.get(key)!;
  return (costs.counted * co2Costs(costs, co2)) / costs.efficiency;
}

/** Keys in the order of their offers. */
export function orderAt(co2: number): string[] {
  const asked = Object.fromEntries(OFFERS.map(({key}) => [key, offerOf(key, co2)]));
  return OFFERS.map(({key}) => key).sort((a, b) => asked[a]! - asked[b]!);
}

interface Stretch {
  readonly order: readonly string[];
  readonly from: number; // €/t
  to: number;
}

/** Prices between which the order stays, in steps of 1 €/t: the same for all that the reader sets. */
const STRETCHES: readonly Stretch[] = stretches();

function stretches(): Stretch[] {
  const found: Stretch[] = [];
  for (let co2 = 0; co2 <= inputs.co2.max; co2++) {
    const order = orderAt(co2);
    const last = found.at(-1);
    if (last?.order.join() === order.join()) last.to = co2;
    else found.push({order, from: co2, to: co2});
  }
  return found;
}

/** A year in which suppliers run in this order, by key: what each makes, and when it sets the price. */
interface Run {
  readonly made: Readonly<Record<string, number>>; // TWh
  readonly hours: Readonly<Record<string, number>>; // share of the hours in which it sets the price
  readonly priced: Readonly<Record<string, number>>; // TWh of demand in them
}

function runIn(order: readonly string[], {wind, capacity}: Settings): Run {
  const capacityOf = (key: string): number => PLANTS.get(key)?.capacity ?? capacity * 1000;
  // Any offers in this order will do.
  const plants = order.map((key, rank): Participant => ({
    kind: 'plant',
    key,
    capacity: capacityOf(key),
    ask: rank + 1,
  }));
  const hours = hoursOf(
    plants,
    DEMAND.map((share, hour) => ({
      demand: share * MOST,
      alwaysOn: MUST_RUN + wind * 1000 * WIND[hour]! + SOLAR * SUN[hour]!,
    })),
  );
  const setIn = (key: string): typeof hours =>
    hours.filter(({setBy}) => typeof setBy === 'object' && setBy.key === key);
  const each = (of: (key: string) => number): Record<string, number> =>
    Object.fromEntries(order.map((key) => [key, of(key)]));
  return {
    made: each((key) => sum(hours, ({loads}) => loads[key]!) * YEAR),
    hours: each((key) => setIn(key).length / hours.length),
    priced: each((key) => sum(setIn(key), ({demand}) => demand) * YEAR),
  };
}

/** All prices of CO₂, with what the reader has set. */
export function sweepOf(settings: Settings): Sweep {
  const runs = STRETCHES.map((stretch) => ({...stretch, ...runIn(stretch.order, settings)}));
  const pointAt = (co2: number): Point => {
    const {made, hours, priced} = runs.find(({to}) => co2 <= to)!;
    return {
      co2,
      price: sum(OFFERS, ({key}) => hours[key]! * offerOf(key, co2)),
      here: sum(FIRED, ({key}) => made[key]! * emissionsOf(key)),
      abroad: (made.import! * settings.factor) / 1000,
      paid: sum(FIRED, ({key}) => made[key]! * paidOf(key, co2)),
      bill: sum(OFFERS, ({key}) => priced[key]! * offerOf(key, co2)),
    };
  };
  const at = pointAt(settings.co2);
  const same = STRETCHES.map(({from}) => pointAt(from)).map(
    ({here, abroad}) => 1e-9 > Math.abs(here - at.here) + Math.abs(abroad - at.abroad),
  );
  const own = STRETCHES.findIndex(({to}) => settings.co2 <= to);
  const begin = same.lastIndexOf(false, own) + 1;
  const other = same.indexOf(false, own);
  const [before, after] = [STRETCHES.at(other < 0 ? -1 : other - 1)!, STRETCHES[other]];
  return {
    corners: STRETCHES.flatMap(({from, to}) => (from === to ? [from] : [from, to])).map(pointAt),
    rows: ROUND.concat(ROUND.includes(settings.co2) ? [] : settings.co2)
      .sort((a, b) => a - b)
      .map(pointAt),
    none: pointAt(0),
    at,
    first: pointAt(STRETCHES[begin]!.from),
    last: pointAt(before.to),
    ...(after && {next: pointAt(after.from)}),
    swap: after ? moved(before.order, after.order) : [],
  };
}

const ROUND = Array.from({length: 11}, (_, index) => index * 20);

/** What is printed. */
export const OPENING = sweepOf(openingOf(inputs));

/** Names of who stands elsewhere in the second order. */
function moved(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((key, rank) => before[rank] !== key).map((key) => OFFERS.find((each) => each.key === key)!.name);
}
