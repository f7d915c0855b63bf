import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. */
export const inputs = {
  capacity: {label: 'Battery', unit: 'GW', min: 0, max: 30, step: 1, opening: 10},
  volume: {label: 'Volume', unit: 'hours', min: 1, max: 100, step: 1, opening: 4},
  conversion: {label: 'Electrolysis', unit: 'GW', min: 0, max: 30, step: 1, opening: 0},
  wind: {label: 'Wind at sea', unit: 'GW', min: 10, max: 30, step: 1, opening: 25},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Three times the battery', settings: {capacity: 30}},
  {name: 'Ten times the volume', settings: {volume: 40}},
  {name: '10 GW of electrolysis', settings: {conversion: 10}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
