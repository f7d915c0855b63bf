/**
 * Three stores with a forecast in the nine days of ../forecast/days.json, which has demand less 20 GW of solar panels in 0.1 GW and what
 * wind at sea gives in per cent. Hours of volume and efficiencies are those of nl2023: quintel/etsource at 54775b3,
 * graphs/energy/nodes/energy/energy_flexibility_….
 */
import {openingOf} from '../../components/Figure/inputs';
import {orderAt} from '../../components/OrderOf/orders';
import {sum} from '../../sum';
import days from '../forecast/days.json';
import {changesOf, plansOf} from '../forecast/model';
import {inputs, type Settings} from './inputs';

export const HOURS = days.demand.length;

/** GW of wind at sea. */
const WIND = 20;

/** The stores, the most efficient first. */
export const STORES = [
  {key: 'battery', name: 'Battery', hours: 1.6125, efficiency: 0.85}, // …mv_batteries_electricity
  {key: 'hydro', name: 'Pumped hydro', hours: 6, efficiency: 0.8}, // …hv_opac_electricity
  {key: 'flow', name: 'Flow battery', hours: 15_600 / 380, efficiency: 0.7}, // …flow_batteries_electricity
] as const;

/** All orders of the stores. */
export const ORDERS = [0, 1, 2, 3, 4, 5].map((index) => orderAt(index, STORES.length));

const BEFORE = days.demand.map((demand, hour) => demand / 10 - (WIND * days.wind[hour]!) / 100); // GW

/** What comes of an order. */
export interface Outcome {
  readonly stores: readonly {
    readonly name: string;
    readonly volume: number; // GWh
    readonly stored: readonly number[]; // GWh
    readonly given: number; // GWh in all
  }[]; // in the order
  readonly load: readonly number[]; // GW, with all stores
  readonly peak: number; // GW
  readonly plants: number; // GWh that are left for power plants
  readonly surplus: number; // GWh that no one takes
  readonly charging?: string; // the store that charges in the highest hour, so that none after it may give
}

let latest: {readonly of: string; readonly outcomes: readonly Outcome[]} | undefined;

/** What comes of each of the orders. Who only changes the order need not wait for all to be calculated anew. */
export function outcomesOf({battery, hydro, flow}: Omit<Settings, 'order'>): readonly Outcome[] {
  const of = [battery, hydro, flow].join();
  if (latest?.of !== of) latest = {of, outcomes: ORDERS.map((order) => outcomeOf(order, {battery, hydro, flow}))};
  return latest.outcomes;
}

function outcomeOf(order: readonly number[], settings: Omit<Settings, 'order'>): Outcome {
  const stores = order.map((place) => {
    const {key, name, hours, efficiency} = STORES[place]!;
    return {name, capacity: settings[key], volume: settings[key] * hours, efficiency};
  });
  const plans = plansOf(BEFORE, stores);
  const load = [...BEFORE];
  const worked = plans.map(({stored}, place) => {
    const {name, volume, efficiency} = stores[place]!;
    let given = 0;
    changesOf(stored).forEach((change, hour) => {
      const power = change < 0 ? change * efficiency : change;
      load[hour]! += power;
      given += Math.max(-power, 0);
    });
    return {name, volume, stored, given};
  });
  const summary = summaryOf(load);
  const highest = load.indexOf(summary.peak);
  const charging = worked.find(({stored}, place) => worked[place + 1]?.volume && changesOf(stored)[highest]! > 0);
  return {stores: worked, load, ...summary, ...(charging && {charging: charging.name})};
}

function summaryOf(load: readonly number[]): Pick<Outcome, 'peak' | 'plants' | 'surplus'> {
  return {
    peak: Math.max(...load),
    plants: sum(load, (power) => Math.max(power, 0)),
    surplus: sum(load, (power) => Math.max(-power, 0)),
  };
}

/** Without any store. */
export const NOTHING: Outcome = {stores: [], load: BEFORE, ...summaryOf(BEFORE)};

/** What an order takes off the peak, GW. */
export function cutOf({peak}: Outcome): number {
  return NOTHING.peak - peak;
}

/** What comes of each order with the stores as they are printed. */
export const OPENING = outcomesOf(openingOf(inputs));
