import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. */
export const inputs = {
  wind: {label: 'Wind at sea', unit: 'GW', min: 10, max: 60, step: 1, opening: 30},
  electrolysers: {label: 'Electrolysers', unit: 'GW', min: 0, max: 20, step: 0.5, opening: 8},
  store: {label: 'Storage volume', unit: 'TWh', min: 0, max: 4, step: 0.1, opening: 0.6},
  demand: {label: 'Hydrogen demand', unit: 'GW', min: 0.5, max: 4, step: 0.1, opening: 2},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Twice the electrolysers', settings: {electrolysers: 16}},
  {name: 'Twice the store', settings: {store: 1.2}},
  {name: '10 GW more wind', settings: {wind: 40}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
