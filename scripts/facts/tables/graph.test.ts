import path from 'node:path';
import {expect, test} from 'vitest';
import {importExportCarriers, primaryNodes, renewableCarriers} from './carriers';
import {areaCodes, datasets} from './datasets';
import {rowsOf, sourcesOf} from './fixture';
import {biomassRoutes, liquidFuelPlants, liquidFuels} from './processes';
import {replaceableProfiles} from './profiles';

const graph = path.join(__dirname, '../fixtures/graph');
const CARRIERS = {
  imported_gas: 'Gas (imported)',
  peat: 'Peat',
  dry_biomass: 'Dry biomass',
  electricity: 'Electricity',
  kerosene: 'Kerosene',
  naphtha: 'Naphtha',
  hydrogen: 'Hydrogen',
  greengas: 'Green gas',
};
const KELP = 'energy_production_fischer_tropsch_kelp_must_run';
const FUELS = {[KELP]: 'Fischer-Tropsch from kelp'};

test('a process shows its shares, the efficiency without loss, and the inputs that set it', () => {
  expect(rowsOf(liquidFuels(sourcesOf(graph, FUELS, {carriers: CARRIERS}), []))).toEqual([
    [
      'Fischer-Tropsch from kelp',
      '`output_of_kelp`, `energy_production_fischer_tropsch_kelp_share`',
      'Dry biomass 75%, hydrogen 25%',
      'Naphtha 40%, kerosene 15.474%',
      '55.474',
      `\`${KELP}\``,
    ],
  ]);
});

test('a plant shows how it runs and what it does with CO₂', () => {
  expect(rowsOf(liquidFuelPlants(sourcesOf(graph, FUELS), []))).toEqual([
    [
      'Fischer-Tropsch from kelp',
      'electricity flexible, hydrogen flat',
      '8,000',
      '50',
      '90',
      '60',
      '90',
      'unproven technology',
      'liquid fuels',
    ],
  ]);
});

test('a route of biomass takes its input from the edges where the node names none, and costs count for each MW that goes in', () => {
  const routes = {energy_boiling_kelp: 'Boiling', [KELP]: 'Fischer-Tropsch'};
  expect(rowsOf(biomassRoutes(sourcesOf(graph, routes, {carriers: CARRIERS}), []))).toEqual([
    ['Boiling', 'Dry biomass 100%', 'Green gas 60%', '60', '7,000', '–', '–', '–', '–', '`energy_boiling_kelp`'],
    [
      'Fischer-Tropsch',
      'Dry biomass 75%, hydrogen 25%',
      'Naphtha 40%, kerosene 15.474%',
      '55.474',
      '8,000',
      '1,250',
      '20',
      '0.5',
      '20',
      `\`${KELP}\``,
    ],
  ]);
});

test('a carrier or node without words is an error, and so are words for one that is gone', () => {
  expect(() => liquidFuels(sourcesOf(graph, FUELS, {carriers: {kerosene: 'Kerosene', steam: 'Steam'}}), [])).toThrow(
    'words.yml has no words for dry_biomass, hydrogen, naphtha; words.yml has words for steam, which',
  );
  expect(() => primaryNodes(sourcesOf(graph, {}, {carriers: CARRIERS}), [])).toThrow('no words for lake_wave_turbine');
});

test('primary nodes come by family, with the renewable share of the node or of its carrier', () => {
  expect(rowsOf(primaryNodes(sourcesOf(graph, {lake_wave_turbine: 'Wave turbine'}, {carriers: CARRIERS}), []))).toEqual(
    [
      ['Extraction', 'Peat', '`energy_extraction_peat`', '`peat`', '10', '`mining_and_extraction`'],
      [
        'Domestic biomass',
        'Dry biomass',
        '`energy_production_dry_biomass`',
        '`dry_biomass`',
        '100',
        '`mining_and_extraction`, `bio_resources_demand`',
      ],
      ['Import', 'Gas (imported)', '`energy_import_gas`', '`imported_gas`', '0', '`energy_import`'],
      [
        'Renewable production',
        'Wave turbine',
        '`lake_wave_turbine`',
        '`electricity`',
        '100',
        '`sustainable_production`',
      ],
    ],
  );
});

test('carriers that flow have their renewable share, a dataset its own', () => {
  expect(rowsOf(renewableCarriers(sourcesOf(graph, CARRIERS), []))).toEqual([
    ['Dry biomass', '100', '`dry_biomass`'],
    ['Green gas', '100', '`greengas`'],
    ['Peat', '25', '`peat`'],
    ['Gas (imported)', '0', '`imported_gas`'],
    ['Kerosene', '0', '`kerosene`'],
  ]);
});

test('carriers that cross the border have the inputs that fix a volume', () => {
  expect(rowsOf(importExportCarriers(sourcesOf(graph, CARRIERS), []))).toEqual([
    ['Gas', 'yes', 'no', 'no', '`volume_of_import_gas`', '–'],
    ['Kerosene', 'no', 'yes', 'yes', '–', '`volume_of_export_kerosene`'],
  ]);
});

test('profiles say what the dataset holds and where they can be replaced', () => {
  const names = {'weather/waves': 'Waves', tides: 'Tides'};
  expect(rowsOf(replaceableProfiles(sourcesOf(graph, names), []))).toEqual([
    ['Demand: lake', 'Pumps', '`lake_demand`', 'profile', 'flat', 'interface and API'],
    ['–', 'Waves', '`weather/waves`', 'capacity profile', 'by weather year', 'API only'],
    ['–', 'Tides', '`tides`', '–', 'hourly values', 'nowhere'],
  ]);
});

test('datasets are counted by kind', () => {
  const kinds = {country: 'Countries', GM: 'Municipalities'};
  expect(rowsOf(datasets(sourcesOf(graph, kinds), []))).toEqual([
    ['Countries', '`country`', '`aq2023`', '1', 'full', '–', '2023', 'interface and API'],
    ['Countries', '`country`', '`eu`', '1', 'full', '–', '2011', 'API'],
    [
      'Municipalities',
      '`municipality`',
      '`GM0001_pond`',
      '2',
      'derived',
      '`aq2023`',
      '2022, 2023',
      'interface and API',
    ],
  ]);
  expect(() => datasets(sourcesOf(graph, kinds), ['planet'])).toThrow('takes no arguments');
});

test('area codes have both names, kind, parent and year; each row has an address', () => {
  const table = areaCodes(sourcesOf(graph), []);
  expect(table).toContain('{#area-codes');
  expect(table).toMatch(/ keys\}/);
  expect(rowsOf(table)).toEqual([
    [':area[`aq2023`]', 'Aquaria, <span lang="nl">Waterland</span>', 'country', '–', '2023', 'yes'],
    [':area[`eu`]', '–', 'country', '–', '2011', 'no'],
    [':area[`GM0001_pond`]', 'Pond', 'municipality', '`aq2023`', '2023', 'yes'],
    [':area[`GM0002_ditch`]', '–', 'municipality', '`aq2023`', '2022', 'yes'],
  ]);
});
