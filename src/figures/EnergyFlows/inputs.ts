import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets, in per cent: of heat in buildings that have a heater of their own; of electricity. */
export const inputs = {
  pumps: {label: 'Heat pumps', unit: '%', min: 0, max: 100, step: 1, opening: 50},
  wind: {label: 'Wind', unit: '%', min: 0, max: 70, step: 1, opening: 50},
} satisfies Inputs<string>;

export type Shares = Values<keyof typeof inputs>;
