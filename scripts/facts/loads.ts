import {known} from './blocks';
import {readValues} from './files';
import {readHours, sumOf} from './tables/hours';
import {readArea, readNodeValues} from './values';

/** The hours of a dataset's year, for figures: what is wanted, and what a weather-driven plant gives of its capacity. */
export interface Loads {
  readonly demand: readonly number[]; // GW
  readonly wind: readonly number[]; // at sea: share of the capacity, 0 to 1
  readonly sun: readonly number[]; // on land: share of the capacity, 0 to 1
}

/** A mix of profiles, with a share for each. */
const CARS = 'ev_demand';
const CAR_PROFILES = [1, 2, 3, 4, 5].map((number) => `electric_vehicle_profile_${number}`);

/** The profiles that consumers of electricity follow, by what they are called in the energy balance. */
const DEMANDS: Readonly<Record<string, readonly string[]>> = {
  households_appliances: ['Residential'],
  buildings_appliances: ['Commercial and public services'],
  agriculture_electricity: ['Agriculture/forestry'],
  passenger_trains: ['Rail'],
  [CARS]: ['Road'],
  flat: ['Iron and steel', 'Chemical and petrochemical', 'Non-ferrous metals'],
  industry_other_electricity: [
    'Non-metallic minerals',
    'Transport equipment',
    'Machinery',
    'Mining and quarrying',
    'Food and tobacco',
    'Paper, pulp and print',
    'Wood and wood products',
    'Construction',
    'Textile and leather',
    'Non-specified (industry)',
  ],
};

const WIND = {node: 'energy_power_wind_turbine_offshore', curve: 'weather/wind_offshore_baseline'};
const SUN = {node: 'energy_power_solar_pv_solar_radiation', curve: 'weather/solar_pv_on_land'};

const DAY = 24; // hours
const GW_OF_TJ_PER_HOUR = 1 / 3.6;

/** What a file beside a figure holds: whole numbers. */
export interface Whole {
  readonly demand: readonly number[]; // less a capacity of sun, in 0.1 GW
  readonly wind: readonly number[]; // per cent of the capacity
}

/** The hours of a year, with a capacity of sun (GW) taken off the demand; `pick` chooses and reduces those of each curve. */
export function wholeOf(
  {demand, wind, sun}: Loads,
  capacity: number,
  pick: (hours: readonly number[]) => readonly number[],
): Whole {
  const part = (values: readonly number[], times: number): number[] =>
    pick(values).map((value) => Math.round(value * times) + 0);
  return {
    demand: part(
      demand.map((load, hour) => load - sun[hour]! * capacity),
      10,
    ),
    wind: part(wind, 100),
  };
}

/** Chooses days of a year, the first of which is 0. */
export function daysFrom(first: number, count: number): (hours: readonly number[]) => readonly number[] {
  return (hours) => hours.slice(first * DAY, (first + count) * DAY);
}

/** Chooses a week in every four, from a day on, by the means of some hours each. */
export function everyFourthWeek(first: number, hoursOfBlock: number): (hours: readonly number[]) => readonly number[] {
  return (hours) => {
    const weeks = Array.from({length: 13}, (_, week) => daysFrom(first + week * 28, 7)(hours)).flat();
    return Array.from({length: weeks.length / hoursOfBlock}, (_, block) => {
      const part = weeks.slice(block * hoursOfBlock, (block + 1) * hoursOfBlock);
      return sumOf(part) / part.length;
    });
  };
}

/**
 * Demand: final consumption of electricity by the energy balance, each consumer's in the shape of its profile. Plants: the shape of
 * the weather, brought to the full load hours of the dataset.
 */
export function readLoads(etsource: string, dataset: string): Loads {
  const balance = readValues(etsource, `datasets/${dataset}/energy_balance.open_access.csv`);
  const nodes = readNodeValues(etsource, dataset);
  const consumers = Object.entries(DEMANDS).map(([curve, rows]) => {
    const hours = curve === CARS ? carsOf(etsource, dataset) : readHours(etsource, dataset, curve);
    const year = sumOf(
      rows.map((row) => known(balance(row, 'Electricity'), `${dataset} has no electricity of ${row}`)),
    );
    return {hours, factor: (year / sumOf(hours)) * GW_OF_TJ_PER_HOUR};
  });
  const shareOf = ({node, curve}: typeof WIND): number[] => {
    const hours = readHours(etsource, dataset, curve);
    const factor = nodes.given(node, 'full_load_hours') / sumOf(hours);
    return hours.map((hour) => Math.min(hour * factor, 1));
  };
  return {
    demand: consumers[0]!.hours.map((_, hour) => sumOf(consumers.map(({hours, factor}) => hours[hour]! * factor))),
    wind: shareOf(WIND),
    sun: shareOf(SUN),
  };
}

function carsOf(etsource: string, dataset: string): number[] {
  const area = readArea(etsource, dataset);
  const profiles = CAR_PROFILES.map((curve) => {
    const hours = readHours(etsource, dataset, curve);
    return {hours, factor: known(area.number(`${curve}_share`), `${dataset} says no ${curve}_share`) / sumOf(hours)};
  });
  return profiles[0]!.hours.map((_, hour) => sumOf(profiles.map(({hours, factor}) => hours[hour]! * factor)));
}
