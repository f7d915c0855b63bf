import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {reference1990} from './reference1990';

const HEAD = 'etm_sector,etm_subsector,use,ghg,year,unit,value';
const AMOUNTS = [
  'Waste,Non-specified,non_energetic,other_ghg,1990,kton CO2-eq,1250000',
  'Waste,Non-specified,non_energetic,other_ghg,2021,kton CO2-eq,7000',
  'LULUCF,Removals,non_energetic,co2,1990,kton CO2-eq,250.5',
  'Bunkers,International navigation,energetic,co2,1990,kton CO2-eq,90000',
];
const EMPTY = ['Waste,Non-specified,non_energetic,other_ghg,1990,kton CO2-eq,0.0'];

const dataset = (
  key: string,
  amounts: readonly string[],
  more: Readonly<Record<string, string | number>> = {},
): Record<string, string> => ({
  [`datasets/${key}/${key}.full.ad`]: ad({
    area: key,
    co2_emission_1990: 1234.5678,
    co2_emission_1990_marine_bunkers: 0,
    co2_emission_1990_aviation_bunkers: 4.6046,
    ...more,
  }),
  [`datasets/${key}/emissions.csv`]: [HEAD, ...amounts].join('\n'),
});

const write = (more: Readonly<Record<string, string>> = {}): string => {
  const clone = cloneOf({
    'config/sector_mapping.csv': [
      'sector_label,use,emissions_sector,emissions_subsector,ipcc_crt_code_agg,ipcc_crt_code',
      'waste_non_specified,non_energetic,Waste,Non-specified,5,5',
      'lulucf_removals,non_energetic,LULUCF,Removals,4,4',
      'bunkers_international_navigation,energetic,International transport,Navigation,1,1',
    ].join('\n'),
    'config/locales/en_areas.yml':
      'en:\n  areas:\n    aq2023:\t"Great Lake"\n    bay: Ébay\n    FJ_fjord: fjord\n    GM1_pond: Pond\n    old: Old lake\n    GMT_gemstone: Gemstone\n',
    ...dataset('aq2023', AMOUNTS),
    ...dataset('FJ_fjord', EMPTY, {co2_emission_1990: 0.0004}),
    ...dataset('bay', EMPTY),
    ...dataset('GMT_gemstone', EMPTY),
    ...dataset('GM1_pond', AMOUNTS),
    ...dataset('ES2_brook', AMOUNTS),
    ...dataset('old', AMOUNTS, {'enabled.etmodel': 'false'}),
    ...more,
  });
  return reference1990(sourcesOf(clone), []);
};

test('datasets of the interface come by name, with the sum of their file but for ships; what is taken up is taken off', () => {
  expect(rowsOf(write())).toEqual([
    ['Ébay', '`bay`', '1,234.568', '0.000', '4.605', '–'],
    ['fjord', '`FJ_fjord`', '0.000', '0.000', '4.605', '–'],
    ['Gemstone', '`GMT_gemstone`', '1,234.568', '0.000', '4.605', '–'],
    ['Great Lake', '`aq2023`', '1,234.568', '0.000', '4.605', '1,249.750'],
  ]);
});

test('a dataset without a name, and one without an amount, are errors', () => {
  expect(() => write(dataset('sea', EMPTY))).toThrow('the interface has no name for sea');
  expect(() => write(dataset('bay', EMPTY, {co2_emission_1990_marine_bunkers: ''}))).toThrow(
    'the dataset bay has no co2_emission_1990_marine_bunkers',
  );
});
