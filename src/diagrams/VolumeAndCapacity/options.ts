/** Options that close gaps between supply and demand, as the page's table names and limits them. */

export interface Option {
  readonly name: string;
  readonly hours: number; // at full capacity, with the start values; Infinity if it has no volume that limits it
  readonly limit?: string; // what limits it instead
}

interface Kind {
  readonly name: string;
  readonly column: string; // what its last column says
  readonly options: readonly Option[];
}

interface Band {
  readonly name: string;
  readonly kinds: readonly Kind[];
}

export const bands: readonly Band[] = [
  {
    name: 'Shortage and surplus',
    kinds: [
      {
        name: 'Limited by capacity and volume',
        column: 'start value',
        options: [
          {name: 'Large-scale batteries', hours: 1.6125},
          {name: 'Batteries in homes', hours: 1.944},
          {name: 'Reservoirs, underground pumped hydro', hours: 6},
          {name: 'Load shifting in industry', hours: 24},
          {name: 'Batteries of electric cars', hours: 27.027},
          {name: 'Flow batteries', hours: 41.0526},
          {name: 'Salt caverns for hydrogen', hours: 250},
          {name: 'Depleted gas fields for hydrogen', hours: 720},
        ],
      },
      {
        name: 'Stores of any volume',
        column: 'limit',
        options: [
          {name: 'Heat storage', hours: Infinity, limit: 'output'},
          {name: 'Gas storage', hours: Infinity, limit: 'none'},
        ],
      },
      {
        name: 'No stores',
        column: 'limit',
        options: [
          {name: 'Interconnectors', hours: Infinity, limit: 'capacity'},
          {name: 'Power plants, conversion of electricity', hours: Infinity, limit: 'capacity'},
        ],
      },
    ],
  },
  {
    name: 'Surplus only',
    kinds: [
      {
        name: 'Runs by itself',
        column: 'limit',
        options: [{name: 'Curtailment', hours: Infinity, limit: 'none'}],
      },
    ],
  },
];

/** From where on a gap is one of days, of weeks and of a season: hours. */
export const DAY = 24;
export const WEEK = 168;
export const MONTH = 720;
const SHORTEST = 0.5; // hours at the left edge
const LONGEST = 8760; // and at the right one

/** Where a gap of so many hours stands, in per cent of the width: each doubling is as wide as the next. */
export function place(hours: number): number {
  const share = Math.log(hours / SHORTEST) / Math.log(LONGEST / SHORTEST);
  return Math.round(share * 1000) / 10;
}

/** Where each kind of gap ends. */
export const gaps = [
  {name: 'Hours', from: SHORTEST, to: DAY},
  {name: 'Days', from: DAY, to: WEEK},
  {name: 'Weeks', from: WEEK, to: MONTH},
  {name: 'Season', from: MONTH, to: LONGEST},
] as const;
