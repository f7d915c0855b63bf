import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {withUnit} from '../../components/Figure/scale';
import {fullAfter, type Days} from './days';

/** The day and the time of an hour, counted from 0. */
export function timeOf(hour: number): string {
  return `Day ${Math.floor(hour / 24) + 1}, ${hour % 24}:00 to ${(hour % 24) + 1}:00`;
}

/** What becomes of windows of three days, then of the hour (counted from 0) that is looked at. */
export function inWords(days: Days, hour: number): Result {
  const {residual, load, volume, inDeficit, empty} = days;
  if (!volume) return result('Without a battery nothing is stored', ', and the load stays as it is.');
  const ends = [3, 6, 9].map((count) => fullAfter(days, count));
  const [three, six, nine] = ends.map((full) => withUnit(full, '%'));
  return result(
    `${Math.max(ends[0]!, ends[1]!) >= 1 ? 'No: after' : 'After'} three days the battery is ${three} full`,
    `, after six ${six}. In ${inDeficit || 'none'} of the ${load.length} hours it charges although power plants have to run.`,
    [
      ends[2]! >= 1
        ? `After nine days it is ${nine} full. It is empty after ${empty} of the ${load.length} hours.`
        : `After nine days it is empty, since high load has just used it up: so it is after ${empty} of the ${load.length} hours.`,
      ofHour(days, hour),
      `It levels the load, and no price counts: the peak falls from ${inGW(Math.max(...residual))} to ${inGW(Math.max(...load))}.`,
    ],
  );
}

function ofHour({looked: {power, pairs}}: Days, hour: number): string {
  const away = pairs.map(({hours}) => Math.abs(hours));
  const [least, most] = [Math.min(...away), Math.max(...away)];
  const range = least === most ? `${least}` : `${least} to ${most}`;
  if (!pairs.length) return `${timeOf(hour)}: the battery rests.`;
  return power < 0
    ? `${timeOf(hour)}: it gives ${inGW(-power)}, charged ${range} hours before.`
    : `${timeOf(hour)}: it takes ${inGW(power)}, for use ${range} hours later.`;
}

function inGW(power: number): string {
  return withUnit(power / 1000, 'GW', 1);
}
