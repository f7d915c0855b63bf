/** Where the sliders stand, in per cent, and what the query then answers, in Mt. */
interface Moment {
  readonly name: string;
  readonly pumps: number;
  readonly solar: number;
  readonly answer?: number; // none if nothing is asked
}

/** A row of the results file: one set, asked at its start values and at its future values. */
interface Asked {
  readonly name: string;
  readonly start: number; // its moments, counted from 0
  readonly future: number;
}

/** The example of the page, in the order of time. */
export const moments = [
  {name: 'Before', pumps: 10, solar: 5},
  {name: 'start', pumps: 10, solar: 5, answer: 18.75},
  {name: 'future', pumps: 30, solar: 5, answer: 16.75},
  {name: 'start', pumps: 10, solar: 2, answer: 18.9},
  {name: 'future', pumps: 30, solar: 20, answer: 16},
] as const satisfies readonly Moment[];

export const sets = [
  {name: 'pumps', start: 1, future: 2},
  {name: 'both', start: 3, future: 4},
] as const satisfies readonly Asked[];

export const lanes = [
  {key: 'pumps', name: 'Pumps (%)'},
  {key: 'solar', name: 'Solar (%)'},
] as const;

export const RESET = {lane: 'pumps', moment: 3} as const; // what the first set moved goes back
