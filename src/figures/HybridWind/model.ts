/**
 * A wind farm at sea with a cable and an electrolyser of its own, hour by hour:
 * - what the cable can't carry, `HybridOffshoreAdapter#constrain`, and where wind and purchase go in the end, `#calculate_curves!`:
 *   quintel/etengine at f30bd1c, app/models/qernel/merit_facade/hybrid_offshore_adapter.rb;
 * - the electrolyser begins the hour with it, and takes more below its bid: `Flex::WithSatisfiedDemand#assign_excess`
 *   (lib/merit/flex/with_satisfied_demand.rb) in the steps of `Calculator#compute_point` (lib/merit/calculator.rb); the price is that
 *   of `PriceCurve#participant_at` (lib/merit/price_curve.rb): quintel/merit at a5c32aa.
 *
 * Left out of it: storage and other buyers, a shortage.
 */
import {sum} from '../../sum';
import {marginalCosts} from '../meritOrder/marginalCosts';
import {FIRED} from '../SupplyStack/plants';
import {ABROAD} from '../SupplyStack/stack';
import type {Settings} from './inputs';
import week from './week.json';

export const FARM = 10; // GW of turbines
export const AVAILABILITY = 0.98; // of the electrolyser
const CO2 = 85; // €/t
const INTERCONNECTOR = 5.85; // GW

/** Offers a price, or bids it. */
export interface Trader {
  readonly capacity: number; // GW
  readonly price: number; // €/MWh
}

/** A plant of so many GW, with costs of nl2023. */
function plant(key: string, capacity: number): Trader {
  return {capacity, price: marginalCosts(FIRED.find((each) => each.key === key)!.costs, CO2)};
}

/** Who supplies on land, in the order of the offers. */
export const SUPPLY: readonly Trader[] = [
  plant('gas-chp', 4),
  {capacity: INTERCONNECTOR, price: ABROAD},
  plant('coal', 4),
  plant('gas-ccgt', 12),
];
const EXPORT: Trader = {capacity: INTERCONNECTOR, price: ABROAD};

/** What meets in an hour, GW. */
export interface Given {
  readonly wind: number; // of the farm
  readonly demand: number; // on land, less all other wind and sun; below 0 they make more
  readonly cable: number;
  readonly electrolyser: number; // times its availability
  readonly bid: number; // €/MWh
}

export interface Hour {
  readonly free: number; // GW beyond the cable, into the electrolyser, whatever the price
  readonly curtailed: number; // GW that neither cable nor electrolyser has room for
  readonly own: number; // GW that the electrolyser takes by its bid, of the farm's wind
  readonly fromLand: number; // GW that it takes by its bid, through the cable
  readonly toLand: number; // GW
  readonly price: number; // €/MWh
}

/** An hour, with supply in the order of its offers, and one other buyer. */
export function hourOf(
  {wind, demand, cable, electrolyser, bid}: Given,
  supply: readonly Trader[],
  other: Trader = {capacity: 0, price: 0},
): Hour {
  const free = Math.min(Math.max(wind - cable, 0), electrolyser);
  const market = Math.min(wind - free, cable);

  // The higher bid first: from a surplus, then from supply that offers at less.
  const hub = {price: bid, room: electrolyser - free, most: market + cable, took: 0};
  const buyers = [hub, {price: other.price, room: other.capacity, most: Infinity, took: 0}].sort(
    (a, b) => b.price - a.price,
  );
  const take = (buyer: typeof hub, amount: number): number => {
    const taken = Math.min(Math.max(amount, 0), buyer.room, buyer.most);
    buyer.room -= taken;
    buyer.took += taken;
    return taken;
  };
  let surplus = market - demand;
  let running = Math.max(-surplus, 0);
  for (const buyer of buyers) if (buyer.price > 0) surplus -= take(buyer, surplus);
  for (const buyer of buyers) {
    const cheaper = sum(
      supply.filter(({price}) => price < buyer.price),
      ({capacity}) => capacity,
    );
    running += take(buyer, cheaper - running);
  }

  const setter = buyers.findLast(({took}) => took > NOTHING);
  const own = Math.min(market, hub.took);
  return {
    free,
    curtailed: wind - free - market,
    own,
    fromLand: hub.took - own,
    toLand: market - own,
    price: setter && setter.room > NOTHING ? setter.price : lastOffer(supply, running),
  };
}

/** GW */
const NOTHING = 1e-9;

/** What the most expensive supply that runs offers at, €/MWh; 0 if none does. */
function lastOffer(supply: readonly Trader[], load: number): number {
  let below = 0;
  let offer = 0;
  for (const {capacity, price} of supply) {
    if (load - below > NOTHING) offer = price;
    below += capacity;
  }
  return offer;
}

/** The week that the reader has set. */
export function weekOf({cable, electrolyser, bid, others}: Settings): Hour[] {
  return week.wind.map((share, hour) =>
    hourOf(
      {
        wind: (FARM * share) / 100,
        demand: (week.demand[hour]! - (others * share) / 10) / 10,
        cable: (FARM * cable) / 100,
        electrolyser: ((FARM * electrolyser) / 100) * AVAILABILITY,
        bid,
      },
      SUPPLY,
      EXPORT,
    ),
  );
}

/** GWh of some hours. */
export function inAll(hours: readonly Hour[], what: Flow): number {
  return sum(hours, (hour) => hour[what]);
}

export type Flow = Exclude<keyof Hour, 'price'>;

/** GW that the electrolyser takes by its bid. */
export function byBid({own, fromLand}: Hour): number {
  return own + fromLand;
}

/** Of what the electrolyser takes, the share that its bid brings; 0 if it takes nothing. */
export function shareByBid(hours: readonly Hour[]): number {
  const bought = sum(hours, byBid);
  return bought && bought / (bought + inAll(hours, 'free'));
}

/** The lowest and the highest bid in whole €/MWh that stand in the same place among offers and bids as this one. */
export function bidsLike(bid: number): [lowest: number, highest: number] {
  const prices = [0, ...SUPPLY.map(({price}) => price)];
  return [
    Math.max(...prices.map((price) => (price < bid ? Math.floor(price) + 1 : 0))),
    Math.min(...prices.map((price) => (price < bid ? Infinity : Math.floor(price)))),
  ];
}
