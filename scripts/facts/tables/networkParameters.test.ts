import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {networkParameters} from './networkParameters';

const AREA = 'datasets/aq2023/aq2023.full.ad';
const LABELS = 'config/locales/interface/output_element_series/en_labels.yml';
const parts = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_capacity_per_step`, 0.2],
      [`${name}_spare_capacity`, 0.25],
      [`${name}_costs_per_capacity_step`, 183200],
      [`${name}_total_costs_present`, 838847167.7],
    ]),
  );

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [AREA]: ad({
      ...parts(['lv_net', 'lv_mv_trafo', 'mv_net', 'mv_hv_trafo', 'hv_net']),
      ...{hv_net_capacity_per_step: 20, interconnection_net_costs_present: 139.6e6, offshore_net_costs_present: 0},
    }),
    'inputs/costs_infrastructure_electricity_interconnector_net.ad': ad({start_value: 364}),
    'inputs/costs_infrastructure_electricity_offshore_net.ad': ad({start_value: 1159}),
    [LABELS]:
      'en: {output_element_series: {labels: {lv_net: Low, lv_mv_transformer: Low to medium, mv_net: Medium, mv_hv_transformer: Medium to high, hv_net: High, interconnection_net: Borders, offshore_net: Sea}}}\n',
    ...more,
  });

const write = (clone = lake()): string => networkParameters(sourcesOf(clone), []);

test('what is built in steps costs by the step and by the kilowatt, the rest by the kilowatt only', () => {
  const low = ['0.2', '25', '183,200', '916', '838.8'];
  expect(rowsOf(write())).toEqual([
    ['Low', ...low],
    ['Low to medium', ...low],
    ['Medium', ...low],
    ['Medium to high', ...low],
    ['High', '20', '25', '183,200', '9.16', '838.8'],
    ['Borders', '–', '–', '–', '364', '139.6'],
    ['Sea', '–', '–', '–', '1,159', '0.0'],
  ]);
});

test('a number or a name that is missing is an error', () => {
  expect(() => write(lake({[AREA]: ad(parts(['lv_net']))}))).toThrow('no lv_mv_trafo_capacity_per_step of aq2023');
  expect(() => write(lake({'inputs/costs_infrastructure_electricity_offshore_net.ad': ''}))).toThrow(
    'no start_value of costs',
  );
  expect(() => write(lake({[LABELS]: 'en: {output_element_series: {labels: {}}}\n'}))).toThrow('no name for lv_net');
});
