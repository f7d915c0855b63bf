/**
 * The plan of storage that looks ahead: quintel/merit at a5c32aa, lib/merit/flex/optimizing_storage.rb, `.run`. Hours are a ring, as
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

/** Plans the storage for residual loads (MW) that are known beforehand. */
export function planOf(residual: readonly number[], {capacity, volume, efficiency}: Battery): Plan {
  const hours = residual.length;
  const load = [...residual];
  const stored = load.map(() => 0);
  const mayCharge = load.map(() => capacity);
  const mayDischarge = load.map(() => capacity);
  const pairs: Pair[] = [];
  const queue = capacity > 0 ? [...load.keys()].sort((a, b) => load[a]! - load[b]! || a - b) : [];
  for (let high = queue.pop(); high !== undefined; high = queue.pop()) {
    let low = -1;
    let room = Infinity;
    for (let back = 1; back <= BACK; back++) {
      const hour = (high - back + hours * BACK) % hours;
      if (stored[hour]! >= volume) break;
      room = Math.min(room, volume - stored[hour]!);
      const isLow = load[hour]! < load[high]! * LOW && mayCharge[hour]! > 0;
      if (isLow && (low < 0 || load[hour]! < load[low]!)) low = hour;
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
