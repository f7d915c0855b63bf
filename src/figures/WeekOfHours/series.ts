/** What is shown of a week: who supplies and who takes, in the order of the drawing from its zero line. */
import {colour} from '../../components/Figure/colour';
import {MUST_RUN, type WeekHour} from './week';

export interface Series {
  readonly key: string;
  readonly name: string;
  readonly of: (hour: WeekHour) => number; // MW
}

/** A series in the colour of its carrier; grey, if its electricity comes from or goes to elsewhere. */
export interface Drawn extends Series {
  readonly fill?: string; // none: that of letters
  readonly pattern?: 'peak' | 'in' | 'out' | 'lost';
}

function supplied(key: string): Series['of'] {
  return ({loads}) => Math.max(loads[key]!, 0);
}

function taken(key: string): Series['of'] {
  return ({loads}) => Math.max(-loads[key]!, 0);
}

const ELSEWHERE = 'var(--etm-axis)';

export const ALWAYS_ON: readonly Series[] = [
  {key: 'must-run', name: 'Must-run', of: () => MUST_RUN},
  {key: 'wind', name: 'Wind', of: ({wind}) => wind},
  {key: 'solar', name: 'Sun', of: ({solar}) => solar},
];

export const SUPPLY: readonly Drawn[] = [
  {key: 'battery', name: 'Battery gives', fill: colour('electricity'), of: supplied('battery')},
  {key: 'gas', name: 'Gas plant', fill: colour('network-gas'), of: supplied('gas')},
  {key: 'import', name: 'Import', fill: ELSEWHERE, pattern: 'in', of: supplied('import')},
  {key: 'turbine', name: 'Gas turbine', fill: colour('network-gas'), pattern: 'peak', of: supplied('turbine')},
];

export const USES: readonly Drawn[] = [
  {key: 'export', name: 'Export', fill: ELSEWHERE, pattern: 'out', of: taken('export')},
  {key: 'hydrogen', name: 'Electrolysis', fill: colour('hydrogen'), of: taken('hydrogen')},
  {key: 'charging', name: 'Battery takes', fill: colour('electricity'), pattern: 'out', of: taken('battery')},
];

export const DEMAND: Series = {key: 'demand', name: 'Demand', of: ({demand}) => demand};
export const CURTAILED: Drawn = {
  key: 'curtailed',
  name: 'Curtailed',
  fill: 'var(--etm-grid)',
  pattern: 'lost',
  of: ({curtailed}) => curtailed,
};
export const SHORTAGE: Drawn = {key: 'shortage', name: 'Missing', of: ({shortage}) => shortage};

/** Which series sets the price of an hour: a store by its offer or by its bid; none at a price of 0. */
export function setterOf({setBy, loads}: WeekHour): string {
  if (setBy === 'surplus') return '';
  if (setBy === 'deficit') return SHORTAGE.key;
  return setBy.kind === 'store' && loads[setBy.key]! < 0 ? 'charging' : setBy.key;
}
