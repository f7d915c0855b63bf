/**
 * `npx tsx scripts/curves.ts etsource=<clone>` writes the numbers beside figures that are reduced from hourly curves of nl2023.
 * The clone is at the commit of config/sources.ts.
 */
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {added, dailyMeans, duration, fromApril, meanDay, readShape, rounded} from './facts/curves';
import {DATASET} from './facts/inputDetails';

/** Hours that exceed a level: each of the first, then every 500th. */
const RANKS = [
  0, 1, 2, 3, 5, 7, 10, 14, 19, 25, 32, 40, 50, 64, 80, 100, 128, 160, 200, 256, 320, 400, 512, 700, 1000, 1500, 2000,
  2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000, 8500, 8760,
];

/** Demand of the sample region (GWh), and what its wind turbines and panels make in a year (GW × full load hours of nl2023). */
const REGION: readonly (readonly [name: string, quantity: number])[] = [
  ['households_appliances', 25_000],
  ['buildings_appliances', 35_000],
  ['industry_chemicals_electricity', 25_000],
  ['industry_other_electricity', 25_000],
  ['electric_vehicle_profile_1', 10_000],
  ['weather/default/wind_offshore_baseline', -8 * 3397],
  ['weather/default/wind_inland_baseline', -8 * 2756],
  ['weather/default/solar_pv_on_land', -30 * 950],
];

/** Demand for electricity of the hydrogen figure's region, less what its panels make (GWh). */
const OTHER = REGION.filter(([name]) => !name.includes('wind'));

/** Of that region's demand, what is not of cars (GWh). */
const WITHOUT_CARS = REGION.filter(([name, quantity]) => quantity > 0 && !name.startsWith('electric_vehicle'));

/** Profiles of charging, by what their sliders are called. */
const CHARGING = {home: 2, public: 1, work: 4, fast: 3};

async function main(clone: string): Promise<void> {
  const shape = (name: string): number[] => readShape(clone, DATASET, name);
  const residual = added(REGION.map(([name, quantity]) => [shape(name), quantity]));
  await write(
    'src/figures/HoursThatPay/region.ts',
    `/** Residual load of the sample region, from the highest hour down: so many hours exceed so many GW. Written by scripts/curves.ts. */
    export const RANKS = ${JSON.stringify(RANKS)};
    export const RESIDUAL = ${JSON.stringify(rounded(duration(residual, RANKS), 2))};`,
  );
  const wind = shape('weather/default/wind_offshore_baseline').map((share) => share * 3397);
  const other = added(OTHER.map(([name, quantity]) => [shape(name), quantity]));
  await write(
    'src/figures/HydrogenYear/weather.ts',
    `/** Daily means from 1 April on. Written by scripts/curves.ts. */
    /** Of wind at sea, % of its capacity. */
    export const WIND = ${JSON.stringify(rounded(dailyMeans(fromApril(wind).map((share) => share * 100)), 0))};
    /** Demand for electricity less what the sun makes, tenths of a GW. */
    export const OTHER = ${JSON.stringify(rounded(dailyMeans(fromApril(other).map((load) => load * 10)), 0))};`,
  );
  const day = (curve: readonly number[], digits: number): string => JSON.stringify(rounded(meanDay(curve), digits));
  const profiles = Object.entries(CHARGING).map(([place, profile]) => {
    const share = shape(`electric_vehicle_profile_${profile}`);
    return `${place}: ${day(
      share.map((value) => value * share.length),
      2,
    )}`;
  });
  await write(
    'src/figures/ChargingProfiles/day.ts',
    `/** The mean day of a year, by its hours. Written by scripts/curves.ts. */
    /** Charging of electric cars by its profile, times the mean. */
    export const PROFILES = {${profiles.join(',')}};
    /** Demand for electricity without cars, GW. */
    export const OTHER = ${day(added(WITHOUT_CARS.map(([name, quantity]) => [shape(name), quantity])), 2)};`,
  );
}

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
  console.log(`Written: ${file}`);
}

const [, clone] = /^etsource=(.+)$/.exec(process.argv[2] ?? '') ?? [];
if (!clone) throw new Error('Usage: npx tsx scripts/curves.ts etsource=<clone>');
void main(clone);
