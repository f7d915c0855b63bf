import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {hydrogenProduction} from './hydrogenProduction';
import type {SourceWords} from './sources';

const NODES = 'graphs/energy/nodes/lake';
const SLIDERS = 'config/interface/input_elements';
const source = (subtype: string, more: Readonly<Record<string, string | number>> = {}): string =>
  ad({'hydrogen.type': 'producer', 'hydrogen.subtype': subtype, 'output.hydrogen': 0.66, ...more});
const store = (output: number): string =>
  ad({'hydrogen.type': 'flex', 'hydrogen.subtype': 'storage', 'output.hydrogen': output});

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/reformer.ad`]: source('must_run', {
      ...{'hydrogen.group': 'flat', full_load_hours: 8322},
      ...{'output.hydrogen': 0.8130081, 'input.peat': 0.02, 'input.reed': 0.98, 'input.electricity': 0},
    }),
    [`${NODES}/reformer_quick.ad`]: source('dispatchable', {availability: 1, full_load_hours: 8322}),
    [`${NODES}/border.ad`]: source('must_run', {'hydrogen.group': 'border', full_load_hours: 8760}),
    [`${NODES}/park.ad`]: source('volatile', {'hydrogen.group': 'dynamic: wind'}),
    [`${NODES}/grid.ad`]: source('must_run', {'hydrogen.group': 'self: electricity_input_curve'}),
    [`${NODES}/ship.ad`]: source('must_run', {'hydrogen.group': 'tides'}),
    [`${NODES}/cavern.ad`]: store(1),
    [`${NODES}/field.ad`]: store(1),
    [`${NODES}/last.ad`]: source('backup'),
    [`${NODES}/reformer_ccs.ad`]: source('must_run', {'hydrogen.group': 'flat'}),
    [`${NODES}/cable.ad`]: ad({'merit_order.type': 'consumer'}),
    'inputs/size_of_border.ad': '- query = UPDATE(L(border), demand, 1)\n',
    'datasets/aq2023/curves/border.csv': '1\n1\n',
    'datasets/aq2023/curves/tides.csv': '1\n2\n',
    [`${SLIDERS}/supply_hydrogen_production.yml`]: [
      '- {key: size_of_park, unit: MW, related_node: park, interface_group: hydrogen_must_run}',
      '- {key: size_of_reformer, unit: MW, related_node: reformer, interface_group: hydrogen_must_run}',
      '- {key: size_of_quick, unit: MW, related_node: reformer_quick, interface_group: hydrogen_dispatchable}',
      '- {key: size_of_border, unit: MW, interface_group: hydrogen_must_run}',
      '- {key: size_of_ship, unit: MW, related_node: ship, interface_group: hydrogen_must_run}',
    ].join('\n'),
    [`${SLIDERS}/flexibility_flexibility_power_to_gas.yml`]: '- {key: price_of_grid, unit: "€/MWh"}\n',
    [`${SLIDERS}/flexibility_flexibility_hybrid_offshore_wind.yml`]: [
      '- {key: size_of_grid, unit: "%", related_node: grid}',
      '- {key: size_of_cable, unit: "%", related_node: cable}',
    ].join('\n'),
    'config/locales/interface/input_elements/en_supply.yml':
      'en: {input_elements: {size_of_park: {title: Park}, size_of_reformer: {title: Reformer}, size_of_quick: {title: Reformer}, size_of_border: {title: H<sub>2</sub> & border}, size_of_ship: {title: Ship}, size_of_grid: {title: Part}}}\n',
    ...more,
  });

const WORDS: Readonly<Record<string, SourceWords>> = {
  reformer: 'peat, reed',
  reformer_quick: 'peat',
  border: '–',
  park: 'electricity',
  ship: 'ammonia',
  grid: {words: 'Electrolysis from the grid', takes: 'electricity'},
  'energy_hydrogen_storage_…': {words: 'Stores', takes: 'hydrogen', key: 'see [storage](#storage)'},
  last: {words: '**Last resort**', takes: '–'},
};
const write = (clone = lake(), words = WORDS): string => hydrogenProduction(sourcesOf(clone, words), []);

test('sources come in the order of the words, by class and profile; stores share a row, and nodes without a slider have none', () => {
  expect(rowsOf(write())).toEqual([
    ['**Reformer**', 'must-run', 'peat, reed', '0.813', '95.0', '`size_of_reformer`'],
    ['**Reformer**, dispatchable', 'dispatchable', 'peat', '0.660', '100.0', '`size_of_quick`'],
    ['**H₂ & border**', 'must-run', '–', '–', '100.0', '`size_of_border`'],
    ['**Park**', 'volatile', 'electricity', '0.660', 'by profile', '`size_of_park`'],
    ['**Ship**', 'must-run', 'ammonia', '0.660', 'by profile', '`size_of_ship`'],
    ['Electrolysis from the grid', 'must-run', 'electricity', '0.660', 'by price', '`size_of_grid`'],
    ['Stores', 'storage', 'hydrogen', '1.000', 'by order', 'see [storage](#storage)'],
    ['**Last resort**', 'backup', '–', '–', 'what is missing', '–'],
  ]);
});

test('stores that differ, and what has no name or number, are errors', () => {
  expect(() => write(lake({[`${NODES}/field.ad`]: store(0.9)}))).toThrow('field gives back another share than cavern');
  expect(() => write(lake(), {...WORDS, last: '–'})).toThrow('words.yml has no name for last');
  const flat = source('must_run', {'hydrogen.group': 'flat'});
  expect(() => write(lake({[`${NODES}/ship.ad`]: flat}))).toThrow('ship: nothing says its full_load_hours');
  expect(() => write(lake({[`${NODES}/ship.ad`]: source('swimming')}))).toThrow(
    'nothing is known of hydrogen swimming',
  );
});
