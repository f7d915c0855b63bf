import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets; `type` is the place in `TYPES`. */
export const inputs = {
  day: {label: 'Mean temperature', unit: '°C', min: -15, max: 15, step: 0.5, opening: -5},
  loss: {label: 'Heat loss of a home', unit: 'W/°C', min: 60, max: 180, step: 5, opening: 140},
  threshold: {label: 'Gas below', unit: 'COP', min: 1, max: 6, step: 0.1, opening: 2.6},
  type: {label: 'Heat pump', unit: '', min: 0, max: 4, step: 1, opening: 0},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Air at −12 °C', settings: {day: -12}},
  {name: 'Hybrid at 3.5 °C', settings: {day: 3.5, type: 4}},
  {name: 'Hybrid, gas only below COP 1', settings: {threshold: 1, type: 4}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
