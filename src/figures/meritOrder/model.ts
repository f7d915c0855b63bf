/**
 * Electricity hour by hour, as in quintel/merit at a5c32aa:
 * - the steps of an hour: `Calculator#compute_point` (lib/merit/calculator.rb) and the methods that it calls;
 * - supply in the order of its asks, equal asks in the given order: `ParticipantSet#dispatchables` (participant_set.rb);
 * - buyers in the order of their bids: `ParticipantSet#for_calculation`; those with equal bids share by what each can
 *   still take: `Flex::Group#assign_excess` (flex/group.rb);
 * - what a buyer takes: `Flex::Base#assign_excess` (flex/base.rb); a store: `Flex::Storage` (flex/storage.rb) with its
 *   `Flex::SimpleReserve`; curtailment, which takes what is left of a surplus: `Flex::BlackHole` (flex/black_hole.rb);
 * - asks and bids are fixed: `CostStrategy::Constant` (cost_strategy.rb); the price: `PriceCurve` (price_curve.rb).
 *
 * Left out of it: costs that differ by hour or by output, import with an availability by the hour, self-discharge, losses
 * on charging, load shifting, storage with a forecast.
 */

/** A plant or import: can be switched on. */
export interface Plant {
  readonly kind: 'plant';
  readonly key: string;
  readonly capacity: number; // MW
  readonly ask: number; // €/MWh
}

/** Electrolysis or export: takes what costs less than it bids. */
export interface Buyer {
  readonly kind: 'buyer';
  readonly key: string;
  readonly capacity: number; // MW
  readonly bid: number; // €/MWh
}

/** Takes like a buyer, supplies like a plant. */
export interface Store {
  readonly kind: 'store';
  readonly key: string;
  readonly capacity: number; // MW, to charge and to discharge
  readonly volume: number; // MWh
  readonly efficiency: number; // what it gives back of what is taken out of it
  readonly bid: number; // €/MWh
  readonly ask: number; // €/MWh
}

export type Participant = Plant | Buyer | Store;

/** What does not react to the price. */
export interface Given {
  readonly demand: number; // MW
  readonly alwaysOn: number; // MW of must-run and volatile production
}

export interface Hour extends Given {
  readonly loads: Readonly<Record<string, number>>; // MW, by key: supplies if above 0, takes if below
  readonly stored: Readonly<Record<string, number>>; // MWh at the end of the hour, by key
  readonly curtailed: number; // MW
  readonly shortage: number; // MW
  readonly price: number; // €/MWh
  readonly setBy: Participant | 'surplus' | 'deficit';
}

/** €/MWh in an hour with too little supply: the default of `PriceCurve#initialize`. */
export const FALLBACK_PRICE = 3000;

/** MW; less than that is no deficit: `PriceCurve#deficit?`. */
const NEGLIGIBLE = 1e-5;

/** A participant in the course of the calculation. */
interface Taking {
  readonly of: Participant;
  load: number; // MW in this hour
  stored: number; // MWh
}

/** Calculates hours one after another; stores begin empty. */
export function hoursOf(participants: readonly Participant[], given: readonly Given[]): Hour[] {
  const all = participants.map((of): Taking => ({of, load: 0, stored: 0}));
  const supply = all.filter(({of}) => of.kind !== 'buyer' && of.capacity > 0).sort((a, b) => askOf(a) - askOf(b));
  const buyers = all.filter(({of}) => of.kind !== 'plant').sort((a, b) => bidOf(b) - bidOf(a));
  return given.map((hour) => {
    for (const each of all) each.load = 0;
    return {...hour, ...compute(hour, supply, buyers), loads: byKey(all, 'load'), stored: byKey(all, 'stored')};
  });
}

/** `Calculator#compute_point`. */
function compute(
  {demand, alwaysOn}: Given,
  supply: readonly Taking[],
  buyers: readonly Taking[],
): Pick<Hour, 'curtailed' | 'shortage' | 'price' | 'setBy'> {
  const groups = groupsOf(buyers);
  let curtailed = 0;

  // `#compute_always_ons`. Where both are exactly equal, merit goes on as if nothing were met.
  const missing = alwaysOn === demand ? demand : Math.max(demand - alwaysOn, 0);
  if (alwaysOn > demand) {
    curtailed = alwaysOn - demand;
    for (const group of groups) {
      if (bidOf(group[0]!) > 0) curtailed -= assign(group, curtailed);
      if (curtailed <= 0) break;
    }
    curtailed = Math.max(curtailed, 0);
  }

  const next = missing > 0 ? dispatch(supply, missing) : 0;
  if (next !== null) purchase(groups, supply, next);

  const net = alwaysOn + supply.reduce((sum, {load}) => sum + load, 0) - demand; // `NetLoadHelper#net_load`
  const isShort = net < -NEGLIGIBLE;
  const setter = isShort ? null : (competingBuyer(buyers) ?? supply.findLast(({load}) => load > 0));
  return {
    curtailed,
    shortage: isShort ? -net : 0,
    price: isShort ? fallback(supply) : setter ? priceOf(setter) : 0,
    setBy: isShort ? 'deficit' : (setter?.of ?? 'surplus'),
  };
}

