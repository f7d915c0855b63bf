import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. With a must-run of 1.5 GW, steps of 0.2 keep what is always on from being equal to demand. */
export const inputs = {
  demand: {label: 'Demand', unit: 'GW', min: 6, max: 20, step: 0.2, opening: 11.2},
  wind: {label: 'Wind', unit: 'GW', min: 0, max: 8, step: 0.2, opening: 6},
  sun: {label: 'Sun', unit: 'GW', min: 0, max: 5, step: 0.2, opening: 2},
  co2: {label: 'CO₂ price', unit: '€/t', min: 0, max: 200, step: 1, opening: 85},
  bid: {label: 'Electrolysis bids', unit: '€/MWh', min: 0, max: 150, step: 1, opening: 30},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'A surplus of 2.3 GW', settings: {wind: 8, sun: 4}},
  {name: 'A surplus of 0.9 GW', settings: {wind: 8, sun: 2.6}},
  {name: '3 GW more demand', settings: {demand: 14.2}},
  {name: 'CO₂ at 200 €/t', settings: {co2: 200}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
