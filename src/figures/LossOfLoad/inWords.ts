import type {Result} from '../../components/Figure';
import {openingOf} from '../../components/Figure/inputs';
import {result} from '../../components/Figure/result';
import {list, withUnit} from '../../components/Figure/scale';
import {inputs, type Settings} from './inputs';
import {yearOf} from './model';

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

/** What both measures count at first, which later states are compared with. */
export const FIRST = yearOf(openingOf(inputs));

/** What each measure counts, against the first state, and who covers hours of loss of load; then what each of them means. */
export function inWords(settings: Settings): Result {
  const {connector, battery, plants} = settings;
  const {loss, imported, stored, shortage, net} = yearOf(settings);
  const covered = imported + stored;
  const helpers = list([...(connector ? ['import'] : []), ...(battery ? ['batteries'] : [])]);
  let sentence = `: ${helpers} cover${battery ? '' : 's'} ${covered === loss ? 'all' : covered} of the ${inHours(loss)}.`;
  if (loss === 0) sentence = `: the highest hour asks for ${inGW(net[0]!)}.`;
  else if (!helpers) sentence = ': without import and batteries both count the same hours.';
  else if (covered === 0) sentence = `: ${helpers} cover${battery ? '' : 's'} a part of each hour, and none in full.`;
  const more = plants === inputs.plants.opening && yearOf({...settings, plants: plants + 1}).loss;
  return result(answerOf(settings, loss, shortage.hours), sentence, [
    'Loss of load counts hours in which the region’s own plants, wind and sun are too little, import and batteries not counted. Power shortage counts the hours that are short even with them: look there to see whether anybody goes without power.',
    loss > 0 &&
      `Only more dispatchable plants, or less demand after wind and sun, lower loss of load${more === false ? '' : `: 1\u00a0GW more gives ${inHours(more)}`}.`,
  ]);
}

/** The answer to the title as long as loss of load is as at first, else what became of it. */
function answerOf(settings: Settings, loss: number, short: number): string {
  const [was, h] = [FIRST.shortage.hours, '\u00a0h'];
  if (settings.wind !== inputs.wind.opening || settings.plants !== inputs.plants.opening) {
    const [lossWay, shortWay] = [way(FIRST.loss, loss), way(was, short)];
    return `Loss of load ${lossWay} ${loss}${h}, power shortage ${shortWay === lossWay && short !== was ? 'to' : shortWay} ${short}${h}`;
  }
  if (short !== was) return `No: loss of load stays ${loss}${h}; power shortage ${short} instead of ${was}`;
  return `No: still ${inHours(loss)} of loss of load`;
}

function way(from: number, to: number): string {
  if (from === to) return 'stays';
  return to > from ? 'rises to' : 'falls to';
}
