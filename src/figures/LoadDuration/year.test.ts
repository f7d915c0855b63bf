import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {inputs, SURPRISES, type Settings} from './inputs';
import {filledBy, inWords} from './inWords';
import {yearAt, type Year} from './year';

function year(settings: Partial<Settings> = {}): Year {
  return yearAt({...openingOf(inputs), ...settings});
}

/** What is said of a year; no-break spaces are spaces. */
function said(settings: Partial<Settings> = {}): string {
  return textOf(inWords(year(settings))).replaceAll('\u00a0', ' ');
}

test('as it is printed, the battery fills a fifth of a deficit that is smaller than the surplus', () => {
  const {surplus, deficit} = year();
  expect(Math.round(filledBy(year()))).toBe(20);
  expect(surplus / deficit).toBeCloseTo(1.4, 1);
  expect(said()).toBe(
    'The battery fills 20 % of the year’s deficit, though the surplus is 32.4 TWh and the deficit 22.7 TWh. ' +
      'The highest load stays at 16.8 GW, since the battery is empty by then. 27.1 TWh of the surplus are not used: curtailed.',
  );
});

test('each surprise shows what its button promises', () => {
  const [battery, volume, electrolysis] = SURPRISES.map(({settings}) => said(settings));
  for (const text of [battery, volume]) expect(text).toContain('The highest load stays at 16.8 GW');
  expect(battery).toContain('fills 38 % of the year’s deficit, instead of 20 %, though');
  expect(volume).toContain('fills 63 %');
  expect(electrolysis).toContain('fills 7 %');
  expect(electrolysis).toContain(
    'Electrolysis takes 29.1 TWh of the surplus, before the battery, and fills no deficit.',
  );
});

test('a battery for everything, and none at all', () => {
  expect(said({capacity: 30, volume: 100, wind: 30})).toContain('The highest load falls from 16.7 GW to 0.0 GW.');
  expect(said({capacity: 0})).toContain('Nothing fills the year’s deficit');
});

test('curves fall, electrolysis lifts surpluses only, and amounts are those of the curves', () => {
  const {before, converted, after, deficit, gives} = year({conversion: 10});
  for (const curve of [before, converted, after]) {
    curve.forEach((load, at) => expect(load).toBeLessThanOrEqual(curve[at - 1] ?? Infinity));
  }
  before.forEach((load, at) => {
    expect(converted[at]!).toBeGreaterThanOrEqual(load);
    if (load > 0) expect(converted[at]).toBe(load);
  });
  const ofCurve = (curve: readonly number[]): number =>
    (curve.reduce((total, load) => total + Math.max(load, 0), 0) / curve.length) * 8.76;
  expect(ofCurve(before)).toBeCloseTo(deficit, 0);
  expect(ofCurve(after)).toBeCloseTo(deficit - gives, 0);
});

test('a larger battery, more volume or more wind never fills less', () => {
  for (const steps of [
    [5, 10, 20, 30].map((capacity) => ({capacity})),
    [1, 4, 12, 100].map((volume) => ({volume})),
    [10, 15, 20, 25, 30].map((wind) => ({wind})),
  ]) {
    const filled = steps.map((settings) => filledBy(year(settings)));
    expect(filled).toEqual([...filled].sort((a, b) => a - b));
  }
});
