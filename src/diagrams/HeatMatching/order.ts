/** The two lists that decide which home gets which technology, both from the top down. */

/** Periods of construction, newest first. */
export const homes = ['New homes', '2005–present', '1985–2004', '1965–1984', '1945–1964', 'Before 1945'] as const;

/** Types, in the order within each period. */
export const types = ['apartments', 'terraced', 'semi-detached', 'detached'] as const;

export type Home = (typeof homes)[number];

interface Technology {
  readonly place: string; // in the order before it is changed
  readonly name: string;
  readonly takes: readonly Home[]; // as an example; none without a share
}

export const technologies: readonly Technology[] = [
  {place: '1', name: 'LT district heating', takes: ['New homes']},
  {place: '2', name: 'Aquathermal heat pump', takes: []},
  {place: '3', name: 'Air heat pump', takes: ['2005–present', '1985–2004']},
  {place: '4', name: 'Ground heat pump', takes: ['1985–2004']},
  {place: '5–16', name: 'all others', takes: ['1965–1984', '1945–1964']},
  {place: '17', name: 'Oil-fired heater', takes: ['Before 1945']},
];

/** The period whose homes two technologies share. */
export const SHARED: Home = '1985–2004';
