import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets. What sources can give in a year is in % of all heat that the network needs; `store` is the place in `STORES`. */
export const inputs = {
  residual: {label: 'Residual heat', unit: '%', min: 0, max: 100, step: 5, opening: 50},
  solar: {label: 'Solar', unit: '%', min: 0, max: 50, step: 5, opening: 20},
  pump: {label: 'Heat pump', unit: '%', min: 0, max: 100, step: 5, opening: 30},
  loss: {label: 'Store loses', unit: '% in a year', min: 0, max: 50, step: 5, opening: 30},
  store: {label: 'Store is used', unit: '', min: 0, max: 2, step: 1, opening: 0},
} satisfies Inputs<string>;

/** Where the store is in the order. */
export const STORES = ['never', 'before heat pump', 'after it'];

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Only a heat pump', settings: {residual: 0, solar: 0, pump: 100}},
  {name: 'A store', settings: {store: 1}},
  {name: 'Store, then larger pump', settings: {store: 1, pump: 80}},
  {name: 'Larger pump, then store', settings: {store: 2, pump: 80}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
