import {expect, test} from 'vitest';
import {demandShapes} from './demandShapes';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const CURVES = 'datasets/aq2023/curves';
/** Two days that are empty but for some hours. */
const days = (hours: Readonly<Record<number, number>>): string =>
  Array.from({length: 48}, (_, hour) => `${hours[hour] ?? 0}\n`).join('');

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    'config/dynamic_curves.yml': 'boats: {type: interpolate, curves: [night, noon]}\n',
    'datasets/aq2023/aq2023.full.ad': ad({night_share: 0.25, noon_share: 0.75}),
    [`${CURVES}/night.csv`]: days({22: 2, 23: 2, 30: 4}),
    [`${CURVES}/noon.csv`]: days({36: 1, 40: 1}),
    [`${CURVES}/trams.csv`]: days({7: 1, 9: 3}),
    [`${CURVES}/ferries.csv`]: days({7: 2, 9: 6}),
    [`${CURVES}/weather/default/insulation_huts_low.csv`]: days({24: 5}),
    [`${CURVES}/weather/default/waves.csv`]: days({1: 5}),
    'inputs/boats_at_night.ad': '- query = UPDATE(AREA(), night_share, USER_INPUT() / 100.0)\n',
    'config/locales/interface/input_elements/en_flexibility.yml':
      'en: {input_elements: {boats_at_night: {title: "At night & rain"}}}\n',
    ...more,
  });

const NAMES = {
  night: 'Boats',
  noon: 'Boats at noon',
  boats: 'Boats together',
  trams: 'Trams and ferries',
  ferries: 'Trams and ferries',
  'weather/insulation_huts_low': 'Huts',
};
const write = (clone = lake(), names: Readonly<Record<string, string>> = NAMES): string =>
  demandShapes(sourcesOf(clone, names), ['aq2023']);

test('each profile has its highest hour, empty hours and parts of the day; those of a mix have the title of their slider', () => {
  expect(rowsOf(write())).toEqual([
    ['Boats: **At night & rain**', '24.0', '2 January, 6:00', '45', '75.0', '0.0', '25.0'],
    ['Boats at noon', '24.0', '2 January, 12:00', '46', '0.0', '100.0', '0.0'],
    ['Boats together', '18.0', '2 January, 12:00', '43', '18.8', '75.0', '6.3'],
    ['Trams and ferries', '36.0', '1 January, 9:00', '46', '0.0', '100.0', '0.0'],
    ['Huts', '48.0', '2 January, 0:00', '47', '100.0', '0.0', '0.0'],
  ]);
});

test('profiles that share a name and differ, and what has no words, share or file, are errors', () => {
  expect(() => write(lake({[`${CURVES}/ferries.csv`]: days({8: 1})}))).toThrow(
    'ferries is not like the rest of “Trams and ferries”',
  );
  const {night, boats} = NAMES;
  expect(() => write(lake(), {night, boats})).toThrow('no words for noon, weather/insulation_huts_low');
  expect(() => write(lake({'datasets/aq2023/aq2023.full.ad': ''}))).toThrow('aq2023 says no night_share');
  expect(() => write(lake(), {...NAMES, krill: 'Krill'})).toThrow('no datasets/aq2023/curves/krill.csv');
});
