/** The six groups of costs and what goes into them. */

export type Part =
  | {readonly units: 'all' | 'capture part'} // CAPEX and OPEX
  | {readonly name: string; readonly how?: string}
  | {readonly amount: string; readonly price: string; readonly isDeducted?: boolean};

interface Group {
  readonly name: string;
  readonly parts: readonly Part[]; // row by row
}

export const groups: readonly Group[] = [
  {name: 'Building and installations', parts: [{units: 'all'}, {name: 'Insulation, heat delivery'}]},
  {name: 'Energy production', parts: [{units: 'all'}]},
  {name: 'Storage and conversion', parts: [{units: 'all'}, {name: 'Heat storage'}]},
  {
    name: 'Infrastructure',
    parts: [{units: 'all'}, {name: 'Networks for electricity, gas, heat', how: 'calculations of their own'}],
  },
  {
    name: 'CO₂',
    parts: [
      {units: 'capture part'},
      {amount: 'Emissions that pay', price: 'CO₂ price'},
      {amount: 'Captured biogenic CO₂', price: 'its price', isDeducted: true},
    ],
  },
  {name: 'Energy carriers', parts: [{amount: 'Extraction + import − export', price: 'Price of the carrier'}]},
];
