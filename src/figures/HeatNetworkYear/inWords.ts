import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import type {Year} from './year';

const NOTHING = 0.5; // per cent

/** What gas makes of the heat, beside what the sources could give, and where the rest of that is. */
export function inWords({pump}: Settings, year: Year): Result {
  const {possible, stores, gas, surplus, store} = year;
  const idle = pump - year.pump;
  const could = `the sources could give ${share(possible)} of what is needed in the year.`;
  return result(
    `Gas makes ${share(gas)} of the heat`,
    gas >= NOTHING && possible >= 100 ? `, though ${could}` : `; ${could}`,
    [
      surplus >= NOTHING &&
        (stores
          ? `The store takes in ${share(surplus)} on days that do not need it, and gives back ${share(store)}.`
          : `Residual and solar heat give ${share(surplus)} on days that do not need it.`),
      idle >= NOTHING && `The heat pump could give ${share(idle)} more, but on days that need no more.`,
    ],
  );
}

function share(value: number): string {
  return value > 0 && value < NOTHING ? `less than ${withUnit(1, '%')}` : withUnit(value, '%');
}
