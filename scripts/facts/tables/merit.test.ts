import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {meritParticipants, meritPlants, type Participant} from './merit';

const NODES = 'graphs/energy/nodes/lake';
const plant = {'merit_order.type': 'producer', 'merit_order.subtype': 'dispatchable'};
const EDGES = 'graphs/energy/edges/lake';
const QUERIES = 'gqueries/table/merit_order';

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/peat_chp.ad`]: `${ad({
      ...plant,
      ...{availability: 0.9, takes_part_in_ets: '1.0', free_co2_factor: 0.5, typical_input_capacity: 10},
      variable_operation_and_maintenance_costs_per_full_load_hour: 5,
      variable_operation_and_maintenance_costs_for_ccs_per_full_load_hour: 2,
      waste_outputs: '[warm_water]',
    })}~ output.electricity = CENTRAL_PRODUCTION(peat_plants, electricity_output_conversion)
~ output.warm_water = CENTRAL_PRODUCTION(peat_plants, warm_water_output_conversion)
`,
    [`${NODES}/gas_mill.ad`]: ad({
      ...plant,
      ...{
        takes_part_in_ets: 0,
        electricity_output_capacity: 3.35,
        'output.electricity': 0.335,
        'output.warm_water': 0.3,
      },
      variable_operation_and_maintenance_costs_per_full_load_hour: 4,
    }),
    [`${NODES}/bog.ad`]: ad({'input.peat': 0.75, 'input.reed': 0.25}),
    [`${NODES}/energy_distribution_greengas.ad`]: ad({demand: 10}),
    [`${EDGES}/moor-bog@peat.ad`]: '',
    [`${EDGES}/shore-bog@reed.ad`]: '',
    [`${EDGES}/bog-peat_chp@peat_mix.ad`]: '',
    [`${EDGES}/energy_national_gas_network_natural_gas-gas_mill@network_gas.ad`]: '',
    'datasets/aq2023/aq2023.full.ad': ad({co2_price: 0.1, co2_percentage_free: 0.2, captured_biogenic_co2_price: 0.1}),
    'datasets/aq2023/carriers.csv': [
      'key,co2_conversion_per_mj,cost_per_mj,potential_co2_conversion_per_mj',
      ...['peat,0.1,0.002,', 'reed,0,0.01,0.1', 'natural_gas,0.05,0.01,', 'greengas,0,0.02,0.05'],
    ].join('\n'),
    'datasets/aq2023/energy_balance.open_access.csv':
      'PRODUCT,Peat,Natural Gas\nTotal primary energy supply,1,9.0E+01\n',
    [`${NODES}/lamp.ad`]: ad({'merit_order.type': 'consumer'}),
    [`${NODES}/kettle.ad`]: ad({'merit_order.type': 'consumer', 'merit_order.subtype': 'generic'}),
    [`${NODES}/pond.ad`]: ad({'heat_network_lt.type': 'consumer'}),
    'datasets/aq2023/central_producers.csv':
      'key,demand,electricity_output_conversion,warm_water_output_conversion\npeat_plants,1,2.0E-01,3.0E-01\n',
    [`${QUERIES}_peat_operating_costs_in_merit_order_table.gql`]: '- query = V(peat_chp, marginal_costs)\n',
    [`${QUERIES}_gas_operating_costs_in_merit_order_table.gql`]: '- query = V(gas_mill," marginal_costs")\n',
    'config/locales/interface/output_elements/labels_groups/en_tables.yml':
      'en: {output_elements: {tables: {merit_order: {peat: Peat CHP, gas: Gas <b>mill</b>}}}}\n',
    ...more,
  });

const said = (words: string): Participant => ({words, offers: 'a price', bids: '–', sets: 'yes'});

test('participants come in the order of their words, with the nodes of each class; no subtype is generic', () => {
  const words = {producer_dispatchable: said('Plants'), consumer_generic: said('Demand')};
  expect(rowsOf(meritParticipants(sourcesOf(lake(), words), []))).toEqual([
    ['Plants', 'a price', '–', 'yes', '2', '`producer`', '`dispatchable`'],
    ['Demand', 'a price', '–', 'yes', '2', '`consumer`', '`generic`'],
  ]);
});

// Peat CHP: of 1 MJ of mix (€0.004, 0.075 kg, 0.025 kg biogenic) 0.2 of 0.5 counts; half of the rest pays 0.1 € × 80%.
// Gas mill: 10% green gas; 39.6 €/MWh of fuel and 0.4 of maintenance, by 0.335.
test('a plant has its name, its efficiency also from the dataset, and marginal costs by the mix of its fuel', () => {
  expect(rowsOf(meritPlants(sourcesOf(lake()), []))).toEqual([
    ['Peat CHP', '44.9', '20.0', '40', 'yes', '50', '90', '`peat_chp`'],
    ['Gas mill', '119.4', '33.5', '100', 'no', '0', '–', '`gas_mill`'],
  ]);
});

test('a plant whose outputs come to more than its fuel has no loss: as much fuel counts as comes out as electricity', () => {
  const producers = 'key,demand,electricity_output_conversion,warm_water_output_conversion\npeat_plants,1,0.3,0.8\n';
  const [peat] = rowsOf(meritPlants(sourcesOf(lake({'datasets/aq2023/central_producers.csv': producers})), []));
  expect(peat!.slice(2, 4)).toEqual(['30.0', '30']);
});

test('a plant without a name, efficiency or mix is an error', () => {
  const nameless = lake({[`${NODES}/raft.ad`]: ad({...plant, 'output.electricity': 1})});
  expect(() => meritPlants(sourcesOf(nameless), [])).toThrow('no name for raft');
  const mixless = lake({[`${NODES}/bog.ad`]: ad({'input.peat': 0.75})});
  expect(() => meritPlants(sourcesOf(mixless), [])).toThrow('do not say the share of reed in bog');
  const clone = lake({'datasets/aq2023/central_producers.csv': 'key,demand\n'});
  expect(() => meritPlants(sourcesOf(clone), [])).toThrow('peat_chp: nothing says its output.electricity');
});
