import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {heatInfrastructure} from './heatInfrastructure';

const AREA = 'datasets/aq2023/aq2023.full.ad';
const NODES = 'graphs/energy/nodes/energy';
const INDOORS = 'indoor_investment_costs';
const HOMES = ['ht', 'mt', 'lt'].map((network) => `heat_infrastructure_households_${network}`);
const inNetworks = (name: string): string[] => ['ht', 'mt', 'lt'].map((network) => name.replace('{t}', network));
const indoors = [
  ...HOMES.flatMap((home) => [
    ...[`${home}_${INDOORS}_ground_level_houses_eur`, `${home}_${INDOORS}_apartments_with_block_heating_eur`],
    `${home}_${INDOORS}_apartments_without_block_heating_eur`,
  ]),
  ...[`heat_buildings_${INDOORS}_eur_per_connection`, `heat_buildings_${INDOORS}_eur_per_kw`],
];
const outdoors = [
  ...inNetworks('heat_{t}_distribution_pipelines_investment_costs_eur_per_meter'),
  ...inNetworks('heat_{t}_sub_station_investment_costs_eur_per_kw'),
  ...inNetworks('heat_{t}_primary_pipelines_investment_costs_per_kw'),
  'heat_exchanger_station_investment_costs_eur_per_kw',
];
const delivery = [
  ...inNetworks('households_{t}_heat_delivery_system_costs_apartments_eur_per_connection'),
  ...inNetworks('households_{t}_heat_delivery_system_costs_ground_level_houses_eur_per_connection'),
  ...inNetworks('buildings_{t}_heat_delivery_system_costs_eur_per_connection'),
];
const scaling = (names: readonly string[]): string =>
  `- query =\n    EACH(\n${names.map((name) => `      UPDATE_WITH_FACTOR(AREA(), ${name}, USER_INPUT())`).join(',\n')}\n    )\n`;

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [AREA]: ad({
      ...Object.fromEntries([...indoors, ...outdoors, ...delivery].map((name) => [name, 1000])),
      heat_lt_sub_station_investment_costs_eur_per_kw: 99.5,
    }),
    'inputs/indoors.ad': scaling(indoors),
    'inputs/outdoors.ad': scaling(outdoors),
    ...Object.fromEntries(
      delivery.map((name) => [`inputs/costs_${name}.ad`, `- query = UPDATE(AREA(), ${name}, USER_INPUT())\n`]),
    ),
    'inputs/unseen.ad': scaling(indoors),
    ...Object.fromEntries(
      ['mill_ht_waste', 'mill_mt_waste', 'well_ccs_lt_hot', 'well_lt_hot'].map((key) => [
        `${NODES}/${key}.ad`,
        ad({groups: '[costs_mills, primary_heat_infrastructure]'}),
      ]),
    ),
    [`${NODES}/stove_ht_peat.ad`]: ad({groups: '[costs_mills]'}),
    'config/locales/interface/input_elements/en_costs.yml': `en: {input_elements: {${[
      ...[
        'indoors: {title: Indoors}',
        'outdoors: {title: Pipes}',
        'mills: {title: "Mills & waste"}',
        'wells: {title: Wells}',
      ],
      ...delivery.map((name) => `costs_${name}: {title: "${name.slice(0, 12)}"}`),
    ].join(', ')}}}\n`,
    ...more,
  });

const SOURCES = {
  'well_…_hot': '**Wells**, with or without CO₂',
  'well_ccs_…_hot': '**Wells**, with or without CO₂',
  'mill_…_waste': '**Mills & waste**',
};
const write = (which: string, clone = lake(), sources: Readonly<Record<string, string>> = SOURCES): string =>
  heatInfrastructure(sourcesOf(clone, sources), [which]);

test('prices stand by network with the slider that scales them; of several, the first one', () => {
  const rows = rowsOf(write('prices'));
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual(['Indoors, ground-level house', '€/home', '1,000', '1,000', '1,000', '**Indoors**']);
  expect(rows[7]).toEqual(['Substation', '€/kW', '1,000', '1,000', '99.5', '**Pipes**']);
  expect(rows[11]).toEqual(['Heat delivery, building', '€', '1,000', '1,000', '1,000', '**buildings\\_ht** and so on']);
});

test('large sources come in the order of the words, and those with one name share a row', () => {
  expect(rowsOf(write('primary'))).toEqual([
    ['**Wells**, with or without CO₂', '–', '–', 'yes'],
    ['**Mills & waste**', 'yes', 'yes', '–'],
  ]);
});

test('what has no price, slider, words or title, and sources that differ, are errors', () => {
  expect(() => write('prices', lake({[AREA]: ''}))).toThrow('aq2023 says no heat_infrastructure_households_ht');
  expect(() => write('prices', lake({'inputs/indoors.ad': ''}))).toThrow(
    '0 sliders scale heat_infrastructure_households',
  );
  expect(() => write('prices', lake({'inputs/mills.ad': scaling(outdoors)}))).toThrow('2 sliders scale heat_ht_distr');
  const {'mill_…_waste': _, ...wells} = SOURCES;
  expect(() => write('primary', lake(), {...wells, 'moon_…_tides': '**Moon**'})).toThrow(
    'no words for mill_…_waste; words.yml has words for moon_…_tides',
  );
  expect(() => write('primary', lake(), {...SOURCES, 'mill_…_waste': '**Miles**'})).toThrow('the title of “**Miles**”');
  expect(() => write('primary', lake(), {...SOURCES, 'mill_…_waste': SOURCES['well_…_hot']})).toThrow(
    'mill_…_waste is not like the rest of “**Wells**',
  );
  expect(() => write('lengths')).toThrow('“lengths” is none of prices, primary');
});
