import {expect, test} from 'vitest';
import {costOverview, type Subject} from './costOverview';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const HUTS = 'costs_lake_huts';
const node = (group: string, costs: Readonly<Record<string, string | number>> = {}): string =>
  ad({groups: `[${group}]`, initial_investment: 0, ...costs});

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    'graphs/energy/nodes/lake/stove.ad': node(HUTS, {initial_investment: 5}),
    'graphs/energy/nodes/lake/lamp.ad': node(HUTS, {'storage.cost_per_mwh': 1}),
    'graphs/energy/nodes/lake/pipe_of_stove.ad': node(HUTS),
    'graphs/energy/nodes/lake/barge.ad': `${ad({groups: '[costs_lake_pond, costs_storage_and_conversion_storage]'})}~ ccs_investment = COST(barge)\n`,
    'graphs/energy/nodes/lake/swan.ad': ad({use: 'energetic', initial_investment: 9}),
    'graphs/molecules/nodes/lake/catcher.ad': node('costs_air', {decommissioning_costs: 2}),
    'gqueries/costs/costs_lake_water.gql': '- query = SUM(V(G(costs_lake_pond), capital_expenditures_per(:node)))\n',
    'config/interface/output_element_series/costs_overview_detailed.yml': [
      '- {label: huts, gquery: costs_lake_huts}',
      '- {label: water, gquery: costs_lake_water}',
      '- {label: air, gquery: costs_air}',
      '- {label: peat, gquery: costs_carriers_peat}',
    ].join('\n'),
    'config/locales/interface/output_element_series/en_labels.yml':
      'en: {output_element_series: {labels: {huts: "Buildings: Huts", water: "Lake: Water", air: Air, peat: "Fuel: Peat"}}}\n',
    ...more,
  });

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'Stoves, lamps': {group: HUTS, nodes: 'stove|lamp', counted: 'CAPEX'},
  'Pipes of stoves': {group: HUTS, nodes: 'pipe_.*', zero: true, counted: '0; [elsewhere](./x.md)'},
  Roofs: {group: HUTS, counted: 'By area'},
  Barges: {group: 'costs_lake_pond', nodes: '.*', counted: 'CAPEX'},
  Catchers: {group: 'costs_air', nodes: 'catcher', counted: 'CAPEX'},
  Fuel: {group: 'costs_carriers_peat', row: 'Any', counted: 'A price'},
  Swans: {counted: 'Nothing'},
};
const write = (
  more: Readonly<Record<string, Partial<Subject>>> = {},
  files: Readonly<Record<string, string>> = {},
): string => {
  const clone = lake(files);
  return costOverview(sourcesOf(clone, {...SUBJECTS, ...more}), []);
};

test('subjects come in our order with group and row of the chart, and the number of technologies of both graphs', () => {
  expect(rowsOf(write())).toEqual([
    ['Stoves, lamps', 'Buildings', 'Huts', 'CAPEX', '2'],
    ['Pipes of stoves', 'Buildings', 'Huts', '0; [elsewhere](./x.md)', '1'],
    ['Roofs', 'Buildings', 'Huts', 'By area', '–'],
    ['Barges', 'Lake', 'Water', 'CAPEX', '1'],
    ['Catchers', 'CO₂', 'Air', 'CAPEX', '1'],
    ['Fuel', 'Fuel', 'Any', 'A price', '–'],
    ['Swans', 'Not counted', '–', 'Nothing', '–'],
  ]);
});

test('a technology in no row, or in two, is an error, and so is a row that fits none', () => {
  const raft = {'graphs/energy/nodes/lake/raft.ad': node(HUTS, {initial_investment: 1})};
  expect(() => write({}, raft)).toThrow('words.yml: raft of costs_lake_huts is in no row');
  const lamps = {group: HUTS, nodes: 'la.*', counted: 'CAPEX'};
  expect(() => write({Lamps: lamps})).toThrow('lamp of costs_lake_huts is in “Stoves, lamps” and “Lamps”');
  expect(() => write({Cats: {group: 'costs_air', nodes: 'cat', counted: 'CAPEX'}})).toThrow(
    '“Cats” fits no technology of costs_air',
  );
  expect(() => write({Boats: {nodes: 'barge', counted: 'Nothing'}})).toThrow('“Boats” fits no technology of no group');
});

test('costs where we say 0, none where we say some, a subject without words, and a group in no row of the chart are errors', () => {
  const dear = {'graphs/energy/nodes/lake/pipe_of_stove.ad': node(HUTS, {cost_of_installing: 1})};
  expect(() => write({}, dear)).toThrow('“Pipes of stoves” says nothing of the costs of pipe_of_stove');
  const free = {'graphs/energy/nodes/lake/lamp.ad': node(HUTS)};
  expect(() => write({}, free)).toThrow('“Stoves, lamps” says something of the costs of lamp');
  expect(() => write({Swans: {}})).toThrow('“Swans” does not say what is counted');
  expect(() => write({Swans: {group: 'costs_birds', counted: 'Nothing'}})).toThrow(
    'no row of the chart of costs holds costs_birds',
  );
});
