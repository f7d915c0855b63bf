/**
 * `npm run curves -- etsource=<clone>` writes the numbers beside figures that are reduced from hourly curves of nl2023, in its
 * default weather. The clone is at the commit of config/sources.ts.
 */
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {
  added,
  type Curve,
  curvesOf,
  days,
  daysAbove,
  duration,
  everyFourthWeek,
  fromApril,
  meanDay,
  means,
  rounded,
  sampled,
  YEAR,
} from './facts/curves';
import {DATASET} from './facts/inputDetails';

/** Rows of the energy balance, by the curve that their consumption of electricity follows. */
const CONSUMERS = {
  households_appliances: ['Residential'],
  buildings_appliances: ['Commercial and public services'],
  agriculture_electricity: ['Agriculture/forestry'],
  passenger_trains: ['Rail'],
  ev_demand: ['Road'],
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

/** Hours that exceed a level: each of the first, then every 500th. */
const RANKS = [
  0, 1, 2, 3, 5, 7, 10, 14, 19, 25, 32, 40, 50, 64, 80, 100, 128, 160, 200, 256, 320, 400, 512, 700, 1000, 1500, 2000,
  2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000, 8500, 8760,
];

/** Profiles of charging, by what their sliders are called. */
const CHARGING = {home: 2, public: 1, work: 4, fast: 3};

/** The files below src/figures/, and what they hold. */
function filesOf(etsource: string): Readonly<Record<string, string>> {
  const {shape, plant, demand} = curvesOf(etsource, DATASET);
  const sea = plant('energy_power_wind_turbine_offshore', 'weather/wind_offshore_baseline');
  const land = plant('energy_power_wind_turbine_inland', 'weather/wind_inland_baseline');
  const percent = sea.map((share) => share * 100);
  const sun = plant('energy_power_solar_pv_solar_radiation', 'weather/solar_pv_on_land');
  const homes = shape('households_appliances');
  const buildings = shape('buildings_appliances');

  const load = demand(CONSUMERS);

  /** Demand of the country less so many GW of sun and of wind on land (0.1 GW), and wind at sea (% of its capacity). */
  const loads = (capacity: number, pick: (curve: Curve) => Curve, inland = 0): string =>
    JSON.stringify({
      demand: rounded(pick(load.map((gw, hour) => (gw - sun[hour]! * capacity - land[hour]! * inland) * 10))),
      wind: rounded(pick(percent)),
    });

  /** Demand of a sample region without cars (GW). Quantities are GWh a year. */
  const withoutCars = added([
    [homes, 25_000],
    [buildings, 35_000],
    [shape('industry_chemicals_electricity'), 25_000],
    [shape('industry_other_electricity'), 25_000],
  ]);

  /** Demand of a sample region (GW) with cars, less 30 GW of sun. */
  const other = added([
    [withoutCars, 1],
    [shape('electric_vehicle_profile_1'), 10_000],
    [sun, -30],
  ]);
  const residual = added([
    [other, 1],
    [sea, -8],
    [land, -8],
  ]);

  /** Demand of the country less 5 GW of wind at sea, 7 GW on land and 25 GW of sun (GW), and the days on which it is high. */
  const net = added([
    [load, 1],
    [sea, -5],
    [land, -7],
    [sun, -25],
  ]);
  const scarce = daysAbove(net, 15.25);
  const ofScarce = (curve: Curve): number[] => rounded(scarce.flatMap((day) => [...days(curve, day, 1)]));

  /** Per cent of the year's mean, day by day. */
  const daily = (parts: Readonly<Record<string, number>>): number[] =>
    rounded(means(added(Object.entries(parts).map(([key, share]) => [shape(key), share * YEAR]))));

  const hundredths = (curve: Curve): string => JSON.stringify(rounded(sampled(curve, 185), 2));
  return {
    'forecast/days.json': loads(20, (curve) => days(curve, 16, 9)), // 17 to 25 January
    // From 12 January on such weeks have deficits, surpluses and extremes close to those of the year.
    'LoadDuration/weeks.json': loads(30, (curve) => means(everyFourthWeek(curve, 11), 3)),
    'LossOfLoad/scarce.json': JSON.stringify({
      days: scarce,
      load: ofScarce(net.map((gw) => gw * 10)),
      wind: ofScarce(percent),
    }),
    'HybridWind/week.json': loads(20, (curve) => days(curve, 280, 7), 6.7), // 8 to 14 October
    'HeatNetworkYear/days.json': JSON.stringify({
      // As the two share the gas of homes in nl2023.
      needed: daily({'weather/insulation_terraced_houses_medium': 73, households_hot_water: 27}),
      sun: daily({'weather/solar_thermal': 100}),
    }),
    'CarbonPrice/hours.ts': `
      /** Every 185th hour of nl2023, so that each hour of the day is there about twice. Written by scripts/curves.ts. */
      /** Of wind at sea, as a share of its capacity. */
      export const WIND = ${hundredths(sea)};
      /** Of sun on land, as a share of its capacity. */
      export const SUN = ${hundredths(sun)};
      /** Demand of homes, buildings and steady users alike, as a share of about its highest. */
      export const DEMAND = ${hundredths(added([homes, buildings, shape('flat')].map((each) => [each, 0.25 * YEAR])))};`,
    'HoursThatPay/region.ts': `
      /** Residual load of the sample region, from the highest hour down: so many hours exceed so many GW. Written by scripts/curves.ts. */
      export const RANKS = ${JSON.stringify(RANKS)};
      export const RESIDUAL = ${JSON.stringify(rounded(duration(residual, RANKS), 2))};`,
    'HydrogenYear/weather.ts': `
      /** Daily means from 1 April on. Written by scripts/curves.ts. */
      /** Of wind at sea, % of its capacity. */
      export const WIND = ${JSON.stringify(rounded(means(fromApril(percent))))};
      /** Demand for electricity less what the sun makes, tenths of a GW. */
      export const OTHER = ${JSON.stringify(rounded(means(fromApril(other.map((gw) => gw * 10)))))};`,
    'ChargingProfiles/day.ts': `
      /** The mean day of a year, by its hours. Written by scripts/curves.ts. */
      /** Charging of electric cars by its profile, times the mean. */
      export const PROFILES = {${Object.entries(CHARGING)
        .map(([place, profile]) => {
          const times = shape(`electric_vehicle_profile_${profile}`).map((share) => share * YEAR);
          return `${place}: ${JSON.stringify(rounded(meanDay(times), 2))}`;
        })
        .join(',')}};
      /** Demand for electricity without cars, GW. */
      export const OTHER = ${JSON.stringify(rounded(meanDay(withoutCars), 2))};`,
  };
}

async function main(etsource: string): Promise<void> {
  for (const [name, text] of Object.entries(filesOf(etsource))) {
    const file = `src/figures/${name}`;
    writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
    console.log(`Written: ${file}`);
  }
}

const [, clone] = /^etsource=(.+)$/.exec(process.argv[2] ?? '') ?? [];
if (clone) void main(clone);
else {
  console.error('Usage: npm run curves -- etsource=<clone>');
  process.exitCode = 2;
}
