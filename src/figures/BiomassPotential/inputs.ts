import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets: a share of the potentials of nl2023, and what more or less is used than there. */
export const inputs = {
  potential: {label: 'All potentials', unit: '%', min: 0, max: 200, step: 5, opening: 50},
  pellets: {label: 'Change in pellets', unit: 'PJ', min: -15, max: 20, step: 1, opening: 0},
  gas: {label: 'More green gas', unit: 'PJ', min: 0, max: 20, step: 1, opening: 0},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** Potentials and demand as in the dataset. */
export const DATASET: Settings = {potential: 100, pellets: 0, gas: 0};

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Full potentials (100 %)', settings: {potential: 100}},
  {name: '20 PJ more pellets', settings: {pellets: 20}},
  {name: '20 PJ more green gas', settings: {gas: 20}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
