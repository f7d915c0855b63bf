import {expect, test} from 'vitest';
import {cloneOf, rowsOf, sourcesOf} from './fixture';
import {replaceableProfiles} from './profiles';

const tableWith = (said: Readonly<Record<string, string>>): string => {
  const clone = cloneOf({
    'config/user_curves.yml': [
      'interconnector_1_price: {type: price, display_group: trade}',
      'interconnector_2_price: {type: price, display_group: trade}',
      'weather/mill: {type: capacity_profile, internal: true}',
      'kettles: {type: profile, display_group: homes}',
    ].join('\n'),
    'config/dynamic_curves.yml': 'mill: {type: amplify, curve: weather/mill}',
    'config/locales/en_custom_curves.yml': [
      'en:',
      '  custom_curves:',
      '    groups: {trade: Trade, homes: Homes}',
      '    names: {interconnector_1_price: Interconnector 1 price, weather/mill: Mill, kettles: Kettles}',
    ].join('\n'),
    'graphs/energy/nodes/mill.ad': '- merit_order.group = dynamic: mill\n',
    'graphs/energy/nodes/tram.ad': '- merit_order.group = trams\n',
    'graphs/energy/nodes/stove.ad': '- network_gas.profile = flat\n',
    'graphs/energy/nodes/well.ad': '- heat_network_mt.group = wells\n',
    'graphs/energy/nodes/plant.ad': '- merit_order.group = plants\n- merit_order.subtype = dispatchable\n',
    'datasets/aq2023/curves/kettles.csv': '1\n2\n1',
    'datasets/aq2023/curves/trams.csv': '1.0\n2.0\n1.0',
    'datasets/aq2023/curves/wells.csv': '3\n3\n3',
    'datasets/aq2023/curves/weather/default/mill.csv': '1\n0\n1',
  });
  return replaceableProfiles(sourcesOf(clone, said), []);
};

test('each profile has its type, default and where it is replaced; a plant that follows the price has none', () => {
  expect(rowsOf(tableWith({trams: 'Trams', wells: 'Wells', 'interconnector_{n}_price': 'slider'}))).toEqual([
    ['Homes', 'Kettles', '`kettles`', 'profile', 'hourly values', 'interface and API'],
    ['Trade', 'Interconnector n price', '`interconnector_{n}_price` (n = 1–2)', 'price', 'slider', 'interface and API'],
    ['–', 'Mill', '`weather/mill`', 'capacity profile', 'by weather year', 'API only'],
    ['–', 'Trams', '`trams`', '–', 'as `kettles`', 'nowhere'],
    ['–', 'Wells', '`wells`', '–', 'flat', 'nowhere'],
  ]);
});

test('a profile without name, and one without a file, need own words', () => {
  expect(() => tableWith({trams: 'Trams'})).toThrow('has no words for wells, interconnector_{n}_price');
});
