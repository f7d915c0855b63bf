import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {heatPumps} from './heatPumps';

const NODES = 'graphs/energy/nodes';

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/households/households_water_heater_heatpump_lake_electricity.converter.ad`]: ad({
      ...{'fever.base_cop': '2.50', 'fever.cop_per_degree': 0.2, 'input.electricity': 0.25},
    }),
    [`${NODES}/households/households_space_heater_heatpump_lake_electricity.ad`]: ad({'input.electricity': 0.3125}),
    [`${NODES}/households/households_space_heater_heatpump_lake_electricity_aggregator.ad`]: ad({use: 'energetic'}),
    [`${NODES}/buildings/buildings_space_heater_heatpump_air_electricity.ad`]: ad({'input.electricity': 0.303}),
    [`${NODES}/households/households_space_heater_coal.ad`]: ad({use: 'energetic'}),
    ...more,
  });

const NAMES = {heatpump_air_electricity: 'Air', heatpump_lake_electricity: 'Lake'};
const write = (clone = lake()): string => heatPumps(sourcesOf(clone, NAMES), ['cop']);

test('the COP follows the temperature, never below 1, or from the share of electricity; kinds come as in the words', () => {
  expect(rowsOf(write())).toEqual([
    [
      'Air',
      'Buildings, space heating',
      '3.300',
      '0',
      '3.300',
      '3.300',
      '`buildings_space_heater_heatpump_air_electricity`',
    ],
    [
      'Lake',
      'Homes, space heating',
      '3.2',
      '0',
      '3.200',
      '3.200',
      '`households_space_heater_heatpump_lake_electricity`',
    ],
    [
      'Lake',
      'Homes, hot water',
      '2.50',
      '0.2',
      '1.000',
      '4.500',
      '`households_water_heater_heatpump_lake_electricity`',
    ],
  ]);
});

test('a new use, and a pump without numbers, are errors', () => {
  const pump = (key: string, attributes = ''): string => lake({[`${NODES}/buildings/${key}.ad`]: attributes});
  expect(() => write(pump('barns_space_heater_heatpump_air_electricity'))).toThrow(
    'what barns_space_heater_heatpump_air_electricity heats',
  );
  expect(() => write(pump('buildings_space_heater_heatpump_air_electricity'))).toThrow('nothing says its input');
});
