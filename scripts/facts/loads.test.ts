import {expect, test} from 'vitest';
import {daysFrom, everyFourthWeek, readLoads, wholeOf} from './loads';
import {ad, cloneOf} from './tables/fixture';

const CURVES = 'datasets/aq2023/curves';
const NODES = 'graphs/energy/nodes/energy';
const csv = (values: readonly number[]): string => values.map((value) => `${value}\n`).join('');

/** A region with hours that are four, and consumers that take 3.6 TJ (1 GW in one hour) each. */
function pond(): string {
  const rows = [
    ...['Residential', 'Commercial and public services', 'Agriculture/forestry', 'Rail', 'Road', 'Iron and steel'],
    ...[
      'Chemical and petrochemical',
      'Non-ferrous metals',
      'Non-metallic minerals',
      'Transport equipment',
      'Machinery',
    ],
    ...['Mining and quarrying', 'Food and tobacco', 'Paper, pulp and print', 'Wood and wood products', 'Construction'],
    ...['Textile and leather', 'Non-specified (industry)'],
  ];
  const flat = csv([1, 1, 1, 1]);
  const cars = [1, 2, 3, 4, 5].map((number) => `electric_vehicle_profile_${number}`);
  return cloneOf({
    'datasets/aq2023/energy_balance.open_access.csv': ['key,Electricity', ...rows.map((row) => `"${row}",3.6`)].join(
      '\n',
    ),
    'datasets/aq2023/aq2023.full.ad': ad({
      ...Object.fromEntries(cars.map((car) => [`${car}_share`, 0])),
      [`${cars[1]}_share`]: 1,
    }),
    ...Object.fromEntries(
      [
        ...cars,
        'flat',
        'buildings_appliances',
        'agriculture_electricity',
        'passenger_trains',
        'industry_other_electricity',
      ].map((curve) => [`${CURVES}/${curve}.csv`, flat]),
    ),
    [`${CURVES}/households_appliances.csv`]: csv([0, 0, 1, 0]),
    [`${CURVES}/electric_vehicle_profile_2.csv`]: csv([3, 1, 0, 0]),
    [`${CURVES}/weather/default/wind_offshore_baseline.csv`]: csv([1, 0.5, 0.5, 0]),
    [`${CURVES}/weather/default/solar_pv_on_land.csv`]: csv([0, 4, 1, 0]),
    [`${NODES}/energy_power_wind_turbine_offshore.ad`]: ad({full_load_hours: 1}),
    [`${NODES}/energy_power_solar_pv_solar_radiation.ad`]: ad({full_load_hours: 2}),
  });
}

test('demand is each consumer’s part of the balance in the shape of its profile, and plants have their full load hours', () => {
  const {demand, wind, sun} = readLoads(pond(), 'aq2023');
  // 16 of 18 consumers spread 1 GWh evenly; homes take theirs in the third hour, cars 3 and 1 parts in the first two.
  [4 + 0.75, 4 + 0.25, 4 + 1, 4].forEach((load, hour) => expect(demand[hour]).toBeCloseTo(load, 9));
  expect(wind).toEqual([0.5, 0.25, 0.25, 0]);
  expect(sun).toEqual([0, 1, 0.4, 0]); // no plant gives more than its capacity
});

const hours = Array.from({length: 8760}, (_, hour) => hour / 10);

test('a file holds whole numbers, with the sun taken off', () => {
  const loads = {demand: hours, wind: hours.map((hour) => hour / 100), sun: hours.map(() => 0.5)};
  const day = wholeOf(loads, 2, daysFrom(1, 1));
  expect(day.demand).toEqual(Array.from({length: 24}, (_, hour) => 14 + hour));
  expect(day.wind[23]).toBe(5); // 4.7 %
});

test('every fourth week has a quarter of the year, in blocks with the means of their hours', () => {
  const blocks = everyFourthWeek(11, 3)(hours);
  expect(blocks).toHaveLength(13 * 56);
  expect(blocks[0]).toBeCloseTo((11 * 24 + 1) / 10, 9);
  expect(blocks[56]).toBeCloseTo(((11 + 28) * 24 + 1) / 10, 9);
});
