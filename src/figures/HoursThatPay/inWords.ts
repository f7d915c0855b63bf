import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, withUnit} from '../../components/Figure/scale';
import {openingOf} from '../../components/Figure/inputs';
import {inputs} from './inputs';
import {earnedIn, FIXED, MAINTENANCE, verdictOf, yearOf, type Setter, type Year} from './model';

/** Who sets a price. */
const NAMES: Readonly<Record<Setter, string>> = {
  shortage: 'shortage',
  turbine: 'gas turbines',
  coal: 'coal',
  ccgt: 'gas CCGT',
  surplus: 'surplus',
};

export function nameOf(setter: Setter): string {
  return NAMES[setter];
}

/** What the plant earns before the reader sets anything, as it is written. */
const OPENING = amount(yearOf(openingOf(inputs)).earned);

const VERDICTS = {
  kept: 'It is enough to keep the plant, too little to build it.',
  lost: 'It is too little even to keep the plant.',
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
  const verdict = verdictOf(earned, FIXED, MAINTENANCE);
  const before = amount(earned) === OPENING ? '.' : `, instead of ${OPENING}.`;
  const shortage = isShort
    ? `${inHours(short.hours)} of shortage bring ${share}\u00a0% of it.`
    : 'No hour has a shortage.';
  return result(
    verdict === 'pays'
      ? `Enough: the plant needs ${inDigits(FIXED)} and earns ${perKw(earned)} a year`
      : `Not enough: ${amount(earned)} of ${withUnit(FIXED, '€/kW')} a year`,
    verdict === 'pays' ? `${before} ${shortage}` : before,
    [
      verdict !== 'pays' && `${VERDICTS[verdict]} ${shortage}`,
      isShort && `One more hour of shortage would bring ${perKw(earnedIn(1, short.price, cost))}.`,
      isShort &&
        others > 0.5 &&
        `Another ${inHours(others)} have a price above the plant’s running costs: together they bring ${perKw(earned - short.earned)}.`,
      `The mean price is ${perMWh(mean)}, and a MWh costs the plant ${perMWh(cost)}: at the mean price in each hour it would earn ${atMean > 0 ? perKw(atMean) : 'nothing'}.`,
    ],
  );
}
