import type {Result} from '../../components/Figure';
import {openingOf, write} from '../../components/Figure/inputs';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {inputs, type Settings} from './inputs';
import {bidsLike, byBid, inAll, shareByBid, weekOf, type Hour} from './model';

/** GWh or GW; what is less is told as nothing. */
export const NOTHING = 0.05;

/** Digits after the point of so many GWh. */
export function digitsOf(energy: number): 0 | 1 {
  return energy >= NOTHING && energy < 9.95 ? 1 : 0;
}

function inGWh(energy: number): string {
  return withUnit(energy, 'GWh', digitsOf(energy));
}

/** A share as it is written: nothing and all of it only if it is so. */
export function inPercent(share: number): string {
  const percent = share * 100;
  return withUnit(percent, '%', (percent > 99 && percent < 99.95) || (percent > 0 && percent < 1) ? 1 : 0);
}

const OPENING = openingOf(inputs);
const AT_FIRST = weekOf(OPENING);
const SHARE = inPercent(shareByBid(AT_FIRST));

/** GWh that the electrolyser takes. */
function taken(week: readonly Hour[]): number {
  return inAll(week, 'free') + sum(week, byBid);
}

/** How much of the week’s hydrogen the bid decides, as it is set and at first. */
export function inWords(settings: Settings, week: readonly Hour[]): Result {
  const {bid, electrolyser} = settings;
  const [free, bought, curtailed, fromLand] = [
    inAll(week, 'free'),
    sum(week, byBid),
    inAll(week, 'curtailed'),
    inAll(week, 'fromLand'),
  ];
  const perMWh = withUnit(bid, '€/MWh');
  const lost = curtailed >= NOTHING && `${inGWh(curtailed)} are curtailed: neither cable nor electrolyser has room.`;
  if (free + bought < NOTHING) {
    return result('No hydrogen is made', electrolyser ? ': all wind goes to land.' : ' without an electrolyser.', [
      lost,
    ]);
  }
  const beyond = week.filter((hour) => hour.free > NOTHING);
  const dear = beyond.filter(({price}) => price > bid).length;
  const setting = week.filter((hour) => byBid(hour) > NOTHING && hour.price === bid).length;
  const [lowest, highest] = bidsLike(bid);
  const share = inPercent(shareByBid(week));
  const isOpening = !write(inputs, settings);
  const isAsMuch = !write(inputs, {...settings, bid: OPENING.bid}) && Math.abs(taken(week) - taken(AT_FIRST)) < NOTHING;
  return result(
    !isOpening && isAsMuch
      ? `Still ${share}: a bid of ${perMWh} changes not one GWh`
      : `The bid ${!isOpening && share === SHARE ? 'still ' : ''}decides ${share} of the hydrogen${share === SHARE ? '' : `, instead of ${SHARE}`}`,
    `. It brings ${bought < NOTHING ? 'nothing' : `${inGWh(bought)} of electricity`}` +
      (free < NOTHING ? '. The cable carries all wind.' : `, wind beyond the cable ${inGWh(free)}.`),
    [
      beyond.length > 0 &&
        `What the cable can’t carry becomes hydrogen, whatever electricity costs${dear ? `: more than the bid in ${dear === beyond.length ? 'all' : `${inDigits(dear)} of`} ${withUnit(beyond.length, 'hours')}` : ''}.`,
      lowest < highest &&
        (highest === Infinity
          ? `Any bid from ${withUnit(lowest, '€/MWh')} on makes just as much hydrogen.`
          : `Any bid from ${lowest} to ${withUnit(highest, '€/MWh')} makes just as much hydrogen.`),
      setting > 0 &&
        `In ${withUnit(setting, setting === 1 ? 'hour' : 'hours')} the price is the bid: the electrolyser is the last to buy, and has room for more.`,
      fromLand >= NOTHING && `Of what the bid brings, ${inGWh(fromLand)} come through the cable from land.`,
      lost,
    ],
  );
}
