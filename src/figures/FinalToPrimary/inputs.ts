import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets, in per cent: of heat, boilers make the rest; of electricity, gas plants make the rest. */
export const inputs = {
  pumps: {label: 'Heat pumps', unit: '%', min: 0, max: 70, step: 1, opening: 30},
  district: {label: 'District heat', unit: '%', min: 0, max: 30, step: 1, opening: 10},
  wind: {label: 'Wind', unit: '%', min: 0, max: 100, step: 1, opening: 50},
} satisfies Inputs<string>;

export type Shares = Values<keyof typeof inputs>;
