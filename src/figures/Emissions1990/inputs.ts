import type {Inputs, Values} from '../../components/Figure/inputs';

/**
 * What the reader sets. `amounts` stands for the inputs of gases other than CO₂, process CO₂ and land use
 * (inputs/emissions/ in etsource), which go up to 1.5 times the amount of the dataset; `ships` for both sliders of
 * international transport. The plan cuts CO₂ from energy.
 */
export const inputs = {
  cut: {label: 'Plan cuts CO₂ by', unit: '%', min: 0, max: 100, step: 1, opening: 40},
  target: {label: 'Target', unit: '%', min: -100, max: -10, step: 5, opening: -55},
  ships: {label: 'Ships and planes', unit: '% of all', min: 0, max: 100, step: 1, opening: 0},
  amounts: {label: 'Other gases', unit: '% of 2023', min: 0, max: 150, step: 1, opening: 100},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Before any cut', settings: {cut: 0}},
  {name: 'All CO₂ cut', settings: {cut: 100}},
  {name: 'Ships and planes', settings: {ships: 100}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
