import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {AVAILABILITY, yearOf} from './model';

/** A number of hours. */
export function inHours(hours: number): string {
  return withUnit(hours, hours === 1 ? 'hour' : 'hours');
}

/** Power, exactly: half a GW of plants is 0.45 GW that they can give. */
export function inGW(power: number): string {
  return withUnit(power, 'GW', digitsOf(power));
}

function digitsOf(power: number): number {
  return [0, 1].find((digits) => Math.abs(Number(power.toFixed(digits)) - power) < 1e-6) ?? 2;
}

/** What each measure counts, and who ended hours of which. */
export function inWords(settings: Settings): Result {
  const {connector, battery, plants} = settings;
  const {loss, imported, stored, shortage, firm, net} = yearOf(settings);
  const more = yearOf({...settings, plants: plants + 1});
  const ended = imported + stored;
  const counted = `${inGW(plants)} of plants × ${withUnit(AVAILABILITY * 100, '%')} count as ${inGW(firm)}`;
  if (loss === 0) {
    return result('Neither measure counts an hour', `: ${counted}, and the highest hour asks for ${inGW(net[0]!)}.`);
  }
  const helpers = list([...(connector ? ['import'] : []), ...(battery ? ['batteries'] : [])]);
  const ending = battery ? '' : 's';
  const further = [
    shortage.hours > 0
      ? `At worst ${inGW(shortage.peak / 1000)} are missing, in the year ${withUnit(shortage.volume / 1000, 'GWh', 1)}.`
      : 'Nobody goes without power.',
    `With 1\u00a0GW more of plants it would be ${inHours(more.loss)} of loss of load and ${inDigits(more.shortage.hours)} of shortage.`,
    `${counted}.`,
  ];
  if (!helpers) {
    return result(`Both measures count ${inHours(loss)}`, ': without import and batteries they are the same.', further);
  }
  return result(
    `Loss of load is ${inHours(loss)}, power shortage ${inDigits(shortage.hours)}`,
    ended > 0
      ? `: ${helpers} end${ending} ${inHours(ended)} of shortage, and none of loss of load.`
      : `: ${helpers} fill${ending} a part of the shortage, and end${ending} none of its hours.`,
    further,
  );
}
