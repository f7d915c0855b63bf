import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import {NOTHING, type Outcome} from './stores';

/** What an order does to the highest load, and what others do; what power plants make; who does how much. */
export function inWords(outcome: Outcome, outcomes: readonly Outcome[]): Result {
  const {peak, stores} = outcome;
  const peaks = outcomes.map((other) => other.peak);
  const plants = outcomes.map((other) => other.plants);
  const working = stores.filter(({volume}) => volume > 0);
  if (!working.length) return result('Without a store no order changes anything', '.');
  return result(
    `The highest load falls to ${inGW(peak)}`,
    range(peaks, 1) === inDigits(peak, 1) ? ' in any order.' : `; the six orders reach ${range(peaks, 1)}\u00a0GW.`,
    [
      `Without them it is ${inGW(NOTHING.peak)}.`,
      `Power plants make ${range(plants, 0)}\u00a0GWh in any order, and ${withUnit(NOTHING.plants, 'GWh')} without stores.`,
      `In yours ${list(working.map(({name, given}) => `${name.toLowerCase()} gives ${withUnit(given, 'GWh')}`))}.`,
    ],
  );
}

function range(values: readonly number[], decimals: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => inDigits(value, decimals));
  return least === most ? least! : `${least!} to ${most!}`;
}

function inGW(power: number): string {
  return withUnit(power, 'GW', 1);
}