/** `Flex::Group.from_collection`: buyers whose bids are equal act as one. */
function groupsOf(buyers: readonly Taking[]): Taking[][] {
  const groups: Taking[][] = [];
  for (const buyer of buyers) {
    const last = groups.at(-1);
    if (last && bidOf(last[0]!) === bidOf(buyer)) last.push(buyer);
    else groups.push([buyer]);
  }
  return groups;
}

/** `Flex::Group#assign_excess`: gives an amount to buyers with equal bids; returns what they take. */
function assign(group: readonly Taking[], amount: number): number {
  if (group.length === 1) return take(group[0]!, amount);
  const total = group.reduce((sum, buyer) => sum + roomOf(buyer), 0);
  if (amount === 0 || total === 0) return 0;
  return group.reduce((sum, buyer) => sum + take(buyer, amount * (roomOf(buyer) / total)), 0);
}

/** `#assign_excess` of `Flex::Base` and `Flex::Storage`: what one buyer takes of an amount. */
function take(buyer: Taking, amount: number): number {
  const {of} = buyer;
  if (of.kind === 'store' && buyer.load > 0) return 0; // discharges in this hour
  let taken = Math.min(amount, of.capacity + buyer.load);
  if (of.kind === 'store') {
    const isFull = taken + buyer.stored > of.volume;
    if (isFull) taken = of.volume - buyer.stored;
    buyer.stored = isFull ? of.volume : buyer.stored + taken; // full to the last digit, as in `SimpleReserve#add`
  }
  buyer.load -= taken;
  return taken;
}

/** `#unused_input_capacity_at`: what a buyer could still take. */
function roomOf({of, load, stored}: Taking): number {
  const free = of.capacity + load;
  return of.kind === 'store' ? Math.min(free, of.volume - stored) : free;
}

/** `#available_at`: what supply could still give; a store that charges gives nothing. */
function availableOf({of, load, stored}: Taking): number {
  if (of.kind !== 'store') return of.capacity - load;
  return load < 0 ? 0 : Math.min(stored * of.efficiency, of.capacity - load);
}

/** `#set_load`. */
function setLoad(supplier: Taking, load: number): void {
  const {of} = supplier;
  if (of.kind === 'store') supplier.stored = Math.max(supplier.stored - (load - supplier.load) / of.efficiency, 0);
  supplier.load = load;
}

/** `#compute_dispatchables`: meets demand; returns who has capacity left first, or null if not all is met. */
function dispatch(supply: readonly Taking[], demand: number): number | null {
  let remaining = demand;
  for (const [index, supplier] of supply.entries()) {
    const most = availableOf(supplier); // all that it can, since nothing runs yet
    if (most === 0) continue;
    if (most >= remaining) {
      setLoad(supplier, remaining);
      return index;
    }
    setLoad(supplier, most);
    remaining -= most;
  }
  return null;
}

/** `#compute_price_sensitives`: buyers, the highest bid first, take from supply that asks less than they bid. */
function purchase(groups: readonly (readonly Taking[])[], supply: readonly Taking[], from: number): void {
  let next = from;
  for (const group of groups) {
    if (next >= supply.length) return;
    let available = 0;
    for (const supplier of supply.slice(next)) {
      if (askOf(supplier) >= bidOf(group[0]!)) break;
      available += availableOf(supplier);
    }
    if (available === 0) return;

    // `#assign_ps_used_to_dispatchables`
    let assigned = assign(group, available);
    for (const supplier of supply.slice(next)) {
      const left = availableOf(supplier);
      if (left > assigned) {
        setLoad(supplier, supplier.load + assigned);
        break;
      }
      if (left !== 0) setLoad(supplier, supplier.load + left);
      assigned -= left;
      next += 1;
    }
  }
}

/** `PriceCurve#price_sensitive_at`: of the buyers that take, the one with the lowest bid, if it could take more. */
function competingBuyer(buyers: readonly Taking[]): Taking | undefined {
  const lowest = buyers.findLast(({load}) => load < 0);
  return lowest && roomOf(lowest) !== 0 ? lowest : undefined;
}

/** `Flex::Base#cost_at`: who takes sets the price by the bid, who supplies by the ask. */
function priceOf(setter: Taking): number {
  return setter.load < 0 ? bidOf(setter) : askOf(setter);
}

/** `PriceCurve#set`: the price of a shortage is never below the offer of the most expensive supply there is. */
function fallback(supply: readonly Taking[]): number {
  const highest = supply.findLast((supplier) => supplier.of.kind === 'plant' || availableOf(supplier) > 0);
  return Math.max(FALLBACK_PRICE, highest ? askOf(highest) : 0);
}

function askOf({of}: Taking): number {
  return of.kind === 'buyer' ? 0 : of.ask;
}

function bidOf({of}: Taking): number {
  return of.kind === 'plant' ? 0 : of.bid;
}

function byKey(all: readonly Taking[], what: 'load' | 'stored'): Record<string, number> {
  return Object.fromEntries(all.map((each) => [each.of.key, each[what]]));
}
