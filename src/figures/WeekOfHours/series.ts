/** What is shown of a week: who supplies and who takes, in the order of the drawing from below. */
import type {Carrier} from '../../components/Figure/colour';
import {MUST_RUN, type WeekHour} from './week';

export interface Series {
  readonly key: string;
  readonly name: string;
  readonly carrier?: Carrier; // none: from or to elsewhere
  readonly of: (hour: WeekHour) => number; // MW
}

function supplied(key: string): Series['of'] {
  return ({loads}) => Math.max(loads[key]!, 0);
}

function taken(key: string): Series['of'] {
  return ({loads}) => Math.max(-loads[key]!, 0);
}

export const SUPPLY: readonly Series[] = [
  {key: 'must-run', name: 'Must-run', carrier: 'waste', of: () => MUST_RUN},
  {key: 'wind', name: 'Wind', carrier: 'wind', of: ({wind}) => wind},
  {key: 'solar', name: 'Sun', carrier: 'solar', of: ({solar}) => solar},
  {key: 'battery', name: 'Battery gives', carrier: 'electricity', of: supplied('battery')},
  {key: 'gas', name: 'Gas plant', carrier: 'network-gas', of: supplied('gas')},
  {key: 'import', name: 'Import', of: supplied('import')},
  {key: 'turbine', name: 'Gas turbine', carrier: 'network-gas', of: supplied('turbine')},
];

export const USES: readonly Series[] = [
  {key: 'export', name: 'Export', of: taken('export')},
  {key: 'hydrogen', name: 'Electrolysis', carrier: 'hydrogen', of: taken('hydrogen')},
  {key: 'charging', name: 'Battery takes', carrier: 'electricity', of: taken('battery')},
];

export const DEMAND: Series = {key: 'demand', name: 'Demand', of: ({demand}) => demand};
export const CURTAILED: Series = {key: 'curtailed', name: 'Curtailed', of: ({curtailed}) => curtailed};
export const SHORTAGE: Series = {key: 'shortage', name: 'Shortage', of: ({shortage}) => shortage};

/** Which series sets the price of an hour: a store by its offer or by its bid; none at a price of 0. */
export function setterOf({setBy, loads}: WeekHour): string {
  if (setBy === 'surplus') return '';
  if (setBy === 'deficit') return SHORTAGE.key;
  return setBy.kind === 'store' && loads[setBy.key]! < 0 ? 'charging' : setBy.key;
}
