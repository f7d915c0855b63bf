import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {totalOf, TRANSIT, transitOf, USE, type Account, type Trade} from './model';

function inMt(account: Account): string {
  return withUnit(totalOf(account), 'Mt', 1);
}

/** What each method counts of the same use; then without trade, the factors of a kWh, and what transit adds. */
export function inWords(settings: Settings, {imported, mix, primary, direct, domestic}: Trade): Result {
  const {factor, own} = settings;
  const change = transitOf(settings);
  const isSome = Math.abs(change) >= 0.05;
  const to = change > 0 ? 'to' : 'from';
  return result(
    `Primary ${inMt(primary)}, direct ${inMt(direct)}, domestic ${inMt(domestic)}`,
    `: three accounts of the same ${withUnit(USE, 'TWh')}.`,
    [
      `Without import and export each would have ${withUnit((USE * own) / 1000, 'Mt', 1)}.`,
      imported > 0 &&
        `A kWh has ${withUnit(own, 'g')} if it is made here, ${withUnit(factor, 'g')} at the border and ${withUnit(mix, 'g')} in the network.`,
      `${withUnit(TRANSIT, 'TWh')} more in and out again would ${
        isSome
          ? `${change > 0 ? 'add' : 'take'} ${withUnit(Math.abs(change), 'Mt', 1)} ${to} the primary method, and nothing ${to}`
          : 'leave the primary method as it is, and change nothing in'
      } the direct one.`,
    ],
  );
}
