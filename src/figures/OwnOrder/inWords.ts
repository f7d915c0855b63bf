import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {cutOf, NOTHING, type Outcome} from './stores';

/** GW between the best order and the worst that are worth a choice. */
const MUCH = 0.5;

/** Whether the order matters for the peak, and what power plants make in all; why the peak stands where it does. */
export function inWords(outcome: Outcome, outcomes: readonly Outcome[]): Result {
  const {stores, plants, surplus, charging} = outcome;
  if (!stores.some(({volume}) => volume > 0)) return result('Without a store no order changes anything', '.');
  const cuts = outcomes.map(cutOf);
  const [own, least, most] = [cutOf(outcome), Math.min(...cuts), Math.max(...cuts)].map(inGW);
  const off = `${own!} off the peak in`;
  const [less, taken] = [Math.round(NOTHING.plants) - Math.round(plants), Math.round(NOTHING.surplus - surplus)];
  return result(
    least === most
      ? `No: ${off} any order`
      : `${Math.max(...cuts) - Math.min(...cuts) < MUCH ? 'Hardly' : 'Yes'}: ${off} this order, at ${own === most ? `worst ${least!}` : `best ${most!}`}`,
    `, from ${inGW(NOTHING.peak)}. What power plants make hardly depends on the order.`,
    [
      charging !== undefined &&
        `In the highest hour the ${charging.toLowerCase()} charges. The model lets no later store give while an earlier one charges, so this hour stays high.`,
      `Power plants make ${range(outcomes.map((other) => other.plants))} in the nine days, and ${withUnit(NOTHING.plants, 'GWh')} without stores.`,
      `In this order the stores take up ${withUnit(taken, 'GWh')} of surplus and lose ${withUnit(taken - less, 'GWh')}.`,
    ],
  );
}

function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => inDigits(value));
  return `${least === most ? '' : `${least!} to `}${most!}\u00a0GWh`;
}

function inGW(power: number): string {
  return withUnit(power, 'GW', 1);
}
