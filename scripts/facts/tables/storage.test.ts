import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {electricityStorage} from './storage';

const NODES = 'graphs/energy/nodes/lake';
const LOCALES = 'config/locales/interface';
const barge = (price: number): string =>
  ad({
    ...{presentation_group: 'v2g', 'merit_order.type': 'flex', 'merit_order.level': 'mv', 'output.electricity': 0.87},
    ...{max_consumption_price: 4.1, marginal_costs: price},
  });

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/barge_store.ad`]: `${barge(4.7126)}- merit_order.delegate = barge\n`,
    [`${NODES}/raft_store.ad`]: `${barge(4.7126)}- merit_order.delegate = raft\n`,
    [`${NODES}/barge.ad`]: ad({typical_input_capacity: 0.003, 'storage.volume': 0.1, 'storage.decay': 0.000054867}),
    [`${NODES}/raft.ad`]: ad({typical_input_capacity: 1400, 'storage.volume': 2800, 'storage.decay': 0}),
    [`${NODES}/park_store.ad`]: ad({
      ...{presentation_group: 'p2p', groups: '[wacc_old, costs_pond_p2p]', 'output.electricity': 0.85},
      ...{typical_input_capacity: 80, 'storage.volume': 129, 'storage.decay': 0},
    }),
    [`${NODES}/weir.ad`]: ad({presentation_group: 'hydro'}),
    'inputs/volume_of_park.ad': ad({
      ...{unit: 'hours', min_value: 0.5, max_value: 30},
      start_value_gql: 'present:DIVIDE(V(park_store, "storage.volume"),V(park_store,typical_input_capacity))',
    }),
    'inputs/size_of_barge.ad': ad({min_value: 0, max_value_gql: 'present:MAX(1, Q(all))', start_value: 75}),
    'inputs/size_of_raft.ad': ad({min_value: 0, max_value: 100, start_value_gql: 'present:V(raft, storage.decay)'}),
    'inputs/costs_efficiencies/costs_wacc_proven.ad': '- query = UPDATE(FLATTEN(GROUP(wacc_old)), wacc, 1)\n',
    'config/interface/sidebar_items.yml':
      '- {key: flexibility_storage, tab_key: flexibility}\n- {key: demand, tab_key: demand}\n',
    'config/interface/slides/flexibility.yml': [
      '- {key: rafts, sidebar_item_key: flexibility_storage, position: 2}',
      '- {key: parks, sidebar_item_key: flexibility_storage, position: 1}',
      '- {key: lamps, sidebar_item_key: demand, position: 1}',
    ].join('\n'),
    'config/interface/input_elements/flexibility.yml': [
      '- {key: size_of_raft, unit: "%", slide_key: rafts, interface_group: raft_group, position: 2}',
      '- {key: size_of_barge, unit: "%", slide_key: rafts, interface_group: barge_group, position: 1}',
      '- {key: price_of_raft, unit: "€/MWh", slide_key: rafts, interface_group: prices, position: 3}',
      '- {key: volume_of_park, unit: hours, slide_key: parks, interface_group: parks, position: 1}',
      '- {key: lamps, unit: "%", slide_key: lamps, interface_group: lamps, position: 1}',
    ].join('\n'),
    'config/locales/en_etm.yml': 'en: {tabs: {flexibility: Flexibility}}\n',
    [`${LOCALES}/en_sidebar_items.yml`]: 'en: {sidebar_items: {flexibility_storage: {short_title: Storage}}}\n',
    [`${LOCALES}/slides/en_flexibility.yml`]:
      'en: {slides: {rafts: {title: Rafts}, parks: {title: Parks}, lamps: {title: Lamps}}}\n',
    [`${LOCALES}/input_elements/en_flexibility.yml`]:
      'en: {input_elements: {size_of_raft: {title: Share}, size_of_barge: {title: Share}, volume_of_park: {title: Volume}, costs_wacc_proven: {title: Proven}}}\n',
    [`${LOCALES}/output_element_series/en_labels.yml`]:
      'en: {output_element_series: {labels: {costs_pond_p2p: "Storage & ponds: Power"}}}\n',
    ...more,
  });

const NAMES = {
  raft_store: 'Batteries of rafts',
  barge_store: 'Batteries of barges',
  park_store: 'Batteries of parks',
  vehicles: 'Batteries of vessels',
  parks: 'All parks',
  barge_group: 'Barges',
  raft_group: 'Rafts',
};
const write = (which: string, clone = lake(), names: Readonly<Record<string, string>> = NAMES): string =>
  electricityStorage(sourcesOf(clone, names), [which]);

test('a unit of each storage comes in the order of the words; vehicles lend theirs', () => {
  expect(rowsOf(write('technologies'))).toEqual([
    ['Batteries of rafts', '1,400', '2,800', '87', '0', 'MV', '`raft_store`'],
    ['Batteries of barges', '0.003', '0.1', '87', '0.0055', 'MV', '`barge_store`'],
    ['Batteries of parks', '80', '129', '85', '0', '–', '`park_store`'],
  ]);
});

test('sliders of size come as on the screen; those of a shared slide go by our own words', () => {
  expect(rowsOf(write('sliders'))).toEqual([
    ['Parks', '**Volume**', 'hours', '1.6125', '0.5', '30', '`volume_of_park`'],
    ['Barges', '**Share**', '%', '75', '0', 'by a query', '`size_of_barge`'],
    ['Rafts', '**Share**', '%', '0', '0', '100', '`size_of_raft`'],
  ]);
});

test('vehicles share a row of prices, and so do parks; groups have the names of the interface', () => {
  expect(rowsOf(write('prices'))).toEqual([
    ['Batteries of vessels', '4.1', '4.713', '–', '–'],
    ['All parks', '–', '–', '**Proven**', 'Storage & ponds'],
  ]);
});

test('vehicles that differ, and what has no words, are errors', () => {
  const uneven = lake({[`${NODES}/raft_store.ad`]: `${barge(5)}- merit_order.delegate = raft\n`});
  expect(() => write('prices', uneven)).toThrow('barge_store is not like the rest of “Batteries of');
  expect(() => write('prices', lake(), {...NAMES, raft_group: '', weir: 'Weir'})).toThrow(
    'no words for raft_group; words.yml has words for weir',
  );
});
