/**
 * Nine days of nl2023 in its default weather, 17 to 25 January. `days.json` has demand less 20 GW of solar panels in 0.1 GW,
 * and what wind at sea gives in per cent of its capacity: scripts/curves.ts makes it of quintel/etsource at 54775b3.
 */
import days from '../forecast/days.json';
import type {Settings} from './inputs';
import {planOf, type Plan} from '../forecast/model';

export const HOURS = days.demand.length;

/** Of large-scale batteries in the model. */
const EFFICIENCY = 0.85;

const NOTHING = 1; // MW or MWh

/** What the battery does in the hour that is looked at, and with which other hours. */
export interface Looked {
  readonly power: number; // MW: what the load rises by, below 0 if it discharges
  readonly pairs: readonly {readonly hours: number; readonly charge: number}[]; // hours away: below 0 earlier; MWh that is charged
}

export interface Days extends Plan {
  readonly residual: readonly number[]; // MW, without the battery
  readonly volume: number; // MWh
  readonly looked: Looked;
  readonly inDeficit: number; // hours in which it charges although supply that is always on is short
  readonly empty: number; // hours at whose end nothing is stored
}

/** The nine days, as if they came again and again. */
export function daysAt({hour, capacity, volume, wind}: Settings): Days {
  const residual = days.demand.map((demand, at) => demand * 100 - wind * days.wind[at]! * 10);
  const battery = {capacity: capacity * 1000, volume: capacity * volume * 1000, efficiency: EFFICIENCY};
  const plan = planOf(residual, battery);
  const powers = residual.map((load, at) => plan.load[at]! - load);
  return {
    ...plan,
    residual,
    volume: battery.volume,
    looked: {power: powers[hour - 1]!, pairs: pairsOf(plan, hour - 1)},
    inDeficit: powers.filter((power, at) => power > NOTHING && residual[at]! > 0).length,
    empty: plan.stored.filter((content) => content < NOTHING).length,
  };
}

/** How full the battery is when so many days have passed, %. */
export function fullAfter({stored, volume}: Days, count: number): number {
  return volume ? (stored[count * 24 - 1]! / volume) * 100 : 0;
}

function pairsOf({pairs}: Plan, looked: number): Looked['pairs'] {
  const charges = new Map<number, number>();
  for (const {low, high, charge} of pairs) {
    const away = (high - low + HOURS) % HOURS;
    if (high === looked) charges.set(-away, (charges.get(-away) ?? 0) + charge);
    if (low === looked) charges.set(away, (charges.get(away) ?? 0) + charge);
  }
  return [...charges].map(([hours, charge]) => ({hours, charge})).sort((a, b) => a.hours - b.hours);
}
