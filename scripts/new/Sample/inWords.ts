import {withUnit} from '../../../src/components/Figure/scale';
import type {Year} from './model';

/** What the plant makes, and how much of what it could make that is. */
export function inWords({made, possible}: Year): string {
  if (possible === 0) return 'Without capacity there is nothing to make.';
  return `The plant makes ${withUnit(made, 'MWh')} in a year, ${withUnit((made / possible) * 100, '%')} of what it could.`;
}
