import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {known, Mistake} from '../blocks';
import {documentOf} from '../documents';
import {filesIn, readValues} from '../files';
import {readNodeValues} from '../values';
import type {Table} from './form';
import {fullLoadHours, oneDataset, readHours, sumOf} from './hours';
import {decimal, minus} from './numbers';
import {table} from './table';

/** What runs with the weather, by the nodes whose full load hours it has. */
const RUNS: readonly (readonly [name: string, ...nodes: string[]])[] = [
  ['Onshore wind (h)', 'energy_power_wind_turbine_inland'],
  ['Coastal wind (h)', 'energy_power_wind_turbine_coastal'],
  ['Offshore wind (h)', 'energy_power_wind_turbine_offshore'],
  ['Solar rooftop (h)', 'households_solar_pv_solar_radiation', 'buildings_solar_pv_solar_radiation'],
  ['Solar on land (h)', 'energy_power_solar_pv_solar_radiation'],
  ['Solar offshore (h)', 'energy_power_solar_pv_offshore'],
];

const DEFAULT = 'default';

const DIFFERENCE = 'average_difference_in_air_temperature';

/** The default weather of a dataset beside its weather years. */
export const weatherYears: Table = ({etsource}, args) => {
  const dataset = oneDataset(etsource, args);
  const folder = `datasets/${dataset}/curves/weather`;
  const years = readdirSync(path.join(etsource, folder))
    .filter((year) => year !== DEFAULT)
    .toSorted();
  const columns = [DEFAULT, ...years];
  const values = readNodeValues(etsource, dataset);
  const properties = new Map(
    years.map((year) => [year, readValues(etsource, `${folder}/${year}/weather_properties.csv`)]),
  );
  const property = (year: string, key: string): number =>
    known(properties.get(year)?.(key, 'value'), `${folder}/${year}/weather_properties.csv says no ${key}`);
  const factors = factorsIn(etsource);
  // Without a weather year nothing changes (etsource: inputs/flexibility/weather/settings_weather_curve_set.ad).
  const differences = columns.map((year) => (year === DEFAULT ? 0 : property(year, DIFFERENCE)));
  const temperatures = columns.map((year) => readHours(etsource, dataset, 'weather/air_temperature', year));
  const windOf = (place: string): readonly Run[] =>
    columns.map((year) => ({
      hours: readHours(etsource, dataset, `weather/wind_${place}_baseline`, year),
      runs: hoursOf(year, [`energy_power_wind_turbine_${place}`]),
    }));
  const offshore = windOf('offshore');

  const rows = [
    ...RUNS.map(([name, ...nodes]) => [name, ...columns.map((year) => decimal(hoursOf(year, nodes)))]),
    ['Highest hour of onshore wind (%)', ...windOf('inland').map(highestHour)],
    ['Highest hour of offshore wind (%)', ...offshore.map(highestHour)],
    ['Stillest 14 days of offshore wind (%)', ...offshore.map(stillest)],
    [
      'Mean temperature of the hours (°C)',
      ...temperatures.map((hours) => minus((sumOf(hours) / hours.length).toFixed(1))),
    ],
    ['Coldest day, mean (°C)', ...temperatures.map(coldestDay)],
    ['Difference that counts for the amount (°C)', ...differences.map((x) => (x ? minus(x.toFixed(3)) : '0'))],
    ['Heating factor', ...differences.map((x) => (x ? minus(factors.heat(x).toFixed(4)) : '1'))],
    ['Cooling factor', ...differences.map((x) => (x ? minus(factors.cool(x).toFixed(4)) : '1'))],
  ];
  return table(
    `Default weather and weather years in ${dataset}`,
    'weather-year-numbers',
    ['Property', 'Default', ...years],
    rows,
    {tools: ['csv']},
  );

  /** The full load hours of nodes that have the same ones. */
  function hoursOf(year: string, nodes: readonly string[]): number {
    const all = new Set(
      nodes.map((node) =>
        year === DEFAULT ? (values.of(node, 'full_load_hours') ?? Number.NaN) : property(year, `flh_of_${node}`),
      ),
    );
    const [hours = Number.NaN] = all;
    if (all.size > 1 || Number.isNaN(hours)) throw new Mistake(`${year}: no full load hours of ${nodes.join(' and ')}`);
    return hours;
  }
};

/** A shape that is fitted to full load hours. */
interface Run {
  readonly hours: readonly number[];
  readonly runs: number;
}

/** The highest hour, in percent of the capacity: less than all of it where the shape has too many full load hours. */
function highestHour({hours, runs}: Run): string {
  return minus(Math.min((runs / fullLoadHours(hours)) * 100, 100).toFixed(1));
}

/** The least that 14 days on end give within the year, in percent of the capacity. */
function stillest({hours, runs}: Run): string {
  const sum = sumOf(hours);
  let within = sumOf(hours.slice(0, FORTNIGHT));
  let least = within;
  for (let hour = FORTNIGHT; hour < hours.length; hour += 1) {
    within += hours[hour]! - hours[hour - FORTNIGHT]!;
    least = Math.min(least, within);
  }
  return minus(((least / FORTNIGHT / sum) * runs * 100).toFixed(1));
}

const FORTNIGHT = 14 * 24; // hours

function coldestDay(hours: readonly number[]): string {
  const days = Array.from({length: hours.length / 24}, (_, day) => sumOf(hours.slice(day * 24, day * 24 + 24)) / 24);
  return minus(Math.min(...days).toFixed(1));
}

/** What a difference in temperature does to the demand for heat and cooling, by the formulas in the input of weather years. */
function factorsIn(etsource: string): Readonly<Record<'heat' | 'cool', (x: number) => number>> {
  const [file] = filesIn(etsource, 'inputs', '/settings_weather_curve_set.ad');
  const source = readFileSync(known(file, 'etsource has no input settings_weather_curve_set'), 'utf8');
  const query = documentOf('', '', source).text('query') ?? '';
  const read = (name: string): ((x: number) => number) => {
    const [, polynomial] = new RegExp(`\\b${name} = ([^;]+);`).exec(query) ?? [];
    if (!polynomial) throw new Mistake(`settings_weather_curve_set says no ${name}`);
    return (x) => valueOf(polynomial, x);
  };
  return {heat: read('heat_factor'), cool: read('cool_factor')};
}

/** The value of `1.0 - 0.15 * x + 0.02 * x**2` and the like. */
function valueOf(polynomial: string, x: number): number {
  const terms = polynomial
    .split(/ (?=[-+] )/)
    .map((term) => /^([-+]? ?[\d.]+)(?: \* (x)(?:\*\*(\d))?)?$/.exec(term.trim()));
  return sumOf(
    terms.map((term) => {
      if (!term) throw new Mistake(`“${polynomial}” is no polynomial of x`);
      const [, number = '', by, power = '1'] = term;
      return Number(number.replace(' ', '')) * (by ? x ** Number(power) : 1);
    }),
  );
}
