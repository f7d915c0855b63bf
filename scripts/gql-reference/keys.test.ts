import path from 'node:path';
import {expect, test} from 'vitest';
import {parseGql} from '../../plugins/documents/gql';
import type {Definition} from './functions';
import {unknownIn} from './keys';
import {readModel} from './model';

const FIXTURES = path.join(__dirname, 'fixtures');
const model = readModel(path.join(FIXTURES, 'etengine'), path.join(FIXTURES, 'etsource'));

const definitions = new Map(
  (
    'SUM V MV L ML M G MG EG MEG SECTOR MSECTOR USE CARRIER AREA GRAPH EDGE MEDGE Q QUERY_PRESENT INPUT_VALUE UPDATE ' +
    'FILTER SORT_BY TXT_TABLE INPUT_SLOTS OUTPUT_EDGES EMISSIONS ATTACHED_CURVE FEVER_DEMAND WEATHER_PROPERTY PER_YEAR'
  )
    .split(' ')
    .map((name): [string, Definition] => [name, {name, module: 'core', same: name, takes: null}]),
);

const unknown = (query: string): string[] => unknownIn(parseGql(query), model, definitions).map(({text}) => text);

test.each([
  'V(households_heater)',
  'SUM(V(households_heater, households_demand, demand)) * PER_YEAR',
  'V(households_heater, "demand * number_of_units")',
  'V(households_heater, output_of_network_gas)',
  'V(households_heater, useable_heat_output_conversion)',
  'V(G(heaters), primary_demand_of(CARRIER(network_gas)))',
  'V(G(heaters), primary_demand)',
  'V(V(households_heater, merit_order), subtype)',
  'V(CARRIER(network_gas), co2_conversion_per_mj)',
  'V(EDGE(households_heater, households_demand), share)',
  'V(FILTER(EG(final_demand), "flexible? && share > 0.5"), demand)',
  'V(INPUT_SLOTS(households_heater, network_gas), conversion)',
  'OUTPUT_EDGES(L(households_heater), flexible)',
  'MV(industry_captured_co2, demand)',
  'SECTOR(households)',
  'SECTOR(emissions_sector, "Built environment")',
  'USE(energetic)',
  'AREA(number_of_residences) / GRAPH(year)',
  'Q(heat) + QUERY_PRESENT(old_heat) + INPUT_VALUE("heaters_share")',
  'UPDATE(L(households_heater), number_of_units, 1)',
  'EMISSIONS(households_heating, energetic, co2, 1990) + EMISSIONS(emissions_sector, "Built environment", co2)',
  'ATTACHED_CURVE(interconnector_1_price_curve)',
  'FEVER_DEMAND(space_heating) + WEATHER_PROPERTY(flh_of_wind)',
  'TXT_TABLE(SORT_BY(G(heaters), demand), key, demand)',
  'M(3.14159, round(2))',
  'heater = V(households_heater); V(heater, demand)',
  'MEG(final_demand)', // no molecule edge has a group
])('what the model has is let pass: %s', (query) => {
  expect(unknown(query)).toEqual([]);
});

test.each([
  ['V(households_heatr)', 'no energy node households_heatr'],
  ['V(households_heatr, demand)', 'no energy node households_heatr'],
  ['V(households_heater, demnd)', 'no node has demnd'],
  ['V(households_heater, share)', 'no node has share'],
  ['V(households_heater, "demand * nummer")', 'no node has nummer'],
  ['V(households_heater, output_of_oil)', 'no node has output_of_oil'],
  ['V(V(households_heater, merit_order), subtyp)', 'no part of a node has subtyp'],
  ['V(EG(final_demand), number_of_units)', 'no edge has number_of_units'],
  ['MV(households_heater, demand)', 'no molecule node households_heater'],
  ['G(final_demand)', 'no group of energy nodes final_demand'],
  ['EG(heaters)', 'no group of energy edges heaters'],
  ['MG(heaters)', 'no group of molecule nodes heaters'],
  ['CARRIER(gas)', 'no carrier gas'],
  ['EDGE(households_demand, households_demand)', 'no edge between households_demand and households_demand'],
  ['SECTOR(industry)', 'no sector of energy industry'],
  ['SECTOR(emissions, "Built environment")', 'config/sector_mapping.csv has no column emissions'],
  ['SECTOR(emissions_sector, "Transport")', 'no emissions_sector is called Transport'],
  ['USE(energy)', 'no use energy'],
  ['AREA(residences)', 'no area has residences'],
  ['Q(warmth)', 'no gquery warmth'],
  ['INPUT_VALUE(heaters)', 'no input heaters'],
  ['UPDATE(L(households_heater), nummer, 1)', 'no node has nummer'],
  ['OUTPUT_EDGES(L(households_heater), fixed)', 'no edge has fixed?'],
  ['INPUT_SLOTS(households_heater, oil)', 'no carrier oil'],
  ['EMISSIONS(transport, energetic, co2)', 'no emissions sector transport'],
  ['EMISSIONS(households_heating, energetic, ch4)', 'no greenhouse gas ch4'],
  ['ATTACHED_CURVE(interconnector_1_price)', 'no curve that can be uploaded interconnector_1_price'],
  ['TXT_TABLE(G(heaters), key, nummer)', 'no node has nummer'],
  ['TOTAL(1, 2)', 'no function TOTAL'],
  ['SUM(1, PER_HOUR)', 'no constant PER_HOUR'],
])('what it lacks is named: %s', (query, text) => {
  expect(unknown(query)).toEqual([text]);
});

test('a name says on which line of its query it stands', () => {
  expect(unknownIn(parseGql('SUM(\n  Q(heat),\n  Q(warmth)\n)'), model, definitions)).toEqual([
    {line: 3, text: 'no gquery warmth'},
  ]);
});
