/** The example of the page: hours 1 to 6 of a year in which a battery looks ahead. */

interface Hour {
  readonly load: number; // MW, before
  readonly charges: number; // MW, in the end
  readonly discharges: number; // MW, in the end
}

export const hours: readonly Hour[] = [
  {load: 40, charges: 20, discharges: 0},
  {load: 60, charges: 20, discharges: 0},
  {load: 100, charges: 0, discharges: 0},
  {load: 140, charges: 0, discharges: 20},
  {load: 120, charges: 0, discharges: 12},
  {load: 100, charges: 0, discharges: 0},
];

/** The first step: which hours it pairs, and what goes in and out (MW). */
export const step = {low: 1, high: 4, charge: 20, discharge: 16};

export const VOLUME = 40; // MWh
export const EFFICIENCY = 0.8; // counts at discharge
export const LONGEST = 73; // hours that are looked back

/** The residual load in the end: MW. */
export function loadAfter({load, charges, discharges}: Hour): number {
  return load + charges - discharges;
}

/** What the battery holds at the end of each hour: MWh. */
export function stored(): number[] {
  let amount = 0;
  return hours.map(({charges, discharges}) => (amount += charges - discharges / EFFICIENCY));
}
