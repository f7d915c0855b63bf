import type {Carrier} from '@site/src/components/Figure/colour';

/** What a column is stacked from, in the order of `order_by`; made up, in PJ. */
interface Column {
  readonly year: number;
  readonly values: Readonly<Record<(typeof series)[number]['key'], number>>;
}

interface Category {
  readonly name: string;
  readonly columns: readonly [Column, Column]; // present, future
}

export const series = [
  {key: 'electricity', name: 'Electricity', carrier: 'electricity'},
  {key: 'gas', name: 'Network gas', carrier: 'network-gas'},
  {key: 'heat', name: 'Heat', carrier: 'heat'},
  {key: 'solar', name: 'Solar panels, subtracted', carrier: 'solar'},
] as const satisfies readonly {readonly key: string; readonly name: string; readonly carrier: Carrier}[];

export const categories: readonly Category[] = [
  {
    name: 'Households',
    columns: [
      {year: 2023, values: {electricity: 80, gas: 260, heat: 20, solar: -30}},
      {year: 2050, values: {electricity: 120, gas: 60, heat: 50, solar: -70}},
    ],
  },
  {
    name: 'Buildings',
    columns: [
      {year: 2023, values: {electricity: 90, gas: 120, heat: 20, solar: -25}},
      {year: 2050, values: {electricity: 140, gas: 20, heat: 40, solar: -55}},
    ],
  },
];

/** Half of what is used at present, in PJ: the target line of a category. */
export function goal({columns: [{values}]}: Category): number {
  return (values.electricity + values.gas + values.heat) / 2;
}

export interface Part {
  readonly key: string;
  readonly carrier: Carrier;
  readonly from: number; // PJ, the lower edge
  readonly to: number;
}

/** Positive values upwards from zero, negative ones downwards, the first series next to zero. */
export function stack({values}: Column): Part[] {
  let up = 0;
  let down = 0;
  return series.map(({key, carrier}) => {
    const value = values[key];
    if (value < 0) return {key, carrier, to: down, from: (down += value)};
    return {key, carrier, from: up, to: (up += value)};
  });
}
