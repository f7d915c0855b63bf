import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. */
export const inputs = {
  connector: {label: 'Interconnectors', unit: 'GW', min: 0, max: 4, step: 0.5, opening: 1.5},
  battery: {label: 'Batteries of 4 h', unit: 'GW', min: 0, max: 4, step: 0.5, opening: 0},
  plants: {label: 'Dispatchable plants', unit: 'GW', min: 17, max: 20, step: 0.5, opening: 17.5},
  wind: {label: 'Wind at sea', unit: 'GW', min: 5, max: 30, step: 1, opening: 5},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Twice the interconnectors', settings: {connector: 3}},
  {name: 'Batteries instead of import', settings: {connector: 0, battery: 1.5}},
  {name: '1 GW more plants', settings: {plants: 18.5}},
  {name: '10 GW more wind', settings: {wind: 15}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
