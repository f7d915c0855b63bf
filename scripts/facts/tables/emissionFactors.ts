import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from '../blocks';
import {readDocuments, readEdges} from '../documents';
import {readValues} from '../files';
import type {Words} from '../words';
import {refuseUnnamed} from './carriers';
import {oneDataset} from './hours';
import {asKey, NONE, table} from './table';

const FACTOR = 'co2_conversion_per_mj';

/** The columns of a dataset's carriers, which are in kg or € for each MJ. */
const COLUMNS = [
  ['Factor (kg/GJ)', FACTOR],
  ['Biogenic CO₂ (kg/GJ)', 'potential_co2_conversion_per_mj'],
  ['Price (€/GJ)', 'cost_per_mj'],
] as const;

/** What a dataset says of the CO₂ and the price of carriers, as Markdown, by name. What has no number but 0 is left out. */
export function emissionFactors(etsource: string, carriers: Words, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const value = carriersIn(etsource, dataset);
  const partOf = partsOfSearch(etsource);
  const known = readDocuments(etsource, 'carriers').flatMap(({key}) => {
    const values = COLUMNS.map(([, column]) => value(key, column));
    return values.some((number) => number) ? [{key, values}] : [];
  });
  return table(
    `Emission factors of carriers in ${dataset}`,
    'emission-factor-list',
    ['Carrier', 'Key', ...COLUMNS.map(([head]) => head), 'In the primary method'],
    byName(
      etsource,
      carriers,
      known.map(({key, values}) => ({
        key,
        cells: [asKey(key), ...values.map((number) => perGj(number, 2)), partOf(key)],
      })),
    ),
  );
}

/** The factors of carriers that are not the same in all datasets, as Markdown, by name, with columns for the datasets named. */
export function emissionFactorDatasets(etsource: string, carriers: Words, shown: readonly string[]): string {
  const datasets = readdirSync(path.join(etsource, 'datasets')).filter((dataset) =>
    existsSync(path.join(etsource, 'datasets', dataset, 'carriers.csv')),
  );
  const strange = shown.filter((dataset) => !datasets.includes(dataset));
  if (strange.length || !shown.length) throw new Mistake(`“${strange.join(' ')}” is no dataset with carriers`);
  const readers = new Map(datasets.map((dataset) => [dataset, carriersIn(etsource, dataset)]));
  const rows = readDocuments(etsource, 'carriers').flatMap(({key}) => {
    const factors = [...readers.values()].flatMap((value) => value(key, FACTOR) ?? []);
    const [lowest, highest] = [Math.min(...factors), Math.max(...factors)].map((factor) => perGj(factor, 1));
    if (!factors.length || lowest === highest) return [];
    return [
      {
        key,
        cells: [
          ...shown.map((dataset) => perGj(readers.get(dataset)!(key, FACTOR), 1)),
          ...[lowest!, highest!, String(factors.filter((factor) => factor === 0).length)],
        ],
      },
    ];
  });
  return table(
    'Emission factors that differ between datasets',
    'factor-datasets',
    [
      'Carrier',
      ...shown.map((dataset) => `${dataset} (kg/GJ)`),
      ...['Lowest (kg/GJ)', 'Highest (kg/GJ)', 'Datasets with 0'],
    ],
    byName(etsource, carriers, rows),
  );
}

function carriersIn(etsource: string, dataset: string): ReturnType<typeof readValues> {
  return readValues(etsource, `datasets/${dataset}/carriers.csv`);
}

/** Rows with the names of their carriers, in the order of these. */
function byName(
  etsource: string,
  carriers: Words,
  rows: readonly {readonly key: string; readonly cells: readonly string[]}[],
): string[][] {
  const named = refuseUnnamed(
    carriers,
    etsource,
    rows.map(({key}) => key),
  );
  return rows
    .map(({key, cells}) => [named(key), ...cells])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
}

/**
 * What becomes of a carrier's factor in the primary method: the search for CO₂ ends at nodes of primary demand, and counts what
 * final demand takes from refineries.
 */
function partsOfSearch(etsource: string): (carrier: string) => string {
  const groups = new Map(
    readDocuments(etsource, 'graphs/energy/nodes').map(({key, list}) => [key, new Set(list('groups'))]),
  );
  const edges = readEdges(etsource);
  const [end, use] = [
    edges.filter(({supplier}) => groups.get(supplier)?.has('primary_energy_demand')),
    edges.filter(({consumer}) => groups.get(consumer)?.has('co2_emissions_refinery_products')),
  ].map((those) => new Set(those.map(({carrier}) => carrier)));
  const all = new Set(edges.map(({carrier}) => carrier));
  return (carrier) => {
    const parts = [...(end!.has(carrier) ? ['end of search'] : []), ...(use!.has(carrier) ? ['final use'] : [])];
    return parts.join(', ') || (all.has(carrier) ? 'search goes on' : NONE);
  };
}

/** `56.50` for 0.0565 for each MJ. An empty cell is not 0: the engine goes on to the carriers before it. */
function perGj(perMj: number | undefined, digits: number): string {
  return perMj === undefined ? NONE : perMj ? (perMj * 1000).toFixed(digits) : '0';
}
