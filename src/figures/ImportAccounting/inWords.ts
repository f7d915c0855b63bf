import type {Result} from '../../components/Figure';
import {openingOf} from '../../components/Figure/inputs';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import {inputs, type Settings} from './inputs';
import {totalOf, tradeOf, USE, type Account, type Trade} from './model';

const METHODS = ['primary', 'direct', 'domestic'] as const;
const FIRST = tradeOf(openingOf(inputs));

/** As it is written, so that readers can add it up. */
function rounded(value: number): number {
  return Number(value.toFixed(1));
}

function inMt(value: number): string {
  return withUnit(value, 'Mt', 1);
}

/** How far an account is from what it was as printed. */
function since(now: Account, first: Account): string {
  const change = rounded(totalOf(now)) - rounded(totalOf(first));
  return (change > 0.05 ? '+' : '') + inMt(change);
}

/** What users cause with and without trade; then what import brings and export takes, and what this move has changed. */
export function inWords({factor, own}: Settings, trade: Trade): Result {
  const {imported, exported, mix, primary, domestic} = trade;
  const [all, untraded] = [totalOf(primary), (USE * own) / 1000].map(rounded) as [number, number];
  const [brings, takes] = [(imported * factor) / 1000, (exported * mix) / 1000].map(rounded) as [number, number];
  const stays = rounded(brings - takes);
  return result(
    all === untraded
      ? `Yes: ${inMt(all)} with trade and without`
      : `No: ${inDigits(all, 1)} instead of ${inMt(untraded)} without trade`,
    ' by the primary method.',
    [
      imported > 0 &&
        exported > 0 &&
        `Import brings ${inMt(brings)} in, export takes ${inMt(takes)} out, since it leaves at the mean of the network.${
          stays > 0 && imported === exported ? ` The other ${inMt(stays)} stay with the users here.` : ''
        }`,
      domestic.abroad > 0 &&
        `Domestic CO₂ emissions deduct import that is used here, but not import that is sent on, ${inMt(domestic.abroad)}.`,
      METHODS.some((key) => totalOf(trade[key]) !== totalOf(FIRST[key])) &&
        `What you changed: ${list(METHODS.map((key) => `${key} ${since(trade[key], FIRST[key])}`))}.`,
    ],
  );
}
