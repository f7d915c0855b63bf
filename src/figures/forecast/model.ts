/**
 * The plan of stores that look ahead: quintel/merit at a5c32aa, lib/merit/flex/optimizing_storage.rb, `.run`. Hours are a ring, as
 * a year is there.
 */

export interface Battery {
  readonly capacity: number; // MW, to charge and to discharge
  readonly volume: number; // MWh
  readonly efficiency: number; // counts when it discharges
}

/** What is charged in a low hour to be discharged in a high one. */
export interface Pair {
  readonly low: number; // hours, from 0
  readonly high: number;
  readonly charge: number; // MW
}

export interface Plan {
  readonly load: readonly number[]; // MW, with the battery
  readonly stored: readonly number[]; // MWh at the end of each hour
  readonly pairs: readonly Pair[];
}

/** Hours that a high hour looks back: `lookbehind`, and the hour before. */
export const BACK = 73;

const LOW = 0.95; // of the high hour's load: more is no low hour
const PART = 4; // of the difference between the two hours, a step moves at most this part
const NOTHING = 1e-5; // MW

/**
 * Plans the storage for residual loads (MW) that are known beforehand. It neither charges in an hour in which others discharge, by the
 * change of what they store (MWh), nor the reverse.
 */
export function planOf(
  residual: readonly number[],
  {capacity, volume, efficiency}: Battery,
  others: readonly number[] = [],
): Plan {
  const hours = residual.length;
  const load = [...residual];
  const stored = load.map(() => 0);
  const mayCharge = load.map((_, hour) => (others[hour]! < 0 ? 0 : capacity));
  const mayDischarge = load.map((_, hour) => (others[hour]! > 0 ? 0 : capacity));
  const pairs: Pair[] = [];
  const queue = [...load.keys()].filter((hour) => mayDischarge[hour]! > 0).sort((a, b) => load[a]! - load[b]! || a - b);
  for (let high = queue.pop(); high !== undefined; high = queue.pop()) {
    let low = -1;
    let room = Infinity;
    let lowest = load[high]! * LOW;
    for (let back = 1, hour = high; back <= BACK; back++) {
      hour = (hour || hours) - 1;
      if (stored[hour]! >= volume) break;
      room = Math.min(room, volume - stored[hour]!);
      if (load[hour]! < lowest && mayCharge[hour]! > 0) {
        low = hour;
        lowest = load[hour]!;
      }
    }
    if (low < 0) continue;
    const discharge = Math.min(
      mayDischarge[high]!,
      mayCharge[low]! * efficiency,
      room * efficiency,
      (load[high]! - load[low]!) / PART,
    );
    if (discharge < NOTHING) continue;
    const charge = discharge / efficiency;
    pairs.push({low, high, charge});
    for (let hour = low; hour !== high; hour = (hour + 1) % hours) stored[hour]! += charge;
    load[low]! += charge;
    load[high]! -= discharge;
    mayCharge[low]! -= charge;
    mayDischarge[low] = 0;
    mayDischarge[high]! -= discharge;
    mayCharge[high] = 0;
    if (mayDischarge[high]! <= 0) continue;
    const above = firstAbove(queue, load, load[high]!);
    queue.splice(above > 0 && above < queue.length ? above - 1 : queue.length, 0, high);
  }
  return {load, stored, pairs};
}

/** By how much what is stored changes in each hour, MWh; the first follows the last. */
export function changesOf(stored: readonly number[]): number[] {
  return stored.map((content, hour) => content - stored.at(hour - 1)!);
}

/**
 * Plans several stores, each on what the ones before it have left: quintel/etengine at f30bd1c,
 * app/models/qernel/merit_facade/storage_optimization.rb, `#reserves`. Those behind see a discharge before its loss.
 */
export function plansOf(residual: readonly number[], batteries: readonly Battery[]): Plan[] {
  let seen = residual;
  let others = residual.map(() => 0);
  return batteries.map((battery) => {
    const plan = planOf(seen, battery, others);
    const changes = changesOf(plan.stored);
    seen = seen.map((load, hour) => load + changes[hour]!);
    // None after it charges where one discharges, or the reverse, so that no change takes another away.
    others = others.map((change, hour) => change + changes[hour]!);
    return plan;
  });
}

/** Where an hour with a higher load comes in a queue, which is only nearly in order: Ruby’s `bsearch_index`. */
function firstAbove(queue: readonly number[], load: readonly number[], than: number): number {
  let [from, to] = [0, queue.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (load[queue[middle]!]! > than) to = middle;
    else from = middle + 1;
  }
  return from;
}
