import type {Inputs, Values} from '../../components/Figure/inputs';
import {HOURS} from './days';

/** What the reader sets: the region, its battery, and the hour that is looked at. */
export const inputs = {
  hour: {label: 'Look at hour', unit: `of ${HOURS}`, min: 1, max: HOURS, step: 1, opening: 178},
  capacity: {label: 'Battery', unit: 'GW', min: 0, max: 6, step: 0.5, opening: 3},
  volume: {label: 'Full power for', unit: 'hours', min: 1, max: 30, step: 1, opening: 12},
  wind: {label: 'Wind at sea', unit: 'GW', min: 0, max: 25, step: 1, opening: 20},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Charging in a deficit', settings: {hour: 172}},
  {name: 'No surplus at all', settings: {wind: 0}},
  {name: 'A battery of 2 hours', settings: {volume: 2}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
