import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets, in per cent: of heat, boilers make the rest; of electricity, gas plants make the rest. */
export const inputs = {
  pumps: {label: 'Heat pumps', unit: '%', min: 0, max: 70, step: 1, opening: 30},
  district: {label: 'District heat', unit: '%', min: 0, max: 30, step: 1, opening: 10},
  wind: {label: 'Wind', unit: '%', min: 0, max: 100, step: 1, opening: 50},
} satisfies Inputs<string>;

export type Shares = Values<keyof typeof inputs>;

/** The ends of what can be set, and a step between: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: '1 Boilers, no wind', settings: {pumps: 0, district: 0, wind: 0}},
  {name: '2 Heat pumps, no wind', settings: {pumps: 70, district: 0, wind: 0}},
  {name: '3 Heat pumps and wind', settings: {pumps: 70, district: 30, wind: 100}},
] as const satisfies readonly {name: string; settings: Shares}[];
