import {expect, test} from 'vitest';
import {emissionFactorDatasets, emissionFactors} from './emissionFactors';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const [NODES, EDGES] = ['graphs/energy/nodes/lake', 'graphs/energy/edges/lake'];
const HEAD = 'key,co2_conversion_per_mj,cost_per_mj,potential_co2_conversion_per_mj';
const LINES = [
  'peat,0.1061234,0.0025,',
  'kelp,0,0.01,0.0546',
  'current,0,,',
  'ice,,1.56e-3,',
  'waves,,0,',
  'tar,0.06,,',
];
const csv = (lines: readonly string[]): string => [HEAD, ...lines].join('\n');

const lake = (lines = LINES): string =>
  cloneOf({
    ...Object.fromEntries(
      ['peat', 'kelp', 'current', 'ice', 'waves', 'fog', 'tar'].map((key) => [
        `carriers/${key}.ad`,
        ad({infinite: 'no'}),
      ]),
    ),
    [`${NODES}/moor.ad`]: ad({groups: '[bog, primary_energy_demand]'}),
    [`${NODES}/stove.ad`]: ad({groups: '[co2_emissions_refinery_products]'}),
    [`${EDGES}/moor-kiln@peat.ad`]: '',
    [`${EDGES}/moor-kiln@tar.ad`]: '',
    [`${EDGES}/kiln-stove@tar.ad`]: '',
    [`${EDGES}/kiln-hut@kelp.ad`]: '',
    'datasets/aq2023/carriers.csv': csv(lines),
    'datasets/pond/carriers.csv': csv(['peat,0,,', 'kelp,0,,', 'tar,0.0600400,,', 'ice,0.05,,']),
    'datasets/ditch/carriers.csv': csv(['peat,0,,']),
    'datasets/ditch/ditch.ad': '',
    'datasets/bank/bank.ad': '',
  });
const NAMES = {peat: 'Turf', kelp: 'Kelp', ice: 'Ice', fog: 'Fog', tar: 'Tar'};
const write = (args = ['aq2023'], lines = LINES, names: Readonly<Record<string, string>> = NAMES): string =>
  emissionFactors(sourcesOf(lake(lines), names), args);

test('carriers come by name; zero is not the same as nothing, and what has only zeros is left out', () => {
  expect(rowsOf(write())).toEqual([
    ['Ice', '`ice`', '–', '–', '1.56', '–'],
    ['Kelp', '`kelp`', '0', '54.60', '10.00', 'search goes on'],
    ['Tar', '`tar`', '60.00', '–', '–', 'end of search, final use'],
    ['Turf', '`peat`', '106.12', '–', '2.50', 'end of search'],
  ]);
});

test('factors that differ when they are rounded come with the lowest and highest of all datasets', () => {
  const differing = (shown: readonly string[]): string => emissionFactorDatasets(sourcesOf(lake(), NAMES), shown);
  expect(rowsOf(differing(['pond', 'aq2023']))).toEqual([['Turf', '0', '106.1', '0', '106.1', '2']]);
  expect(differing(['pond', 'aq2023'])).toContain('| Carrier | pond (kg/GJ) | aq2023 (kg/GJ) | Lowest (kg/GJ) |');
  expect(() => differing(['pond', 'bank'])).toThrow('“bank” is no dataset with carriers');
});

test('a carrier without a name, and a name for none, are errors', () => {
  expect(() => write(['aq2023'], [...LINES, 'waves,0.1,,'], {...NAMES, tides: 'Tides'})).toThrow(
    'no words for waves; words.yml has words for tides',
  );
});
