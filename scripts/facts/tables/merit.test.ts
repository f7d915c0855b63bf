import {expect, test} from 'vitest';
import {ad, cloneOf, wordsOf} from './fixture';
import {meritParticipants, meritPlants, type Participant} from './merit';
import {rowsOf} from './rows';

const NODES = 'graphs/energy/nodes/lake';
const plant = {'merit_order.type': 'producer', 'merit_order.subtype': 'dispatchable'};
const QUERIES = 'gqueries/table/merit_order';

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/peat_chp.ad`]: `${ad({
      ...plant,
      availability: 0.9,
      takes_part_in_ets: '1.0',
      free_co2_factor: 0.85,
      waste_outputs: '[warm_water]',
    })}~ output.electricity = CENTRAL_PRODUCTION(peat_plants, electricity_output_conversion)
~ output.warm_water = CENTRAL_PRODUCTION(peat_plants, warm_water_output_conversion)
`,
    [`${NODES}/fish_mill.ad`]: ad({...plant, 'output.electricity': 0.335, 'output.warm_water': 0.3}),
    [`${NODES}/lamp.ad`]: ad({'merit_order.type': 'consumer'}),
    [`${NODES}/kettle.ad`]: ad({'merit_order.type': 'consumer', 'merit_order.subtype': 'generic'}),
    [`${NODES}/pond.ad`]: ad({'heat_network_lt.type': 'consumer'}),
    'datasets/aq2023/central_producers.csv':
      'key,demand,electricity_output_conversion,warm_water_output_conversion\npeat_plants,1,2.0E-01,3.0E-01\n',
    [`${QUERIES}_peat_operating_costs_in_merit_order_table.gql`]: '- query = V(peat_chp, marginal_costs)\n',
    [`${QUERIES}_fish_operating_costs_in_merit_order_table.gql`]: '- query = V(fish_mill," marginal_costs")\n',
    'config/locales/interface/output_elements/labels_groups/en_tables.yml':
      'en: {output_elements: {tables: {merit_order: {peat: Peat CHP, fish: Fish <b>mill</b>}}}}\n',
    ...more,
  });

const said = (words: string): Participant => ({words, asks: 'a price', bids: '–', sets: 'yes'});

test('participants come in the order of their words, with the nodes of each class; no subtype is generic', () => {
  const words = wordsOf({producer_dispatchable: said('Plants'), consumer_generic: said('Demand')});
  expect(rowsOf(meritParticipants(lake(), words))).toEqual([
    ['Plants', '`producer`', '`dispatchable`', '2', 'a price', '–', 'yes'],
    ['Demand', '`consumer`', '`generic`', '2', 'a price', '–', 'yes'],
  ]);
});

test('a class without words is an error, and so are words without a class', () => {
  const words = wordsOf({producer_dispatchable: said('Plants'), flex_raft: said('Rafts')});
  expect(() => meritParticipants(lake(), words)).toThrow(
    'no words for consumer_generic; words.yml has words for flex_raft',
  );
});

test('a plant has its name, its efficiency also from the dataset, and fuel that counts without by-products', () => {
  const clone = lake();
  expect(rowsOf(meritPlants(clone, clone, 'aq2023'))).toEqual([
    ['Fish mill', '`fish_mill`', '–', '33.5', '100', 'no', '–'],
    ['Peat CHP', '`peat_chp`', '90', '20.0', '40', 'yes', '85'],
  ]);
});

test('a plant without a name or an efficiency is an error', () => {
  const nameless = lake({[`${NODES}/raft.ad`]: ad({...plant, 'output.electricity': 1})});
  expect(() => meritPlants(nameless, nameless, 'aq2023')).toThrow('no name for raft');
  const clone = lake();
  expect(() => meritPlants(clone, clone, 'aq2024')).toThrow('peat_chp: nothing says its output.electricity');
});
