import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets; cable and electrolyser as shares of the turbines. */
export const inputs = {
  cable: {label: 'Cable', unit: '% of farm', min: 0, max: 100, step: 5, opening: 50},
  electrolyser: {label: 'Electrolyser', unit: '% of farm', min: 0, max: 100, step: 5, opening: 50},
  bid: {label: 'Bid', unit: '€/MWh', min: 0, max: 130, step: 1, opening: 30},
  others: {label: 'Other wind at sea', unit: 'GW', min: 0, max: 30, step: 1, opening: 4},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Bid three times as much', settings: {bid: 90}},
  {name: 'Bid more than export', settings: {bid: 100}},
  {name: 'A cable for all wind', settings: {cable: 80}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
