import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {yearOf, type Year} from './year';

const NOTHING = 0.5; // per cent

/** What gas makes of the heat, beside what the sources could give, or what it makes without the store; and where the rest is. */
export function inWords(settings: Settings, year: Year): Result {
  const {possible, stores, gas, surplus, store, pump, wasted} = year;
  const idle = settings.pump - pump;
  const answer = `${gas >= NOTHING ? 'Yes' : gas > 0 ? 'Hardly' : 'No'}: gas makes ${share(gas)}`;
  const could = `the sources could give ${share(possible)} of what is needed in the year`;
  if (stores && surplus >= NOTHING) {
    const without = yearOf({...settings, store: 0});
    const replaced = without.pump - pump >= NOTHING;
    return result(
      answer,
      ` of the heat, instead of ${share(without.gas)} without the store, which gives back ${share(store)}.`,
      [
        `The store takes in ${share(surplus)} on days that do not need it${wasted >= NOTHING ? ` and loses ${share(wasted)}: most heat waits there for months, not for a year` : ''}.`,
        replaced &&
          `It also takes work from the heat pump, which makes ${share(pump)} instead of ${share(without.pump)}.`,
      ],
    );
  }
  return result(answer, ` of the heat${gas >= NOTHING && possible >= 100 ? ', though' : ';'} ${could}.`, [
    surplus >= NOTHING && `Residual and solar heat give ${share(surplus)} on days that do not need it: lost.`,
    idle >= NOTHING && `The heat pump could give ${share(idle)} more, but on days that need no more: it is off.`,
  ]);
}

function share(value: number): string {
  return value > 0 && value < NOTHING ? `less than ${withUnit(1, '%')}` : withUnit(value, '%');
}
