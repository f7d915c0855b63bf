/**
 * Surplus and deficit, one block of hours after another: quintel/merit at a5c32aa, lib/merit/flex/storage.rb, with the start prices
 * of nl2023. Electrolysis bids more than a battery, so it takes a surplus first. A battery offers less than any power plant, so it
 * discharges in the first deficit.
 */

export interface Options {
  readonly conversion: number; // GW of electrolysis
  readonly capacity: number; // GW of the battery, to charge and to discharge
  readonly volume: number; // GWh
  readonly efficiency: number; // counts when it discharges
}

export interface Block {
  readonly converted: number; // GW
  readonly charged: number; // GW
  readonly given: number; // GW
  readonly after: number; // GW: the residual load that is left; below 0 it is curtailed
  readonly stored: number; // GWh at its end
}

/** What the options do with residual loads (GW) of blocks that last some hours; the battery holds `first` GWh at first. */
export function blocksOf(
  residual: readonly number[],
  {conversion, capacity, volume, efficiency}: Options,
  hours: number,
  first = 0,
): Block[] {
  let stored = first;
  return residual.map((load) => {
    const surplus = Math.max(-load, 0);
    const deficit = Math.max(load, 0);
    const converted = Math.min(surplus, conversion);
    const charged = Math.min(surplus - converted, capacity, (volume - stored) / hours);
    const given = Math.min(deficit, capacity, (stored * efficiency) / hours);
    stored = Math.min(Math.max(stored + (charged - given / efficiency) * hours, 0), volume);
    return {converted, charged, given, after: load + converted + charged - given, stored};
  });
}
