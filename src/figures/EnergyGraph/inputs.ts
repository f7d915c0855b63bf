import type {Inputs} from '../../components/Figure/inputs';
import {NODES} from './model';

/** What the reader sets: the hob's share in the future, and how far the calculation has come. */
export const inputs = {
  induction: {label: 'Induction hob, future', unit: '%', min: 0, max: 100, step: 1, opening: 50},
  step: {label: 'Step', unit: '', min: 0, max: NODES.length, step: 1, opening: 0},
} satisfies Inputs<string>;
