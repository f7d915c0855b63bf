import {expect, test} from 'vitest';
import {ccusIndustry, ccusPlants} from './ccus';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const CAPTURE = 'inputs/emissions/ccus/capture';
const ENERGY = 'graphs/energy/nodes/lake';
const EDGES = 'graphs/molecules/edges/lake';
const SHARES = 'datasets/aq2023/shares/molecules';

/** An input that sets what is captured of the potential of these. */
const capture = (...kinds: readonly string[]): string =>
  [
    '- query =',
    '  EACH(',
    ...kinds.flatMap((kind) => [
      `    UPDATE(MEDGE(${kind}_captured_co2, ${kind}_potential_co2), share, DIVIDE(USER_INPUT(),100.0)),`,
      `    UPDATE(MEDGE(lake_emitted_co2, ${kind}_potential_co2), share, 1.0 - DIVIDE(USER_INPUT(),100.0)),`,
    ]),
    '  )',
    '- unit = %',
  ].join('\n');
const share = (from: string, to: string): string =>
  `- type = share\n\n~ parent_share = SHARE("molecules/${from}_parent_share", ${to})\n`;
/** All that stands in the files of one kind. */
const kindOf = (kind: string, potential: number, start: number, electricity: number): Record<string, string> => ({
  [`${ENERGY}/${kind}_captured_co2_electricity.demand.ad`]: ad({
    'from_molecules.source': `${kind}_captured_co2`,
    'from_molecules.conversion': electricity,
  }),
  [`${EDGES}/${kind}_co2-${kind}_potential_co2@co2.ad`]: share(`${kind}_co2`, `${kind}_potential_co2`),
  [`${EDGES}/${kind}_potential_co2-${kind}_captured_co2@co2.ad`]: share(
    `${kind}_potential_co2`,
    `${kind}_captured_co2`,
  ),
  [`${EDGES}/${kind}_captured_co2-lake_captured_co2@co2.ad`]: '- type = share\n',
  [`${SHARES}/${kind}_co2_parent_share.csv`]: `key,share\n${kind}_potential_co2,${potential}\nlake_emitted_co2,0.1\n`,
  [`${SHARES}/${kind}_potential_co2_parent_share.csv`]: `key,share\n${kind}_captured_co2,${start}\n`,
});

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    ...kindOf('kiln', 0.85, 0, 3.68),
    ...kindOf('peat_oven', 0.34, 0.65, 1.755),
    ...kindOf('gas_oven', 0.55, 0, 0.57),
    [`${CAPTURE}/share_of_kilns_captured.ad`]: capture('kiln'),
    [`${CAPTURE}/share_of_ovens_captured.ad`]: capture('peat_oven', 'gas_oven', 'lake_external_coupling_node'),
    [`${CAPTURE}/share_of_weir_ccs.ad`]: sharing('weir', 'weir_ccs'),
    'config/interface/input_elements/supply_ccus_capture_industry.yml': [
      '- {key: share_of_kiln, unit: "%", related_node: kiln_captured_co2, position: 9, dependent_on: _always_hidden}',
      '- {key: share_of_ovens_captured, unit: "%", related_node: peat_oven_captured_co2, position: 5}',
    ].join('\n'),
    'config/interface/input_elements/supply_ccus_capture_energy.yml': [
      '- {key: demand_of_air, unit: Mton, related_node: air, position: 1}',
      '- {key: share_of_weir_ccs, unit: "%", related_node: weir_ccs, position: 3}',
      '- {key: share_of_splitter_ccs, unit: "%", related_node: splitter_ccs, position: 2}',
    ].join('\n'),
    'config/locales/interface/input_elements/en_ccus.yml':
      'en: {input_elements: {share_of_kiln: {title: Kilns}, share_of_ovens_captured: {title: Ovens}, share_of_weir_ccs: {title: Weir + CCS}, share_of_splitter_ccs: {title: Splitter}}}\n',
    [`${CAPTURE}/share_of_splitter_ccs.ad`]: sharing('splitter', 'splitter_ccs'),
    [`${ENERGY}/weir.ad`]: ad({'output.electricity': 0.46, 'output.hydrogen': 0.2}),
    [`${ENERGY}/weir_ccs.ad`]: `${ad({ccs_capture_rate: 0.669})}~ output.electricity = CENTRAL_PRODUCTION(weir, electricity_output_conversion)\n`,
    [`${ENERGY}/splitter.ad`]: ad({'output.hydrogen': 0.81301}),
    [`${ENERGY}/splitter_ccs.ad`]: ad({'output.hydrogen': 0.7454, ccs_capture_rate: 0.9}),
    'datasets/aq2023/central_producers.csv': 'key,electricity_output_conversion\nweir,3.61E-01\n',
    ...more,
  });

