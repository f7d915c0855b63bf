import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {heatSources} from './heatSources';
import type {SourceWords} from './sources';

const NODES = 'graphs/energy/nodes/lake';
const LOCALES = 'config/locales/interface/input_elements';
const inNetwork = (network: string, subtype: string, group = 'flat'): Readonly<Record<string, string>> => ({
  [`heat_network_${network}.type`]: 'producer',
  [`heat_network_${network}.subtype`]: subtype,
  [`heat_network_${network}.group`]: group,
});
const slider = (key: string, unit: string, node?: string): string =>
  `- {key: ${key}, unit: "${unit}"${node ? `, related_node: ${node}` : ''}}\n`;

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/sun_ht_roof.ad`]: ad({...inNetwork('ht', 'must_run', 'weather/sun'), 'output.steam_hot_water': 0.6}),
    [`${NODES}/spring_ht_hot.ad`]: ad({
      ...{...inNetwork('ht', 'must_run', 'spring'), full_load_hours: 4380},
      ...{'input.electricity': 0.05, 'input.geothermal': 0.95, 'output.steam_hot_water': 1},
    }),
    [`${NODES}/pump_mt_lake.ad`]: ad({
      ...{...inNetwork('mt', 'dispatchable'), availability: 0.985, 'output.steam_hot_water': 1},
      ...{'input.electricity': 0.4, 'input.ambient_heat': 0.6},
    }),
    [`${NODES}/pump_lt_lake.ad`]: ad({
      ...{...inNetwork('lt', 'dispatchable'), availability: 0.985, 'output.steam_hot_water': 1},
      ...{'input.electricity': 0.25, 'input.ambient_heat': 0.75},
    }),
    [`${NODES}/stove_ht_peat.ad`]: `${ad({...inNetwork('ht', 'dispatchable'), availability: 0.25})}~ output.steam_hot_water = CENTRAL_PRODUCTION(stoves, heat)\n`,
    [`${NODES}/stove_mt_peat.ad`]: ad({
      ...inNetwork('mt', 'dispatchable'),
      ...{availability: 0.25, 'output.steam_hot_water': 0.72},
    }),
    [`${NODES}/mill_ht_waste.ad`]: ad({...inNetwork('ht', 'must_run'), full_load_hours: 8760}),
    [`${NODES}/last_ht_gas.ad`]: ad({...inNetwork('ht', 'backup'), 'output.steam_hot_water': 1.03}),
    [`${NODES}/last_lt_gas.ad`]: ad({...inNetwork('lt', 'backup'), 'output.steam_hot_water': 1.03}),
    [`${NODES}/lamp.ad`]: ad({'merit_order.type': 'consumer'}),
    'inputs/heat/volume_of_mill.ad': '- query =\n    UPDATE(\n      V(mill_ht_waste), demand, 1)\n',
    'datasets/aq2023/central_producers.csv': 'key,heat\nstoves,7.2E-01\n',
    'datasets/aq2023/curves/spring.csv': '0.5\n0.5\n',
    'datasets/aq2023/curves/weather/1987/sun.csv': '1\n1\n',
    'config/interface/input_elements/supply_heat_sources_ht.yml': [
      slider('size_of_sun_ht_roof', 'MW', 'sun_ht_roof'),
      slider('size_of_spring_ht_hot', 'MW', 'spring_ht_hot'),
      slider('volume_of_mill', 'PJ'),
      slider('size_of_stove_ht_peat', 'MW', 'stove_ht_peat'),
      slider('price_of_stove', '€/MWh', 'stove_ht_peat'),
      slider('size_of_lamp', 'MW', 'lamp'),
    ].join(''),
    'config/interface/input_elements/supply_heat_sources_mt.yml':
      slider('size_of_pump_mt_lake', 'MW', 'pump_mt_lake') + slider('size_of_stove_mt_peat', 'MW', 'stove_mt_peat'),
    'config/interface/input_elements/supply_heat_sources_lt.yml': slider('size_of_pump_lt_lake', 'MW', 'pump_lt_lake'),
    [`${LOCALES}/en_supply.yml`]: `en: {input_elements: {${Object.entries({
      ...{size_of_sun_ht_roof: 'Sun', size_of_spring_ht_hot: 'Springs (hot)', volume_of_mill: 'Warmth & mills'},
      ...{size_of_stove_ht_peat: 'Stove', size_of_stove_mt_peat: 'Stove'},
      ...{size_of_pump_mt_lake: 'Pump', size_of_pump_lt_lake: 'Pump'},
    })
      .map(([key, title]) => `${key}: {title: "${title}"}`)
      .join(', ')}}}\n`,
    ...more,
  });

const WORDS: Readonly<Record<string, SourceWords>> = {
  sun_ht_roof: 'sun',
  spring_ht_hot: 'electricity',
  mill_ht_waste: '–',
  'stove_…_peat': 'peat',
  'pump_…_lake': 'electricity',
  'last_…_gas': {words: 'Last burner', takes: 'gas'},
};
const write = (clone = lake(), words = WORDS): string => heatSources(sourcesOf(clone, words), []);

test('a source that is the same in its networks has one row, one that differs a row for each', () => {
  expect(rowsOf(write()).map(([source, networks, , , heat, , , key]) => [source, networks, heat, key])).toEqual([
    ['**Sun**', 'HT', '0.600', '`size_of_sun_ht_roof`'],
    ['**Springs (hot)**', 'HT', '20.000', '`size_of_spring_ht_hot`'],
    ['**Warmth & mills**', 'HT', '–', '`volume_of_mill`'],
    ['**Stove**', 'HT, MT', '0.720', '`size_of_stove_…_peat`'],
    ['MT: **Pump**', 'MT', '2.500', '`size_of_pump_mt_lake`'],
    ['LT: **Pump**', 'LT', '4.000', '`size_of_pump_lt_lake`'],
    ['Last burner', 'HT, LT', '1.030', '–'],
  ]);
});

test('hours and the most in an hour go by class and profile; a flat profile may be a file, and an amount has no capacity', () => {
  expect(rowsOf(write()).map(([source, , hours, , , most, kind]) => [source, kind, hours, most])).toEqual([
    ['**Sun**', 'must-run', 'by the profile `weather/sun`', '–'],
    ['**Springs (hot)**', 'must-run', 'the same in each hour', '50.0'],
    ['**Warmth & mills**', 'must-run', 'the same in each hour', '–'],
    ['**Stove**', 'dispatchable', 'in its place in the order', '25.0'],
    ['MT: **Pump**', 'dispatchable', 'in its place in the order', '98.5'],
    ['LT: **Pump**', 'dispatchable', 'in its place in the order', '98.5'],
    ['Last burner', 'backup', 'last, for what is missing', '–'],
  ]);
});

test('what has no name, node, title or number is an error', () => {
  expect(() => write(lake(), {...WORDS, 'last_…_gas': 'gas'})).toThrow('nothing names last_ht_gas');
  expect(() => write(lake({'inputs/heat/volume_of_mill.ad': ''}))).toThrow('which node volume_of_mill sets');
  expect(() => write(lake({[`${LOCALES}/en_supply.yml`]: 'en: {input_elements: {}}\n'}))).toThrow(
    'the interface has no title for size_of_sun_ht_roof',
  );
  const stove = (attributes: Readonly<Record<string, string | number>>): string =>
    lake({[`${NODES}/stove_mt_peat.ad`]: ad(attributes)});
  expect(() => write(stove(inNetwork('mt', 'dispatchable')))).toThrow('stove_mt_peat: nothing says its output.steam');
  const heat = {'output.steam_hot_water': 1};
  expect(() => write(stove({...inNetwork('mt', 'dispatchable'), ...heat}))).toThrow('nothing says its availability');
  expect(() => write(stove({...inNetwork('mt', 'volatile'), ...heat}))).toThrow('known of heat_network_mt volatile');
  expect(() => write(stove({...inNetwork('mt', 'dispatchable'), ...heat, 'input.peat': 0.9}))).toThrow(
    'its inputs do not add up to 1',
  );
});
