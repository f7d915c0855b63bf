/**
 * Two counts of the same hours, as in quintel/merit at a5c32aa:
 * - loss of load: hours in which demand less wind and sun is above a capacity, `LOLE#expectation` (lib/merit/lole.rb); that capacity
 *   is the plants' times their availability, quintel/etsource at 54775b3, gqueries/modules/security_of_supply/;
 * - power shortage: hours, highest hour and volume of what is missing after import and stores, `Blackout` (lib/merit/blackout.rb).
 *
 * `scarce.json` has all days of nl2023 on which any setting can have such an hour, hour by hour: demand less 5 GW of wind at sea, 7 GW on
 * land and 25 GW of sun in 0.1 GW, and what wind at sea gives in per cent of its capacity. scripts/curves.ts makes it.
 */
import {sum} from '../../sum';
import {blocksOf} from '../LoadDuration/model';
import type {Settings} from './inputs';
import scarce from './scarce.json';

const DAY = 24; // hours

/** Share of its capacity that a gas plant gives in nl2023: `availability`. */
export const AVAILABILITY = 0.9;

/** Of large-scale batteries in nl2023; they hold so many hours at full power. */
const BATTERY = {efficiency: 0.85, hours: 4};

/** GW at sea that `scarce.json` has deducted already. */
const WIND = 5;

const NEGLIGIBLE = 1e-5; // MW, as in merit

export interface Shortage {
  readonly hours: number;
  readonly peak: number; // MW
  readonly volume: number; // MWh
}

export interface Year {
  readonly firm: number; // GW: plants times their availability
  readonly reach: number; // GW: with import
  readonly net: readonly number[]; // GW, falling: demand less wind and sun
  readonly after: readonly number[]; // GW, falling: less what batteries give, too
  readonly loss: number; // hours of loss of load
  readonly imported: number; // of them, hours that import covers
  readonly stored: number; // of them, hours that batteries cover
  readonly shortage: Shortage;
}

/** Hours in which a demand is above a capacity. */
export function lossOfLoad(demand: readonly number[], capacity: number): number {
  return demand.filter((load) => load > capacity).length;
}

/** Hours, peak and volume of what is missing. */
export function shortageOf(missing: readonly number[]): Shortage {
  const short = missing.filter((amount) => amount > NEGLIGIBLE);
  return {hours: short.length, peak: Math.max(0, ...short), volume: sum(short)};
}

/** What the reader has set, on the days that matter. Power is whole MW, so that equal loads are equal. */
export function yearOf({plants, connector, battery, wind}: Settings): Year {
  const firm = Math.round(plants * AVAILABILITY * 1000);
  const reach = firm + connector * 1000;
  const net = scarce.load.map((load, hour) => load * 100 - (wind - WIND) * 10 * scarce.wind[hour]!);
  const after = inParts(net).flatMap((loads) => lessBattery(loads, reach, battery * 1000));
  const loss = lossOfLoad(net, firm);
  const beyond = lossOfLoad(net, reach);
  const shortage = shortageOf(after.map((load) => load - reach));
  return {
    firm: firm / 1000,
    reach: reach / 1000,
    net: falling(net),
    after: falling(after),
    loss,
    imported: loss - beyond,
    stored: beyond - shortage.hours,
    shortage,
  };
}

/** Loads of hours that follow one another, less what a battery gives that is full before: it charges from what plants and import have left. */
export function lessBattery(loads: readonly number[], reach: number, capacity: number): number[] {
  const volume = capacity * BATTERY.hours;
  const blocks = blocksOf(
    loads.map((load) => load - reach),
    {conversion: 0, capacity, volume, efficiency: BATTERY.efficiency},
    1,
    volume,
  );
  return loads.map((load, hour) => load - blocks[hour]!.given);
}

/** Hours in parts that follow one another. Between them are days without a scarce hour, on which batteries are filled. */
function inParts(hours: readonly number[]): number[][] {
  const {days} = scarce;
  const starts = days.flatMap((day, at) => (day - 1 === days[at - 1] ? [] : [at]));
  return starts.map((start, at) => hours.slice(start * DAY, (starts[at + 1] ?? days.length) * DAY));
}

function falling(loads: readonly number[]): number[] {
  return loads.map((load) => load / 1000).sort((a, b) => b - a);
}
