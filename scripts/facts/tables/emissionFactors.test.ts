import {expect, test} from 'vitest';
import {emissionFactors} from './emissionFactors';
import {ad, cloneOf, wordsOf} from './fixture';
import {rowsOf} from './rows';

const carrier = (key: string): string => `carriers/${key}.ad`;

const lake = (lines: readonly string[]): string =>
  cloneOf({
    ...Object.fromEntries(
      ['peat', 'kelp', 'current', 'ice', 'waves', 'fog'].map((key) => [carrier(key), ad({cost: 1})]),
    ),
    'datasets/aq2023/carriers.csv': [
      'key,co2_conversion_per_mj,cost_per_mj,potential_co2_conversion_per_mj',
      ...lines,
    ].join('\n'),
  });

const LINES = ['peat,0.1061234,0.0025,', 'kelp,0,0.01,0.0546', 'current,0,,', 'ice,,1.56e-4,', 'waves,,0,'];
const NAMES = {peat: 'Turf', kelp: 'Kelp', ice: 'Ice', fog: 'Fog'};
const write = (lines = LINES, names: Readonly<Record<string, string>> = NAMES, args = ['aq2023']): string =>
  emissionFactors(lake(lines), wordsOf(names), args);

test('carriers come by name, per GJ and MWh; zero is not the same as nothing, and what has only zeros is left out', () => {
  expect(rowsOf(write())).toEqual([
    ['Ice', '`ice`', '–', '–', '0.56'],
    ['Kelp', '`kelp`', '0', '54.6', '36'],
    ['Turf', '`peat`', '106.12', '–', '9'],
  ]);
});

test('a carrier without a name, a name for none, and an unknown dataset are errors', () => {
  expect(() => write([...LINES, 'waves,0.1,,'], {...NAMES, tides: 'Tides'})).toThrow(
    'no words for waves; words.yml has words for tides',
  );
  expect(() => write(LINES, NAMES, ['aq1990'])).toThrow('“aq1990” is no dataset');
});
