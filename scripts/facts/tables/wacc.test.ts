import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {waccDeviating, waccGroups} from './wacc';

const slider = (group: string, start: number): string =>
  [
    '- query =',
    '    UPDATE(',
    `      FLATTEN(GROUP(${group}), MGROUP(${group})),`,
    '      wacc,',
    '      DIVIDE(USER_INPUT(), 100.0)',
    '    )',
    `${ad({unit: '%', min_value: 0, max_value: 15, start_value: start})}`,
  ].join('\n');
const node = (wacc: number, ...groups: readonly string[]): string => ad({groups: `[${groups.join(', ')}]`, wacc});

const CHART = 'config/interface/output_element_series/costs_overview_detailed.yml';
const NETWORK = 'gqueries/modules/network_calculation/pipes/pipes_costs';
const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    'inputs/costs_efficiencies/costs_wacc_boats.ad': slider('wacc_boats', 7),
    'inputs/costs_efficiencies/costs_wacc_homes.ad': slider('wacc_homes', 2.5),
    'inputs/costs_efficiencies/costs_peat.ad': ad({query: 'UPDATE(CARRIER(peat), cost_per_mj, 1)'}),
    'graphs/energy/nodes/lake/barge.ad': node(
      0.07,
      'wacc_boats',
      'costs_lake_pond',
      'costs_storage_and_conversion_storage',
    ),
    'graphs/energy/nodes/lake/ferry.ad': node(0.04, 'wacc_boats'),
    'graphs/molecules/nodes/lake/catcher.ad': node(0.07, 'wacc_boats', 'costs_air'),
    'graphs/energy/nodes/lake/stove.ad': node(0.025, 'wacc_homes', 'costs_lake_huts'),
    'graphs/energy/nodes/lake/raft.ad': node(0.07, 'costs_lake_pond'),
    'graphs/energy/nodes/lake/pipe.ad': node(0.025, 'wacc_homes'),
    'graphs/energy/nodes/lake/lake.ad': ad({use: 'energetic'}),
    'gqueries/costs/costs_lake_water.gql': '- query = SUM(V(G(costs_lake_pond), capital_expenditures_per(:node)))\n',
    'gqueries/costs/costs_air_co2.gql':
      '- query = SUM(V(G(costs_lake_pond), co2_emissions_costs), V(G(costs_air), co2_emissions_costs))\n',
    'gqueries/general/costs/heat_infrastructure/total.gql': '- query = 1\n',
    [`${NETWORK}_wacc.gql`]: '- query = V(pipe,wacc)\n',
    [`${NETWORK}_capital_costs.gql`]: '- query = V(ferry, wacc)\n',
    [CHART]: [
      '- {label: air_co2, gquery: costs_air_co2}',
      '- {label: huts, gquery: costs_lake_huts}',
      '- {label: water, gquery: costs_lake_water}',
      '- {label: air, gquery: costs_air}',
    ].join('\n'),
    'config/locales/interface/output_element_series/en_labels.yml':
      'en: {output_element_series: {labels: {huts: "Buildings: Huts", water: "Lake: Water: all", air: Air, costs_infrastructure_electricity: "Net: Current"}}}\n',
    'config/locales/interface/input_elements/en_costs.yml':
      'en: {input_elements: {costs_wacc_boats: {title: New & odd}, costs_wacc_homes: {title: Homes}}}\n',
    ...more,
  });
const write = (args: readonly string[] = [], clone = lake()): string => waccGroups(sourcesOf(clone), args);

test('technologies of both graphs come by category, last those of none, with their row of the chart', () => {
  expect(rowsOf(write())).toEqual([
    ['`pipe`', 'Homes', '2.5', 'Current'],
    ['`stove`', 'Homes', '2.5', 'Huts'],
    ['`barge`', 'New & odd', '7', 'Water: all'],
    ['`catcher`', 'New & odd', '7', 'Air'],
    ['`ferry`', 'New & odd', '4', '–'],
    ['`raft`', '–', '7', 'Water: all'],
  ]);
});

test('categories come with their slider and the WACC of their technologies, last what no slider sets', () => {
  expect(rowsOf(write(['categories']))).toEqual([
    ['**Homes**', '`wacc_homes`', '`costs_wacc_homes`', '%', '0', '15', '2.5', '2', '2.5'],
    ['**New & odd**', '`wacc_boats`', '`costs_wacc_boats`', '%', '0', '15', '7', '3', '7 (2), 4 (1)'],
    ['Set by no slider', '–', '–', '–', '–', '–', '–', '1', '7'],
  ]);
});

test('a group that no slider sets, two groups, costs in no row or in two, and another table are errors', () => {
  const mill = (...groups: readonly string[]): string =>
    write([], lake({'graphs/energy/nodes/lake/mill.ad': node(0.04, ...groups)}));
  expect(() => mill('wacc_mills')).toThrow('mill: no slider, or more than one, sets the costs of wacc_mills');
  expect(() => mill('wacc_boats', 'wacc_homes')).toThrow('sets the costs of wacc_boats, wacc_homes');
  expect(() => mill('costs_lake_mud')).toThrow('no row of the chart of costs holds costs_lake_mud');
  expect(() => mill('costs_air', 'costs_lake_huts')).toThrow('mill is in more than one group of costs');
  expect(() => write(['boats'])).toThrow('“boats” is none of categories');
});

test('what begins with another WACC than its slider shows comes by our patterns; one unlike the others is an error', () => {
  const lower = {'graphs/energy/nodes/lake/skiff.ad': node(0.04, 'wacc_boats')};
  const deviating = (said: Readonly<Record<string, string>>, more = lower): string => {
    const clone = lake(more);
    return waccDeviating(sourcesOf(clone, said), []);
  };
  const written = deviating({'ferry|skiff': 'Ferries'});
  expect(rowsOf(written)).toEqual([
    ['Ferries', '2', '4', '**New & odd**', '7'],
    ['All', '2', '', '', ''],
  ]);
  expect(written).toContain('{#wacc-deviating csv sum}');
  expect(() => deviating({ferry: 'Ferries', barge: 'Barges'})).toThrow(
    'no words for skiff; words.yml has words for barge',
  );
  const dear = {'graphs/energy/nodes/lake/skiff.ad': node(0.05, 'wacc_boats')};
  expect(() => deviating({'ferry|skiff': 'Ferries'}, dear)).toThrow('skiff is not like the rest of “Ferries”');
});
