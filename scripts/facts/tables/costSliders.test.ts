import {expect, test} from 'vitest';
import {costSliders} from './costSliders';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const INPUTS = 'inputs/costs_efficiencies';
const NODES = 'graphs/energy/nodes/lake';
const LOCALES = 'config/locales/interface';
const slider = (query: string, more: Readonly<Record<string, string | number>> = {}): string =>
  ad({query, min_value: -100, update_type: '%', ...more});

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${INPUTS}/price_of_barges.ad`]: slider(
      'EACH(UPDATE(V(barge, raft), variable_operation_and_maintenance_costs_per_full_load_hour, USER_INPUT()), UPDATE(V(barge, raft,), initial_investment, USER_INPUT()))',
    ),
    [`${INPUTS}/upkeep_of_barges.ad`]: slider('UPDATE(V(barge), "initial_investment", USER_INPUT())'),
    [`${INPUTS}/price_of_ponds.ad`]: slider('UPDATE(V(barge, storage), "cost_per_mwh", USER_INPUT())'),
    [`${INPUTS}/price_of_kilns.ad`]: slider('UPDATE(V(Q(kilns)), initial_investment, USER_INPUT())'),
    [`${INPUTS}/price_of_air.ad`]: slider('UPDATE(MV(catcher), ccs_investment, USER_INPUT())'),
    [`${INPUTS}/efficiency_of_barges.ad`]: slider('UPDATE(V(barge), efficiency, USER_INPUT())'),
    [`${INPUTS}/price_of_fog.ad`]: slider('UPDATE(V(fog), initial_investment, USER_INPUT())'),
    [`${INPUTS}/price_of_peat.ad`]: slider('UPDATE(V(barge), initial_investment, USER_INPUT())', {min_value: 0}),
    [`${NODES}/barge.ad`]: ad({initial_investment: 5, 'storage.cost_per_mwh': 2}),
    [`${NODES}/raft.ad`]: ad({variable_operation_and_maintenance_costs_per_full_load_hour: 0, initial_investment: 3}),
    [`${NODES}/gas_kiln.ad`]: ad({groups: '[kilns]', initial_investment: 1}),
    [`${NODES}/mixed_kiln.ad`]: ad({groups: '[kilns]', initial_investment: 1, 'input.peat': 0}),
    [`${NODES}/sun_kiln.ad`]: ad({groups: '[kilns]', initial_investment: 1}),
    'graphs/molecules/nodes/lake/catcher.ad': ad({ccs_investment: 4}),
    'graphs/energy/edges/lake/net-gas_kiln@gas.ad': '',
    'graphs/energy/edges/lake/net-mixed_kiln@peat.ad': '',
    'gqueries/kilns.gql':
      '- query =\n    FILTER(\n      G(kilns),\n      "gas_input_conversion > 0 || peat_input_conversion > 0.0"\n    )\n',
    'config/interface/sidebar_items.yml':
      '- {key: air, tab_key: costs, position: 2}\n- {key: water, tab_key: costs, position: 1}\n- {key: demand, tab_key: demand, position: 1}\n',
    'config/interface/slides/costs.yml': [
      '- {key: ponds, sidebar_item_key: water, position: 2}',
      '- {key: boats, sidebar_item_key: water, position: 1}',
      '- {key: kilns, sidebar_item_key: air, position: 1}',
    ].join('\n'),
    'config/interface/input_elements/costs.yml': [
      '- {key: price_of_kilns, slide_key: kilns, position: 1}',
      '- {key: price_of_air, slide_key: kilns, position: 2, dependent_on: has_air}',
      '- {key: price_of_ponds, slide_key: ponds, position: 1}',
      '- {key: upkeep_of_barges, slide_key: boats, position: 2, interface_group: upkeep}',
      '- {key: price_of_barges, slide_key: boats, position: 1, interface_group: price}',
      '- {key: efficiency_of_barges, slide_key: boats, position: 3}',
      '- {key: price_of_peat, slide_key: boats, position: 4}',
    ].join('\n'),
    'config/locales/en_etm.yml': 'en: {tabs: {costs: Costs}, accordion: {upkeep: Upkeep, price: To buy}}\n',
    [`${LOCALES}/en_sidebar_items.yml`]:
      'en: {sidebar_items: {air: {short_title: Air}, water: {short_title: Water}, demand: {short_title: Demand}}}\n',
    [`${LOCALES}/slides/en_costs.yml`]:
      'en: {slides: {ponds: {title: Ponds}, boats: {title: Boats}, kilns: {title: Kilns}}}\n',
    [`${LOCALES}/input_elements/en_costs.yml`]:
      'en: {input_elements: {price_of_barges: {title: Barges}, upkeep_of_barges: {title: Barges}, price_of_ponds: {title: Ponds}, price_of_kilns: {title: Gas kilns}, price_of_air: {title: CO<sub>2</sub>}}}\n',
    ...more,
  });
const write = (more: Readonly<Record<string, string>> = {}): string => {
  const clone = lake(more);
  return costSliders(sourcesOf(clone), []);
};

test('sliders come as on the screen with what they scale and the technologies that have it; those of one title by their group', () => {
  expect(rowsOf(write())).toEqual([
    ['Water', 'Boats', '**Barges (To buy)**', '`price_of_barges`', 'Investment', '2'],
    ['Water', 'Boats', '**Barges (Upkeep)**', '`upkeep_of_barges`', 'Investment', '1'],
    ['Water', 'Ponds', '**Ponds**', '`price_of_ponds`', 'Investment per MWh', '1'],
    ['Air', 'Kilns', '**Gas kilns**', '`price_of_kilns`', 'Investment', '1'],
    ['Air', 'Kilns', '**CO₂** (some regions)', '`price_of_air`', 'Capture investment', '1'],
  ]);
  const dear = {
    [`${NODES}/raft.ad`]: ad({variable_operation_and_maintenance_costs_per_full_load_hour: 1, initial_investment: 0}),
  };
  expect(rowsOf(write(dear))[0]?.slice(4)).toEqual(['Investment, variable O&M', '2']);
});

test('a query of another form, a node that is none, what has no name, and what scales nothing are errors', () => {
  const ponds = (query: string): string => write({[`${INPUTS}/price_of_ponds.ad`]: slider(query)});
  expect(() => ponds('UPDATE(V(barge), initial_investment, NEG(USER_INPUT()))')).toThrow(
    'price_of_ponds: its query is',
  );
  expect(() => ponds('UPDATE(V(boat), initial_investment, USER_INPUT())')).toThrow('scales boat, which is no node');
  expect(() => ponds('UPDATE(V(barge), weight, USER_INPUT())')).toThrow('price_of_ponds scales weight, which has no');
  expect(() => ponds('UPDATE(V(barge), ccs_investment, USER_INPUT())')).toThrow('price_of_ponds scales nothing');
  expect(() => write({'gqueries/kilns.gql': '- query = G(kilns)\n'})).toThrow('the query kilns is of another form');
  const untitled = {[`${LOCALES}/input_elements/en_costs.yml`]: 'en: {input_elements: {}}\n'};
  expect(() => write(untitled)).toThrow('the interface has no title for price_of_barges or its group');
});
