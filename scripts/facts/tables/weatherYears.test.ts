import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {weatherYears} from './weatherYears';

const WEATHER = 'datasets/aq2023/curves/weather';
const HOURS = 15 * 24;
const lines = (at: (hour: number) => number): string =>
  Array.from({length: HOURS}, (_, hour) => `${at(hour)}\n`).join('');
const PLANTS = [
  ...['energy_power_wind_turbine_inland', 'energy_power_wind_turbine_coastal', 'energy_power_wind_turbine_offshore'],
  ...['households_solar_pv_solar_radiation', 'buildings_solar_pv_solar_radiation'],
  ...['energy_power_solar_pv_solar_radiation', 'energy_power_solar_pv_offshore'],
];

/** Wind that blows in the first day only, and twice as hard in its first hour; the second day is cold. */
const wind = lines((hour) => (hour === 0 ? 2 : hour < 24 ? 1 : 0.25));
const temperature = lines((hour) => (hour >= 24 && hour < 48 ? -5.25 : 10));

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    ...Object.fromEntries(
      PLANTS.map((node) => [`graphs/energy/nodes/lake/${node}.ad`, ad({full_load_hours: 43.6}).replace('-', '~')]),
    ),
    ...Object.fromEntries(
      ['default', '1999', '1987'].flatMap((year) => [
        [`${WEATHER}/${year}/air_temperature.csv`, year === 'default' ? `\uFEFF${temperature}` : temperature],
        [`${WEATHER}/${year}/wind_inland_baseline.csv`, wind],
        [`${WEATHER}/${year}/wind_offshore_baseline.csv`, wind],
      ]),
    ),
    ...Object.fromEntries(
      ['1999', '1987'].map((year) => [
        `${WEATHER}/${year}/weather_properties.csv`,
        [
          'key,value,unit',
          ...PLANTS.map(
            (node, place) =>
              `flh_of_${node},${place === 3 || place === 4 ? 1234.4 : place || year === '1987' ? 54.5 : 60},hours`,
          ),
          `average_difference_in_air_temperature,${year === '1987' ? -2.0268 : 0.5},degC\n`,
        ].join('\n'),
      ]),
    ),
    'inputs/lake/settings_weather_curve_set.ad': [
      '- query =',
      '    x = WEATHER_PROPERTY(average_difference_in_air_temperature);',
      '    heat_factor = 1.0 - 0.5 * x;',
      '    cool_factor = 1.0 + 0.25 * x + 0.1 * x**2;',
      '- priority = 2\n',
    ].join('\n'),
    ...more,
  });

const write = (clone = lake()): string => weatherYears(sourcesOf(clone), ['aq2023']);

test('the default stands beside the weather years: full load hours, wind, temperature, and factors by the formulas of the input', () => {
  // The shape has (2 + 23 + 336 × 0.25) ÷ 2 = 54.5 full load hours; a fortnight without the first day gives 84 ÷ 109 of them.
  expect(rowsOf(write())).toEqual([
    ['Onshore wind (h)', '43.6', '54.5', '60'],
    ['Coastal wind (h)', '43.6', '54.5', '54.5'],
    ['Offshore wind (h)', '43.6', '54.5', '54.5'],
    ['Solar rooftop (h)', '43.6', '1,234.4', '1,234.4'],
    ['Solar on land (h)', '43.6', '54.5', '54.5'],
    ['Solar offshore (h)', '43.6', '54.5', '54.5'],
    ['Highest hour of onshore wind (%)', '80.0', '100.0', '100.0'],
    ['Highest hour of offshore wind (%)', '80.0', '100.0', '100.0'],
    ['Stillest 14 days of offshore wind (%)', '10.0', '12.5', '12.5'],
    ['Mean temperature of the hours (°C)', '9.0', '9.0', '9.0'],
    ['Coldest day, mean (°C)', '−5.3', '−5.3', '−5.3'],
    ['Difference that counts for the amount (°C)', '0', '−2.027', '0.500'],
    ['Heating factor', '1', '2.0134', '0.7500'],
    ['Cooling factor', '1', '0.9041', '1.1500'],
  ]);
  expect(write()).toContain('| Property | Default | 1987 | 1999 |');
});

test('roofs that differ, and a property, formula or file that is missing, are errors', () => {
  const roof = 'graphs/energy/nodes/lake/buildings_solar_pv_solar_radiation.ad';
  expect(() => write(lake({[roof]: ad({full_load_hours: 900})}))).toThrow('default: no full load hours of households');
  const input = 'inputs/lake/settings_weather_curve_set.ad';
  expect(() => write(lake({[`${WEATHER}/1987/weather_properties.csv`]: 'key,value\n'}))).toThrow(
    'says no average_diff',
  );
  expect(() => write(lake({[input]: '- query = x = 1;\n'}))).toThrow('says no heat_factor');
  expect(() => write(lake({[input]: '- query =\n    heat_factor = 1 - SIN(x);\n    cool_factor = 1;\n'}))).toThrow(
    '“1 - SIN(x)” is no polynomial of x',
  );
  expect(() => weatherYears(sourcesOf(lake()), ['aq1999'])).toThrow('“aq1999” is no dataset');
});
