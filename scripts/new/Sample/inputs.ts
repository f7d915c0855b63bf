import type {Inputs, Values} from '../../../src/components/Figure/inputs';
import {HOURS} from './model';

/** What the reader sets. */
export const inputs = {
  capacity: {label: 'Capacity', unit: 'MW', min: 0, max: 100, step: 5, opening: 50},
  hours: {label: 'Full load hours', unit: 'h', min: 0, max: HOURS, step: 10, opening: 2500},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;
