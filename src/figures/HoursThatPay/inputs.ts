import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. */
export const inputs = {
  plants: {label: 'Gas CCGT plants', unit: 'GW', min: 12, max: 18, step: 0.1, opening: 14.5},
  demand: {label: 'More demand', unit: 'GW', min: -2, max: 2, step: 0.1, opening: 0},
  lostLoad: {label: 'Price in a shortage', unit: '€/MWh', min: 300, max: 6000, step: 100, opening: 3000},
  co2: {label: 'CO₂ price', unit: '€/t', min: 0, max: 200, step: 1, opening: 85},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: '1 GW more plants', settings: {plants: 15.5}},
  {name: '1 GW more demand', settings: {demand: 1}},
  {name: 'CO₂ at 200 €/t', settings: {co2: 200}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
