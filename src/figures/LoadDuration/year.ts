/**
 * A year by 13 of its weeks, every fourth one of nl2023 in its default weather, in blocks of three hours. `weeks.json` has demand less
 * 30 GW of solar panels in 0.1 GW, and what wind at sea gives in per cent of its capacity: scripts/curves.ts makes it of
 * quintel/etsource at 54775b3.
 */
import {sum} from '../../sum';
import type {Settings} from './inputs';
import {blocksOf} from './model';
import weeks from './weeks.json';

const HOURS = 3; // of a block
const TWH = (HOURS * (8760 / (weeks.demand.length * HOURS))) / 1000; // of a GW in a block

/** Of large-scale batteries in the model. */
const EFFICIENCY = 0.85;

/** Of a curve, one point in so many is drawn. */
const PART = 4;

const NOTHING = 0.005; // GWh

export interface Year {
  readonly before: readonly number[]; // GW, falling
  readonly converted: readonly number[]; // GW, falling: with electrolysis
  readonly after: readonly number[]; // GW, falling: with the battery, too
  readonly deficit: number; // TWh
  readonly surplus: number; // TWh
  readonly gives: number; // TWh, the battery
  readonly takes: number; // TWh, the battery
  readonly converts: number; // TWh
  readonly peaks: readonly [before: number, after: number]; // GW
  readonly isEmpty: boolean; // when the highest block begins
}

/** A year, from what is set. */
export function yearAt({wind, capacity, volume, conversion}: Settings): Year {
  const residual = weeks.demand.map((demand, at) => (demand - (wind * weeks.wind[at]!) / 10) / 10);
  const options = {conversion, capacity, volume: capacity * volume, efficiency: EFFICIENCY};
  // The year comes again and again: the battery begins with what it holds at the end.
  const held = blocksOf(residual, options, HOURS).at(-1)!.stored;
  const blocks = blocksOf(residual, options, HOURS, held);
  const after = blocks.map((block) => block.after);
  const peak = Math.max(...residual);
  return {
    before: falling(residual),
    converted: falling(residual.map((load, at) => load + blocks[at]!.converted)),
    after: falling(after),
    deficit: sum(residual, positive) * TWH,
    surplus: sum(residual, (load) => positive(-load)) * TWH,
    gives: sum(blocks, ({given}) => given) * TWH,
    takes: sum(blocks, ({charged}) => charged) * TWH,
    converts: sum(blocks, ({converted}) => converted) * TWH,
    peaks: [peak, Math.max(...after)],
    isEmpty: NOTHING > (blocks[residual.indexOf(peak) - 1]?.stored ?? 0),
  };
}

/** The highest load first, of which some are drawn. */
function falling(loads: readonly number[]): number[] {
  return [...loads].sort((a, b) => b - a).filter((_, at) => at % PART === 0);
}

function positive(load: number): number {
  return Math.max(load, 0);
}
