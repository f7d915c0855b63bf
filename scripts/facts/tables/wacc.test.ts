import {expect, test} from 'vitest';
import {ad, cloneOf} from './fixture';
import {rowsOf} from './rows';
import {waccGroups} from './wacc';

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

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    'inputs/costs_efficiencies/costs_wacc_boats.ad': slider('wacc_boats', 7),
    'inputs/costs_efficiencies/costs_wacc_homes.ad': slider('wacc_homes', 2.5),
    'inputs/costs_efficiencies/costs_peat.ad': ad({query: 'UPDATE(CARRIER(peat), cost_per_mj, 1)'}),
    'graphs/energy/nodes/lake/barge.ad': node(0.07, 'wacc_boats', 'costs_pond'),
    'graphs/energy/nodes/lake/ferry.ad': node(0.04, 'wacc_boats'),
    'graphs/molecules/nodes/lake/catcher.ad': node(0.07, 'wacc_boats', 'costs_air'),
    'graphs/energy/nodes/lake/stove.ad': node(0.025, 'wacc_homes', 'costs_huts'),
    'graphs/energy/nodes/lake/raft.ad': node(0.07, 'costs_pond'),
    'graphs/energy/nodes/lake/lake.ad': ad({use: 'energetic'}),
    'config/locales/interface/input_elements/en_costs.yml':
      'en: {input_elements: {costs_wacc_boats: {title: New & odd}, costs_wacc_homes: {title: Homes}}}\n',
    ...more,
  });
const write = (args: readonly string[] = [], clone = lake()): string => waccGroups(clone, clone, args);

test('categories come with their slider and the WACC of their technologies, both graphs together; then what no slider sets', () => {
  expect(rowsOf(write())).toEqual([
    ['**Homes**', '`wacc_homes`', '`costs_wacc_homes`', '%', '0', '15', '2.5', '1', '2.5'],
    ['**New & odd**', '`wacc_boats`', '`costs_wacc_boats`', '%', '0', '15', '7', '3', '7 (2), 4 (1)'],
    ['Set by no slider', '–', '–', '–', '–', '–', '–', '1', '7'],
  ]);
});

test('technologies come by category, last those of none; who begins with another WACC than the slider is told', () => {
  expect(rowsOf(write(['technologies']))).toEqual([
    ['`stove`', '**Homes**', '2.5', 'no', '`costs_huts`'],
    ['`barge`', '**New & odd**', '7', 'no', '`costs_pond`'],
    ['`catcher`', '**New & odd**', '7', 'no', '`costs_air`'],
    ['`ferry`', '**New & odd**', '4', 'yes', '–'],
    ['`raft`', 'Set by no slider', '7', 'no', '`costs_pond`'],
  ]);
});

test('a group that no slider sets, and another table, are errors', () => {
  const strange = lake({'graphs/energy/nodes/lake/mill.ad': node(0.04, 'wacc_mills')});
  expect(() => write([], strange)).toThrow('no slider sets the costs of wacc_mills, as of mill');
  expect(() => write(['boats'])).toThrow('“boats” is not technologies');
});