/** An input that shares a capacity between plants. */
function sharing(...plants: readonly string[]): string {
  const update = (plant: string): string[] => [
    `UPDATE(\n      V(${plant}),\n      number_of_units,\n      USER_INPUT()\n    )`,
    `UPDATE(L(${plant}), preset_demand, V(${plant}, production))`,
  ];
  return `- query =\n    EACH(\n    ${plants.flatMap(update).join(',\n    ')}\n    )\n`;
}

const OVENS = {peat_oven_captured_co2: 'peat', gas_oven_captured_co2: 'gas'};
const industry = (more = {}, words: Readonly<Record<string, string>> = OVENS): string =>
  ccusIndustry(sourcesOf(lake(more), words), ['aq2023']);
const plants = (more = {}): string => ccusPlants(sourcesOf(lake(more)), ['aq2023']);

test('in industry sliders come by position with the input of their node, one for several processes with a row for each', () => {
  expect(industry()).toContain('| Potential of the CO₂ (%) | Start, aq2023 (%) | Electricity (GJ/t) |');
  expect(rowsOf(industry())).toEqual([
    ['**Ovens**, peat', '34', '65', '1.755', '`share_of_ovens_captured`'],
    ['The same, gas', '55', '0', '0.57', '`share_of_ovens_captured`'],
    ['**Kilns**', '85', '0', '3.68', '`share_of_kilns_captured`'],
  ]);
});

test('in industry a process without words, a slider without an input, a share or energy that nobody gives are errors', () => {
  expect(() => industry({}, {gas_oven_captured_co2: 'gas'})).toThrow('no words for peat_oven_captured_co2');
  expect(() => industry({}, {...OVENS, kiln_captured_co2: 'kiln'})).toThrow('has words for kiln_captured_co2');
  expect(() => industry({[`${CAPTURE}/share_of_kilns_captured.ad`]: capture('raft')})).toThrow(
    'no input sets kiln_captured_co2',
  );
  expect(() => industry({[`${SHARES}/kiln_co2_parent_share.csv`]: 'key,share\n'})).toThrow(
    'aq2023 does not say which share becomes kiln_potential_co2',
  );
  const again = {[`${EDGES}/mud-kiln_potential_co2@co2.ad`]: share('kiln_co2', 'kiln_potential_co2')};
  expect(() => industry(again)).toThrow('does not say which share becomes kiln_potential_co2');
  expect(() => industry({[`${ENERGY}/kiln_captured_co2_electricity.demand.ad`]: ''})).toThrow(
    'nothing says what electricity kiln_captured_co2 takes',
  );
});

test('plants come by position with the efficiency of their own and of the one without capture', () => {
  expect(plants()).toContain(':::table[Plants that can capture, aq2023]{#plants-table');
  expect(rowsOf(plants())).toEqual([
    ['**Splitter**', 'hydrogen', '90', '74.5', '81.3', '`share_of_splitter_ccs`'],
    ['**Weir + CCS**', 'electricity', '66.9', '36.1', '46.0', '`share_of_weir_ccs`'],
  ]);
});

test('a plant without a twin or with two, without an efficiency, or a title are errors', () => {
  const sharedBy = (...those: readonly string[]): string =>
    plants({[`${CAPTURE}/share_of_weir_ccs.ad`]: sharing(...those)});
  const alone = 'share_of_weir_ccs does not share a capacity between weir_ccs and one other plant';
  expect(() => sharedBy('weir_ccs')).toThrow(alone);
  expect(() => sharedBy('weir', 'weir_ccs', 'splitter')).toThrow(alone);
  expect(() => sharedBy('weir', 'splitter')).toThrow(alone);
  expect(() => sharedBy('weir')).toThrow(alone);
  expect(() => plants({[`${ENERGY}/weir.ad`]: ''})).toThrow('weir: nothing says its output.hydrogen');
  const untitled = {'config/locales/interface/input_elements/en_ccus.yml': 'en: {input_elements: {}}\n'};
  expect(() => plants(untitled)).toThrow('the interface has no title for share_of_splitter_ccs');
});
