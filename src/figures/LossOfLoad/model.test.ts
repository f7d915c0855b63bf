import {describe, expect, test} from 'vitest';
import {pageNumbers} from '../../../tests/support/example';
import {pageFile} from '../../../tests/support/pageTable';
import {cornersOf, statesOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {about} from './about';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {lessBattery, lossOfLoad, shortageOf, yearOf, type Year} from './model';
import scarce from './scarce.json';

const OPENING = openingOf(inputs);
const at = (settings: Partial<Settings>): Year => yearOf({...OPENING, ...settings});
const counts = ({loss, shortage}: Year): [number, number] => [loss, shortage.hours];
const all = statesOf(inputs) as Settings[];

/** quintel/merit spec/merit/lole_spec.rb, lines 25 to 78: a demand of four hours, less a producer of 1 or not. */
test.each([
  {line: 31, capacity: 2, deducted: 0, hours: 0},
  {line: 39, capacity: 1.5, deducted: 0, hours: 2},
  {line: 47, capacity: 0.5, deducted: 0, hours: 4},
  {line: 67, capacity: 1.5, deducted: 1, hours: 0},
  {line: 75, capacity: 0.5, deducted: 1, hours: 2},
])('loss of load as in merit’s spec, line $line', ({capacity, deducted, hours}) => {
  const demand = [2, 1, 2, 1.5].map((load) => load - deducted);
  expect(lossOfLoad(demand, capacity)).toBe(hours);
});

/** quintel/merit spec/merit/blackout_spec.rb, lines 74 to 104, there as what is left: below 0 if it is missing. */
test.each([
  {line: 74, left: [-1e-5 / 2, -1e-5 / 10, 0, 1], result: {hours: 0, peak: 0, volume: 0}},
  {line: 90, left: [-0.5, -2, 0, 1, -1], result: {hours: 3, peak: 2, volume: 3.5}},
])('shortage as in merit’s spec, line $line', ({left, result}) => {
  expect(shortageOf(left.map((amount) => -amount))).toEqual(result);
});

describe('whatever is set', () => {
  test('neither import nor batteries change loss of load, and plants without them have both alike', () => {
    for (const settings of all) {
      const alone = at({...settings, connector: 0, battery: 0});
      expect(yearOf(settings).loss).toBe(alone.loss);
      expect(alone.shortage.hours).toBe(alone.loss);
    }
  });

  test('each hour of loss of load is covered by import, by batteries or not at all', () => {
    for (const settings of all) {
      const {loss, imported, stored, shortage} = yearOf(settings);
      expect(imported + stored + shortage.hours).toBe(loss);
      expect(Math.min(imported, stored, shortage.peak, shortage.volume)).toBeGreaterThanOrEqual(0);
      if (!settings.connector) expect(imported).toBe(0);
      if (!settings.battery) expect(stored).toBe(0);
    }
  });

  test('more plants, interconnectors, batteries or wind never make either count higher', () => {
    for (const settings of cornersOf(inputs) as Settings[]) {
      for (const name of ['plants', 'connector', 'battery', 'wind'] as const) {
        const {min, max} = inputs[name];
        const [less, more] = [min, max].map((value) => counts(yearOf({...settings, [name]: value})));
        expect(more![0]).toBeLessThanOrEqual(less![0]);
        expect(more![1]).toBeLessThanOrEqual(less![1]);
      }
    }
  });

  test('the days of the file have all hours that can be scarce', () => {
    const least = at({plants: inputs.plants.min, wind: inputs.wind.min});
    for (let day = 0; day < scarce.days.length; day++) {
      const hours = scarce.load.slice(day * 24, day * 24 + 24);
      expect(Math.max(...hours) / 10).toBeGreaterThanOrEqual(least.firm);
    }
    expect([scarce.load.length, scarce.wind.length]).toEqual([scarce.days.length * 24, scarce.days.length * 24]);
    expect(least.loss).toBeLessThan(75); // are drawn
  });
});

/** By hand: 40 MWh give 34; after an hour of charging 10 MW it gives 8.5. */
test('a battery of 10 MW gives what it holds, charges from what is left, and gives again', () => {
  const loads = [110, 110, 110, 110, 110, 80, 120, 99];
  expect(lessBattery(loads, 100, 10)).toEqual(
    [100, 100, 100, 106, 110, 80, 111.5, 99].map((load) => expect.closeTo(load, 9) as number),
  );
});

test('the numbers of the claim, of the presets and of the page', () => {
  expect(counts(at({}))).toEqual([47, 5]);
  expect(about.claim).toContain(`ends ${47 - 5} of 47 hours`);
  expect(SURPRISES.map(({settings}) => counts(at(settings)))).toEqual([
    [47, 0],
    [47, 11],
    [12, 0],
    [24, 3],
  ]);
  expect(SURPRISES.map(({settings}) => (settings as Partial<Settings>).connector)).toEqual([
    OPENING.connector * 2,
    0,
    undefined,
    undefined,
  ]);
});

test('the page names the figure’s numbers', () => {
  const page = pageFile('docs/loss-of-load-expectation');
  const pattern =
    /an interconnector of (\S+ GW) ends (\d+) of (\d+) hours of shortage, and loss of load stays at (\d+)\. With 1 GW more of dispatchable plants it falls to (\d+)\./;
  const {connector, plants} = OPENING;
  const [loss, short] = counts(at({}));
  expect(pageNumbers(page, pattern)).toEqual([connector, loss - short, loss, loss, at({plants: plants + 1}).loss]);
});

test('in words', () => {
  const text = (settings: Partial<Settings>): string =>
    textOf(inWords({...OPENING, ...settings})).replaceAll('\u00a0', ' ');
  expect(text({})).toMatch(/^No: still 47 hours of loss of load: import covers 42 of the 47 hours\. /);
  expect(text({connector: 3})).toMatch(
    /^No: loss of load stays 47 h; power shortage 0 instead of 5: import covers all /,
  );
  expect(text({connector: 0})).toMatch(/^No: loss of load stays 47 h; power shortage 47 instead of 5: without import /);
  expect(text({plants: 18.5})).toMatch(/^Loss of load falls to 12 h, power shortage to 0 h: /);
  expect(text({plants: 20})).toMatch(
    /^Loss of load falls to 0 h, power shortage to 0 h: the highest hour asks for 18 GW\./,
  );
  for (const settings of all) {
    expect(text(settings)).not.toMatch(/undefined|NaN|\b1 hours/);
    expect(inWords(settings)[0].length).toBeLessThanOrEqual(60);
  }
});
