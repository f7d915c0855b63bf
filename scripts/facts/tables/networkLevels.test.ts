import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {networkLevels} from './networkLevels';

const node = (
  key: string,
  type: string,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  [`graphs/energy/nodes/lake/${key}.ad`]: ad({'merit_order.type': type, ...more}),
});

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    ...node('mill', 'producer'),
    ...node('lamp_1', 'consumer', {'merit_order.level': 'lv'}),
    ...node('lamp_2', 'consumer', {'merit_order.level': 'lv'}),
    ...node('lamp_mill', 'consumer'),
    ...node('raft', 'flex', {'merit_order.level': 'lv', 'merit_order.subtype': 'storage'}),
    ...node('kettle', 'flex', {'merit_order.level': 'lv', 'merit_order.subtype': 'power_to_heat'}),
    ...node('ferry', 'flex', {'merit_order.level': 'lv', 'merit_order.subtype': 'load_shifting'}),
    ...node('border', 'flex', {'merit_order.level': 'omit'}),
    'graphs/energy/nodes/lake/boat.ad': ad({use: 'energetic'}),
    ...more,
  });

const PATTERNS = {
  'lamp_\\d': 'Lamps',
  'kettle|raft|ferry': 'Kettles and rafts',
  'lamp_.*|mill': 'Mills',
  border: 'Border',
};
const write = (clone = lake(), patterns: Readonly<Record<string, string>> = PATTERNS): string =>
  networkLevels(sourcesOf(clone, patterns), []);

test('nodes are counted by level, side and the first pattern that fits; without a level they are at high voltage', () => {
  expect(rowsOf(write())).toEqual([
    ['Lamps', 'LV', 'demand', '2'],
    ['Kettles and rafts', 'LV', 'demand', '1'],
    ['Kettles and rafts', 'LV', 'demand and supply', '2'],
    ['Mills', 'HV', 'demand', '1'],
    ['Mills', 'HV', 'supply', '1'],
    ['Border', 'none', 'demand', '1'],
  ]);
});

test('a node that no pattern fits, a pattern that fits none, and an unknown level or type are errors', () => {
  expect(() => write(lake(), {...PATTERNS, border: '', bor: 'Part of a key'})).toThrow(
    'no words for border; words.yml has words for bor',
  );
  expect(() => write(lake(), {'lamp_\\d': 'Lamps', 'kettle|raft|ferry': 'K', mill: 'Mills', border: 'B'})).toThrow(
    'no words for lamp_mill',
  );
  expect(() => write(lake(node('mill', 'producer', {'merit_order.level': 'ehv'})))).toThrow('“ehv” is none of lv, mv');
  expect(() => write(lake(node('mill', 'weir')))).toThrow('mill: nothing is known of merit_order.type weir');
});
