import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. */
export const inputs = {
  co2: {label: 'CO₂ price', unit: '€/t', min: 0, max: 200, step: 1, opening: 85},
  wind: {label: 'Wind at sea', unit: 'GW', min: 0, max: 12, step: 0.5, opening: 4},
  capacity: {label: 'Import, at most', unit: 'GW', min: 0, max: 4, step: 0.5, opening: 2},
  factor: {label: 'Import emits', unit: 'g/kWh', min: 0, max: 800, step: 10, opening: 220},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Import from coal', settings: {factor: 700}},
  {name: 'CO₂ at 130 €/t', settings: {co2: 130}},
  {name: 'No import', settings: {capacity: 0}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
