import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {daysAt, fullAfter} from './days';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';

/** What is said of the printed settings but for these; no-break spaces are spaces. */
function said(settings: Partial<Settings> = {}): string {
  const all = {...openingOf(inputs), ...settings};
  return textOf(inWords(daysAt(all), all.hour - 1)).replaceAll('\u00a0', ' ');
}

test('as it is printed, the battery is full where windows of three days would have emptied it', () => {
  expect(said()).toBe(
    'No: after three days the battery is 100 % full, after six 100 %. In 48 of the 216 hours it charges although power plants have to run. ' +
      'After nine days it is empty, since high load has just used it up: so it is after 17 of the 216 hours. ' +
      'Day 8, 9:00 to 10:00: it gives 3.0 GW, charged 6 to 51 hours before. ' +
      'It levels the load, and no price counts: the peak falls from 18.3 GW to 15.7 GW.',
  );
  const days = daysAt(openingOf(inputs));
  expect([3, 6, 9].map((count) => Math.round(fullAfter(days, count)))).toEqual([100, 100, 0]);
});

test('each surprise shows what its button promises', () => {
  const [deficit, wind, small] = SURPRISES.map(({settings}) => said(settings));
  expect(deficit).toContain('Day 8, 3:00 to 4:00: it takes 3.0 GW, for use 6 to 16 hours later.');
  expect(daysAt({...openingOf(inputs), ...SURPRISES[0].settings}).residual[171]).toBeGreaterThan(5000);
  expect(wind).toContain('In 89 of the 216 hours it charges although power plants have to run.');
  expect(Math.min(...daysAt({...openingOf(inputs), wind: 0}).residual)).toBeGreaterThan(0);
  expect(small).toContain(
    'so it is after 58 of the 216 hours. Day 8, 9:00 to 10:00: it gives 2.5 GW, charged 51 hours before.',
  );
});

test('an hour without a pair, and no battery at all', () => {
  expect(said({hour: 20, capacity: 6, volume: 30, wind: 25})).toContain('Day 1, 19:00 to 20:00: the battery rests.');
  expect(said({capacity: 0})).toBe('Without a battery nothing is stored, and the load stays as it is.');
});
