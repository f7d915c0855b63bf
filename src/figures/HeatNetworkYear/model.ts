/**
 * A heat network, point by point, as in quintel/etengine at f30bd1c and quintel/merit at a5c32aa:
 * - what must run comes first, a surplus goes to the store: `Merit::Calculator#compute_always_ons` (lib/merit/calculator.rb);
 * - what can be switched on follows in the order that the user sets (etengine: user_defined_sorter.rb), each up to its most:
 *   `#compute_dispatchables`; the backup burner is last and has no limit (backup_adapter.rb);
 * - the store takes any surplus, has no limit of volume (heat_storage_adapter.rb), gives what it holds up to its output capacity,
 *   and not in a point in which it fills: `Merit::Flex::Storage#max_load_at` (lib/merit/flex/storage.rb);
 * - before that it loses a share of what it holds: `SimpleReserve#at` (lib/merit/flex/simple_reserve.rb), with the share of
 *   etsource’s input of yearly losses, 1 − (1 − loss)^(1 ÷ points).
 *
 * Left out of it: with no output capacity, a store that is switched on takes all surplus and gives none of it back.
 */
export interface Point {
  readonly needed: number;
  readonly mustRun: number;
}

/** What can be switched on, and the most that it gives in a point. */
export interface Source {
  readonly key: 'pump' | 'store';
  readonly most: number;
}

/** What happens in a point; all in the unit of what is needed. */
export interface Step extends Point {
  readonly pump: number;
  readonly store: number; // that the store gives
  readonly gas: number; // that the backup burner makes
  readonly surplus: number; // of what must run: into the store, if there is one, else unused
  readonly lost: number; // from the store
  readonly content: number; // of the store, at the end
}

/** Runs sources in their order; without a store among them, surplus is unused. */
export function run(points: readonly Point[], order: readonly Source[], decay: number): Step[] {
  const stores = order.some(({key}) => key === 'store');
  let content = 0;
  return points.map(({needed, mustRun}) => {
    const lost = content * decay;
    const surplus = Math.max(mustRun - needed, 0);
    content += (stores ? surplus : 0) - lost;
    let missing = Math.max(needed - mustRun, 0);
    const given = {pump: 0, store: 0};
    for (const {key, most} of order) {
      given[key] = Math.min(missing, key === 'store' ? Math.min(most, content) : most);
      missing -= given[key];
    }
    content -= given.store;
    return {needed, mustRun, pump: given.pump, store: given.store, gas: missing, surplus, lost, content};
  });
}

/** The share of its content that a store loses in a point, of as many as a year has, if it loses so much of it in the year. */
export function decayOf(loss: number, points: number): number {
  return 1 - (1 - loss) ** (1 / points);
}
