import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {earnedIn, FIXED, MAINTENANCE, verdictOf, type Year} from './model';

const VERDICTS = {
  pays: ': it pays',
  kept: ': enough to keep it, too little to build it',
  lost: ': too little even to keep it',
};

/** An amount: whole, with a decimal where it is small. */
export function amount(euros: number): string {
  return inDigits(euros, euros < 10 && euros >= 0.05 ? 1 : 0);
}

/** €/kW. */
export function perKw(euros: number): string {
  return `${amount(euros)}\u00a0€/kW`;
}

/** €/MWh. */
export function perMWh(euros: number): string {
  return withUnit(euros, '€/MWh');
}

/** A number of hours. */
export function inHours(hours: number): string {
  return withUnit(hours, Math.round(hours) === 1 ? 'hour' : 'hours');
}

/** What a kW of gas plant earns above its running costs, in which hours, and whether that pays for its fixed costs. */
export function inWords({hours, cost, earned, mean, atMean}: Year): Result {
  const short = hours.find(({setter}) => setter === 'shortage');
  const others = hours
    .filter((each) => each.earned > 0 && each !== short)
    .reduce((total, each) => total + each.hours, 0);
  const isShort = short !== undefined && Math.round(short.hours) > 0;
  const share = isShort ? inDigits((short.earned / earned) * 100) : '';
  const needed = withUnit(FIXED, '€/kW');
  const verdict = verdictOf(earned, FIXED, MAINTENANCE);
  return result(
    verdict === 'pays'
      ? `The plant earns ${perKw(earned)} and needs ${inDigits(FIXED)}`
      : `The plant earns ${amount(earned)} of the ${needed} that it needs`,
    `${VERDICTS[verdict]}. ${isShort ? `${inHours(short.hours)} of shortage bring ${share}\u00a0% of that.` : 'No hour has a shortage.'}`,
    [
      isShort &&
        `One more such hour would bring ${perKw(earnedIn(1, short.price, cost))}; all ${inHours(others)} with another price above its running costs bring ${perKw(earned - short.earned)}.`,
      `The mean price is ${perMWh(mean)}, and a MWh costs the plant ${perMWh(cost)}: at the mean price in each hour it would earn ${atMean > 0 ? perKw(atMean) : 'nothing'}.`,
    ],
  );
}
