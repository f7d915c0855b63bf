import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {flexibility, flexibilityConversion} from './flexibility';

const nodes = (texts: Readonly<Record<string, string>>): string =>
  cloneOf(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`graphs/energy/nodes/lake/${key}.ad`, text])));

const lake = (): string =>
  nodes({
    boiler_ht: ad({
      'heat_network_ht.type': 'producer',
      'heat_network_ht.subtype': 'dispatchable',
      'merit_order.type': 'consumer',
      'merit_order.group': 'self: heat_output_curve',
    }),
    boiler_lt: ad({'heat_network_lt.type': 'producer', 'heat_network_lt.subtype': 'dispatchable'}),
    burner: ad({'network_gas.type': 'consumer', 'network_gas.behavior': 'subordinate', 'network_gas.profile': 'fish'}),
    homes: ad({
      'merit_order.type': 'consumer',
      'merit_order.group': 'fever-electricity-demand: space_heating',
      'network_gas.type': 'consumer',
    }),
    mill: ad({'merit_order.type': 'producer', 'merit_order.subtype': 'volatile', 'merit_order.group': 'dynamic: wind'}),
    mill_old: ad({
      'merit_order.type': 'producer',
      'merit_order.subtype': 'volatile',
      'merit_order.group': 'weather/fog',
    }),
    pond: ad({'merit_order.type': 'flex', 'merit_order.subtype': 'storage'}),
    cellar: ad({'heat_network_mt.type': 'flex', 'heat_network_mt.subtype': 'heat_storage'}),
    sink: ad({'heat_network_ht.type': 'flex', 'heat_network_ht.subtype': 'curtailment'}),
    weir: ad({'network_gas.type': 'export', 'network_gas.profile': 'flat'}),
    fish: ad({'agriculture_heat.type': 'consumer', 'agriculture_heat.group': 'fish'}),
  });

const NAMES = {
  boiler_ht: 'Boilers',
  boiler_lt: 'Boilers',
  burner: 'Burners',
  cellar: 'Cellars',
  homes: 'Homes',
  mill: 'Mills',
  mill_old: 'Mills',
  pond: 'Ponds',
  sink: 'Unused heat',
  weir: 'Export',
};
const HOURS = {
  electricity: 'price',
  'other carriers': 'order',
  subordinate: 'the rest',
  curtailment: 'what is left',
  'storage of heat, as demand': 'any surplus',
  flat: 'the same in each hour',
  'self: heat_output_curve': 'its heat output',
  'fever-electricity-demand': 'its heat output',
};

const rowsFor = (carrier: string): string[][] =>
  rowsOf(flexibility(sourcesOf(lake(), NAMES, {'flexibility-hours': HOURS}), [carrier]));

test('what shares a name, role and class shares a row, which names each profile once; storage stands on both sides', () => {
  expect(rowsFor('electricity')).toEqual([
    ['Mills', 'Inflexible supply', 'volatile', '`wind`, `weather/fog`'],
    ['Ponds', 'Flexible supply', 'storage', 'price'],
    ['Boilers', 'Inflexible demand', 'fixed', 'its heat output'],
    ['Homes', 'Inflexible demand', 'fixed', 'its heat output'],
    ['Ponds', 'Flexible demand', 'storage', 'price'],
  ]);
});

test('gas has no subtypes, and heat three networks, whose storage takes by another rule than it gives', () => {
  expect(rowsFor('gas')).toEqual([
    ['Homes', 'Inflexible demand', 'fixed', '–'],
    ['Export', 'Inflexible demand', 'import/export', 'the same in each hour'],
    ['Burners', 'Inflexible demand', 'subordinate', 'the rest'],
  ]);
  expect(rowsFor('heat')).toEqual([
    ['Boilers', 'Flexible supply', 'dispatchable', 'order', 'HT, LT'],
    ['Cellars', 'Flexible supply', 'storage', 'order', 'MT'],
    ['Cellars', 'Flexible demand', 'storage', 'any surplus', 'MT'],
    ['Unused heat', 'Flexible demand', 'unused', 'what is left', 'HT'],
  ]);
});

test('conversion is flexible for one carrier and inflexible for another', () => {
  expect(rowsOf(flexibilityConversion(sourcesOf(lake(), NAMES), []))).toEqual([
    ['Boilers', 'inflexible demand', '–', '–', 'flexible supply'],
  ]);
});

test('a carrier, node, decider or kind that is not known is an error', () => {
  expect(() => rowsFor('steam')).toThrow('“steam” is none of electricity, gas, hydrogen, heat');
  expect(() => flexibility(sourcesOf(lake(), {...NAMES, sink: ''}, {'flexibility-hours': HOURS}), ['gas'])).toThrow(
    'no words for sink',
  );
  expect(() =>
    flexibility(sourcesOf(lake(), NAMES, {'flexibility-hours': {...HOURS, flat: 'flat', moon: 'tides'}}), ['gas']),
  ).toThrow('has words for moon');
  expect(() =>
    flexibility(sourcesOf(lake(), NAMES, {'flexibility-hours': {...HOURS, electricity: ''}}), ['gas']),
  ).toThrow('no words for electricity');
  const odd = nodes({raft: ad({'merit_order.type': 'swimmer'})});
  expect(() => flexibilityConversion(sourcesOf(odd, {raft: 'Raft'}), [])).toThrow(
    'raft: nothing is known of merit_order',
  );
});
