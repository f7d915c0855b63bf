import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {plantCosts} from './plantCosts';

const NODES = 'graphs/energy/nodes/lake';
const POWER = 'costs_production_power_plants';

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [`${NODES}/weir.ad`]: ad({
      ...{groups: `[${POWER}, wacc_old]`, electricity_output_capacity: 2, wacc: 0.07},
      ...{initial_investment: 3e6, cost_of_installing: 0, construction_time: 1.5, technical_lifetime: 60},
      fixed_operation_and_maintenance_costs_per_year: 25000,
    }),
    [`${NODES}/peat_plant.ad`]: `${ad({
      ...{groups: `[${POWER}]`, typical_input_capacity: 10, ccs_investment: 5e5, cost_of_installing: 0, wacc: 0.04},
      variable_operation_and_maintenance_costs_per_full_load_hour: 9,
    })}~ output.electricity = CENTRAL_PRODUCTION(peat, electricity_output_conversion)\n`,
    [`${NODES}/peat_chp.ad`]: ad({groups: '[costs_production_chp_plants]', electricity_output_capacity: 1}),
    'datasets/aq2023/central_producers.csv': 'key,electricity_output_conversion\npeat,4.0E-01\n',
    'inputs/costs_efficiencies/costs_wacc_old.ad': '- query = UPDATE(FLATTEN(GROUP(wacc_old)), wacc, 1)\n',
    'gqueries/merit_order_weir_operating_costs_in_merit_order_table.gql': '- query = V(weir, marginal_costs)\n',
    'config/locales/interface/input_elements/en_costs.yml': 'en: {input_elements: {costs_wacc_old: {title: Old}}}\n',
    'config/locales/interface/output_elements/labels_groups/en_tables.yml':
      'en: {output_elements: {tables: {merit_order: {weir: Weir in the lake}}}}\n',
    'config/locales/interface/output_element_series/en_labels.yml':
      'en: {output_element_series: {labels: {weir: Weir, peat_plant: Peat}}}\n',
    ...more,
  });

const write = (args: readonly string[] = ['aq2023'], clone = lake()): string => plantCosts(sourcesOf(clone), args);

test('costs count for the electricity, of which a unit may make a share of what it takes; the merit order names first', () => {
  expect(write()).toContain(
    '| Plant | Electricity of a unit (MW) | Investment (€/kW) | CCS (€/kW) | Fixed O&M (€/kW per year) | Variable O&M (€/MWh) |',
  );
  expect(rowsOf(write())).toEqual([
    ['Peat', '4', '–', '125', '–', '2.25', '–', '–', '4', '–', '`peat_plant`'],
    ['Weir in the lake', '2', '1,500', '–', '12.5', '–', '1.5', '60', '7', '**Old**', '`weir`'],
  ]);
});

test('a plant without a name or a size, an unknown dataset, and another kind are errors', () => {
  expect(() => write(['aq2023', 'chp-plants'])).toThrow('the interface has no name for peat_chp');
  expect(() => write(['aq2023'], lake({[`${NODES}/weir.ad`]: ad({groups: `[${POWER}]`})}))).toThrow(
    'weir: nothing says what electricity a unit makes',
  );
  expect(() => write(['chp-plants'])).toThrow('“chp-plants” is no dataset');
  expect(() => write(['aq2023', 'boats'])).toThrow('“boats” is none of power-plants, chp-plants');
});
