/** The network that the reader sets, day by day, and what its year comes to. */
import {sum} from '../../sum';
import {DAYS, needed, sun} from './days';
import type {Settings} from './inputs';
import {decayOf, run, type Source, type Step} from './model';

/** A day, in % of the mean need. */
export interface Day extends Step {
  readonly residual: number; // used
  readonly solar: number; // used: of a surplus, solar heat goes first
}

/** A year, in % of all heat that is needed in it. */
export interface Year {
  readonly days: readonly Day[];
  readonly possible: number; // that the sources could give
  readonly stores: boolean;
  readonly residual: number;
  readonly solar: number;
  readonly pump: number;
  readonly store: number;
  readonly gas: number;
  readonly surplus: number;
  readonly wasted: number; // unused, or put into the store and never given back
}

/** The most that the store gives in a day, % of the mean need: where the model's slider starts. */
const STORE = 300;

/** Where the store comes behind the heat pump. */
export const LAST = 2;

/** What the reader's network does in a heat year. */
export function yearOf({residual, solar, pump, loss, store}: Settings): Year {
  const points = needed.map((need, day) => ({needed: need * 100, mustRun: residual + solar * sun[day]!}));
  const sources: Source[] = [...(store ? [{key: 'store', most: STORE} as const] : []), {key: 'pump', most: pump}];
  const steps = run(points, store === LAST ? sources.reverse() : sources, decayOf(loss / 100, DAYS));
  // Each field is named: to spread a day takes so long that the hand notices.
  const days = steps.map(({needed: need, mustRun, surplus, pump: pumped, store: stored, gas, lost, content}): Day => {
    const used = Math.min(need, residual);
    const rest = mustRun - surplus - used;
    return {
      needed: need,
      mustRun,
      residual: used,
      solar: rest,
      pump: pumped,
      store: stored,
      gas,
      surplus,
      lost,
      content,
    };
  });
  const inYear = (of: (day: Day) => number): number => sum(days, of) / DAYS;
  const year = {
    residual: inYear((day) => day.residual),
    solar: inYear((day) => day.solar),
    pump: inYear((day) => day.pump),
    store: inYear((day) => day.store),
    gas: inYear((day) => day.gas),
    surplus: inYear((day) => day.surplus),
  };
  return {
    ...year,
    days,
    possible: residual + solar + pump,
    stores: store > 0,
    wasted: year.surplus - year.store,
  };
}
