import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import type {Settings} from './inputs';
import {bidsLike, byBid, inAll, shareBeyond, type Hour} from './model';

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

/** From where the hydrogen of the week comes, and what another bid would change. */
export function inWords({bid, electrolyser}: Settings, week: readonly Hour[]): Result {
  const [free, bought, curtailed, fromLand] = [
    inAll(week, 'free'),
    sum(week, byBid),
    inAll(week, 'curtailed'),
    inAll(week, 'fromLand'),
  ];
  const perMWh = withUnit(bid, '€/MWh');
  const beyond = week.filter((hour) => hour.free > NOTHING);
  const dear = beyond.filter(({price}) => price > bid).length;
  const [lowest, highest] = bidsLike(bid);
  const lost = curtailed >= NOTHING && `${inGWh(curtailed)} are curtailed: neither cable nor electrolyser has room.`;
  if (free + bought < NOTHING) {
    return result('No hydrogen is made', electrolyser ? ': all wind goes to land.' : ' without an electrolyser.', [
      lost,
    ]);
  }
  return result(
    `${inPercent(shareBeyond(week))} of the hydrogen comes from beyond the cable`,
    free < NOTHING
      ? `: the bid of ${perMWh} decides all of it.`
      : `, at any price: ${inGWh(free)} of wind. The bid of ${perMWh} brings ${bought < NOTHING ? 'nothing' : inGWh(bought)}.`,
    [
      beyond.length > 0 &&
        dear > 0 &&
        `In ${dear === beyond.length ? 'all' : `${inDigits(dear)} of the`} ${withUnit(beyond.length, 'hours')} with wind beyond the cable electricity costs more than the bid: it becomes hydrogen all the same.`,
      lowest < highest &&
        (highest === Infinity
          ? `Any bid from ${withUnit(lowest, '€/MWh')} on makes just as much hydrogen.`
          : `Any bid from ${lowest} to ${withUnit(highest, '€/MWh')} makes just as much hydrogen.`),
      fromLand >= NOTHING && `Of what the bid brings, ${inGWh(fromLand)} come through the cable from land.`,
      lost,
    ],
  );
}
