import type {Inputs, Values} from '../../components/Figure/inputs';
import {HOURS} from './week';

/** What the reader sets: the region, and the hour that is looked at. */
export const inputs = {
  wind: {label: 'Wind', unit: 'GW', min: 0, max: 16, step: 0.5, opening: 11},
  battery: {label: 'Battery', unit: 'GWh', min: 0, max: 40, step: 0.5, opening: 4},
  bid: {label: 'Battery bids', unit: '€/MWh', min: 0, max: 110, step: 1, opening: 4},
  hydrogen: {label: 'Electrolysis bids', unit: '€/MWh', min: 0, max: 110, step: 1, opening: 30},
  hour: {label: 'Look at hour', unit: 'of 168', min: 1, max: HOURS, step: 1, opening: 91},
} satisfies Inputs<string>;

/** What shows that a first guess can be wrong, in the order of a story: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: '1 Ten times the battery', settings: {battery: 40}},
  {name: '2 A higher bid instead', settings: {bid: 75}},
  {name: '3 A surplus with a price', settings: {hour: 109}},
] as const satisfies readonly {name: string; settings: Partial<Values<keyof typeof inputs>>}[];
