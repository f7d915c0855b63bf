import type {Result} from '../../../src/components/Figure';
import {result} from '../../../src/components/Figure/result';
import {withUnit} from '../../../src/components/Figure/scale';
import type {Year} from './model';

/** What the plant makes, and how much of what it could make that is. */
export function inWords({made, possible}: Year): Result {
  if (possible === 0) return result('Without capacity there is nothing to make', '.');
  return result(
    `The plant makes ${withUnit(made, 'MWh')} in a year`,
    `, ${withUnit((made / possible) * 100, '%')} of what it could.`,
  );
}
