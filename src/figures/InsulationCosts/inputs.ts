import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets; `type` is the place in `TYPES`. The opening house is terraced, from before 1945, in nl2023. */
export const inputs = {
  start: {label: 'Heat demand now', unit: 'kWh/m²', min: 40, max: 340, step: 1, opening: 92},
  set: {label: 'After insulation', unit: 'kWh/m²', min: 20, max: 340, step: 1, opening: 62},
  type: {label: 'Home', unit: '', min: 0, max: 3, step: 1, opening: 1},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Same house, data of 2019', settings: {start: 305, set: 275}},
  {name: 'Leaky house: 305 to 150', settings: {start: 305, set: 150}},
  {name: 'Detached, before 1945', settings: {start: 86, set: 56, type: 3}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
