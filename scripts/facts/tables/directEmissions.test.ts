import {expect, test} from 'vitest';
import {directEmissionInputs, directEmissionSectors, emissionsFile} from './directEmissions';
import {cloneOf, rowsOf, sourcesOf} from './fixture';

const MAPPING = 'config/sector_mapping.csv';
const FILE = 'datasets/aq2023/emissions.csv';
const INPUTS = 'inputs/emissions/greenhouse_gases/direct_emissions';
const HEAD = 'sector_label,use,emissions_sector,emissions_subsector,ipcc_crt_code_agg,ipcc_crt_code';
const SUBSECTORS = [
  'waste_non_specified,non_energetic,Waste,Non-specified,5,5',
  'industry_other,non_energetic,Industry,Other,2,"2.A,D-G"',
  'industry_food_drink,energetic,Industry,Food & drink,1.A.2,1.A.2.e',
  'lulucf_removals,non_energetic,LULUCF,Removals,4,4',
  'lulucf_emissions,non_energetic,LULUCF,Emissions,4,4',
];
const AMOUNTS = [
  'Industry,Food & drink,energetic,co2,1990,kton CO2-eq,1500.0',
  'Industry,Food & drink,energetic,other_ghg,2021,kton CO2-eq,1234.56',
  'Industry,Other,non_energetic,co2,2021,kton CO2-eq,20',
  'LULUCF,Removals,non_energetic,co2,2021,kton CO2-eq,3000',
  'LULUCF,Removals,non_energetic,co2,1990,kton CO2-eq,0.0',
  'LULUCF,Emissions,non_energetic,co2,2021,kton CO2-eq,1000',
  'LULUCF,Emissions,non_energetic,other_ghg,2021,kton CO2-eq,5',
];

const lake = (amounts = AMOUNTS, more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [MAPPING]: [HEAD, ...SUBSECTORS].join('\n'),
    [FILE]: ['etm_sector,etm_subsector,use,ghg,year,unit,value', ...amounts].join('\n'),
    [`${INPUTS}/emissions_lulucf_non_energetic_co2.ad`]: '',
    [`${INPUTS}/emissions_lulucf_non_energetic_other_ghg.ad`]: '',
    [`${INPUTS}/emissions_industry_food_drink_energetic_other_ghg.ad`]: '',
    ...more,
  });

test('subsectors come by sector in the order of the chart, then as in the file', () => {
  expect(rowsOf(directEmissionSectors(sourcesOf(lake()), []))).toEqual([
    ['Industry', 'Other', 'non-energetic', '2.A,D–G', '2', '`industry_other`'],
    ['Industry', 'Food & drink', 'energetic', '1.A.2.e', '1.A.2', '`industry_food_drink`'],
    ['LULUCF', 'Removals', 'non-energetic', '4', '4', '`lulucf_removals`'],
    ['LULUCF', 'Emissions', 'non-energetic', '4', '4', '`lulucf_emissions`'],
    ['Waste', 'Non-specified', 'non-energetic', '5', '5', '`waste_non_specified`'],
  ]);
  const strange = lake(AMOUNTS, {[MAPPING]: `${HEAD}\nmoon_tides,energetic,Moon,Tides,6,6\n`});
  expect(() => directEmissionSectors(sourcesOf(strange), [])).toThrow('moon_tides: “Moon” or “energetic” is unknown');
});

test('amounts add up by sector, gas and year; what is taken up is taken off', () => {
  const written = emissionsFile(sourcesOf(lake()), ['aq2023']);
  expect(written).toContain(
    '| Sector | CO₂, 1990 (Mt) | Other gases, 1990 (Mt) | CO₂, 2021 (Mt) | Other gases, 2021 (Mt) |',
  );
  const rows = rowsOf(written);
  expect(rows).toHaveLength(11);
  expect(rows.filter(([, ...cells]) => cells.some((cell) => cell !== '0.000'))).toEqual([
    ['Industry', '1.500', '0.000', '0.020', '1.235'],
    ['LULUCF', '0.000', '0.000', '−2.000', '0.005'],
    ['All', '1.500', '0.000', '−1.980', '1.240'],
  ]);
  expect(written).toContain('{#emissions-file filter sort csv sum}');
});

test('inputs have what the file says of the start year; that of land use sets both its rows', () => {
  expect(rowsOf(directEmissionInputs(sourcesOf(lake()), ['aq2023']))).toEqual([
    [
      ...['Industry', 'Food & drink', 'energetic', 'other gases'],
      ...['`emissions_industry_food_drink_energetic_other_ghg`', '1,234.6'],
    ],
    ['LULUCF', 'All', 'non-energetic', 'CO₂', '`emissions_lulucf_non_energetic_co2`', '−2,000.0'],
    ['LULUCF', 'Emissions', 'non-energetic', 'other gases', '`emissions_lulucf_non_energetic_other_ghg`', '5.0'],
  ]);
});

test('an amount out of place, a third year, and an input without an amount are errors', () => {
  const file = (line: string): string => emissionsFile(sourcesOf(lake([...AMOUNTS, line])), ['aq2023']);
  expect(() => file('Industry,Beer,energetic,co2,2021,kton CO2-eq,1')).toThrow('nothing is known of industry_beer');
  expect(() => file('Waste,Non-specified,non_energetic,co2,2021,Mt,1')).toThrow('non_energetic, co2, Mt, 1');
  expect(() => file('Waste,Non-specified,non_energetic,co2,2021,kton CO2-eq,')).toThrow('nothing is known of waste');
  expect(() => file('Waste,Non-specified,non_energetic,co2,2022,kton CO2-eq,1')).toThrow(
    'is not of 1990 and one other',
  );
  const more = lake(AMOUNTS, {[`${INPUTS}/emissions_waste_non_specified_non_energetic_co2.ad`]: ''});
  expect(() => directEmissionInputs(sourcesOf(more), ['aq2023'])).toThrow(
    'no amount for emissions_waste_non_specified_non_energetic',
  );
});
