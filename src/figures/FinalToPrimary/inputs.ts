import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets, in per cent: of heat, boilers make the rest; of electricity, gas plants make the rest. */
export const inputs = {
  pumps: {label: 'Heat from heat pumps', unit: '%', min: 0, max: 70, step: 1, opening: 30},
  district: {label: 'Heat from district heat', unit: '%', min: 0, max: 30, step: 1, opening: 10},
  wind: {label: 'Power from wind', unit: '%', min: 0, max: 100, step: 1, opening: 50},
} satisfies Inputs<string>;

export type Shares = Values<keyof typeof inputs>;

/** Three cases without district heat, of which each changes one thing of the one before. */
export const SURPRISES = [
  {name: '1 Boilers, gas power', settings: {pumps: 0, district: 0, wind: 0}},
  {name: '2 Heat pumps, gas power', settings: {pumps: 70, district: 0, wind: 0}},
  {name: '3 Heat pumps, wind power', settings: {pumps: 70, district: 0, wind: 100}},
] as const satisfies readonly {name: string; settings: Shares}[];
