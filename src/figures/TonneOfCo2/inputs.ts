import type {Inputs, Values} from '../../components/Figure/inputs';

/**
 * What the reader sets. Captured is the model's share of plants that capture, times their `ccs_capture_rate`: 0.85 for power
 * plants on gas, coal or waste, 0.9 on wood pellets. The others are demands of their own in the model, too:
 * `inputs/emissions/ccus/utilisation_storage/`.
 */
export const inputs = {
  biogenic: {label: 'Biogenic carbon', unit: '%', min: 0, max: 100, step: 1, opening: 30},
  captured: {label: 'Captured', unit: '%', min: 0, max: 95, step: 1, opening: 85},
  stored: {label: 'Stored', unit: 'kg', min: 0, max: 900, step: 10, opening: 400},
  fuel: {label: 'Used for fuel', unit: 'kg', min: 0, max: 900, step: 10, opening: 200},
  products: {label: 'Used in products', unit: 'kg', min: 0, max: 300, step: 10, opening: 150},
  kept: {label: 'Delayed indefinitely', unit: '%', min: 0, max: 100, step: 1, opening: 40}, // of what is in products
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

const NONE = {stored: 0, fuel: 0, products: 0, kept: 0};

/** What shows that a first guess can be wrong, in the order of a story: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: '1 Stored, not captured', settings: {...NONE, biogenic: 0, captured: 0, stored: 850}},
  {name: '2 Captured, not stored', settings: {...NONE, biogenic: 100, captured: 85}},
  {name: '3 Fossil CO₂ as fuel', settings: {...NONE, biogenic: 0, captured: 85, fuel: 850}},
  {name: '4 Biogenic CO₂ as fuel', settings: {...NONE, biogenic: 100, captured: 85, fuel: 850}},
] as const satisfies readonly {name: string; settings: Settings}[];
