import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets; use stays as it is, so what is made here follows from import and export. */
export const inputs = {
  import: {label: 'Import', unit: 'TWh', min: 0, max: 40, step: 1, opening: 12},
  export: {label: 'Export', unit: 'TWh', min: 0, max: 40, step: 1, opening: 12},
  factor: {label: 'Import emits', unit: 'g/kWh', min: 0, max: 400, step: 10, opening: 210},
  own: {label: 'Made here emits', unit: 'g/kWh', min: 0, max: 200, step: 10, opening: 130},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: '20 TWh more transit', settings: {import: 32, export: 32}},
  {name: 'Import at 0 g/kWh', settings: {factor: 0}},
  {name: 'No import', settings: {import: 0}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
