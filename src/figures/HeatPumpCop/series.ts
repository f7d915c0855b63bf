/** What is shown of a day's heat, in the order of the drawing from below. */
import type {Carrier} from '../../components/Figure/colour';
import {missingIn, type DayHour} from './day';

export interface Series {
  readonly key: string;
  readonly name: string;
  readonly carrier?: Carrier; // none: heat that nothing gives
  readonly of: (hour: DayHour) => number; // kWh
}

export const ELECTRICITY: Series = {
  key: 'electricity',
  name: 'Electricity',
  carrier: 'electricity',
  of: ({taken}) => taken[0]!,
};
export const AMBIENT: Series = {
  key: 'ambient',
  name: 'Ambient heat',
  carrier: 'heat',
  of: ({given, taken}) => given[0]! - taken[0]!,
};
export const BOILER: Series = {
  key: 'boiler',
  name: 'Boiler’s heat',
  carrier: 'network-gas',
  of: ({given}) => given[1] ?? 0,
};
export const MISSING: Series = {key: 'missing', name: 'Missing heat', of: missingIn};

export const HEAT = [ELECTRICITY, AMBIENT, BOILER, MISSING];
