import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets: a share of the potentials of nl2023, and what more or less is used than there. */
export const inputs = {
  potential: {label: 'All potentials', unit: '%', min: 0, max: 200, step: 5, opening: 50},
  pellets: {label: 'Extra pellets', unit: 'PJ', min: -15, max: 20, step: 1, opening: 0},
  gas: {label: 'Extra green gas', unit: 'PJ', min: 0, max: 20, step: 1, opening: 0},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** Potentials and demand as in the dataset. */
export const DATASET: Settings = {potential: 100, pellets: 0, gas: 0};

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'As in nl2023', settings: DATASET},
  {name: 'More pellets', settings: {potential: 100, pellets: 20}},
  {name: 'More green gas', settings: {potential: 100, gas: 20}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
