import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from '../blocks';
import {NODES, readDocuments, readEdges} from '../documents';
import {readValues} from '../files';
import {carrierNames} from './carriers';
import {tableOf, type Sources} from './form';
import {asKey, NONE} from './table';

const FACTOR = 'co2_conversion_per_mj';

/** The columns of a dataset's carriers, which are in kg or € for each MJ. */
const COLUMNS = [FACTOR, 'potential_co2_conversion_per_mj', 'cost_per_mj'] as const;

/** What a dataset says of the CO₂ and the price of carriers, by name. What has no number but 0 is left out. */
export const emissionFactors = tableOf({
  title: 'Emission factors of carriers in {dataset}',
  id: 'emission-factor-list',
  takes: 'dataset',
  rows: (sources) => {
    const value = carriersIn(sources.etsource, sources.dataset);
    return byName(
      sources,
      readDocuments(sources.etsource, 'carriers').flatMap(({key}) => {
        const [factor, biogenic, price] = COLUMNS.map((column) => value(key, column));
        return factor || biogenic || price ? [{key, factor, biogenic, price}] : [];
      }),
    );
  },
  columns: ({etsource}) => {
    const partOf = partsOfSearch(etsource);
    return {
      Carrier: 'name',
      Key: ({key}) => asKey(key),
      'Factor (kg/GJ)': ({factor}) => perGj(factor, 2),
      'Biogenic CO₂ (kg/GJ)': ({biogenic}) => perGj(biogenic, 2),
      'Price (€/GJ)': ({price}) => perGj(price, 2),
      'In the primary method': ({key}) => partOf(key),
    };
  },
});

/** The factors of carriers that are not the same in all datasets, by name, with columns for the datasets named. */
export const emissionFactorDatasets = tableOf({
  title: 'Emission factors that differ between datasets',
  id: 'factor-datasets',
  takes: 'names',
  rows: (sources, shown) => {
    const {etsource} = sources;
    const datasets = readdirSync(path.join(etsource, 'datasets')).filter((dataset) =>
      existsSync(path.join(etsource, 'datasets', dataset, 'carriers.csv')),
    );
    const strange = shown.filter((dataset) => !datasets.includes(dataset));
    if (strange.length || !shown.length) throw new Mistake(`“${strange.join(' ')}” is no dataset with carriers`);
    const readers = datasets.map((dataset) => carriersIn(etsource, dataset));
    return byName(
      sources,
      readDocuments(etsource, 'carriers').flatMap(({key}) => {
        const factors = readers.flatMap((value) => value(key, FACTOR) ?? []);
        const [lowest = '', highest = ''] = [Math.min(...factors), Math.max(...factors)].map((one) => perGj(one, 1));
        return factors.length && lowest !== highest ? [{key, factors, lowest, highest}] : [];
      }),
    );
  },
  columns: ({etsource}, shown) => ({
    Carrier: 'name',
    ...Object.fromEntries(
      shown.map((dataset) => {
        const value = carriersIn(etsource, dataset);
        return [`${dataset} (kg/GJ)`, ({key}: {readonly key: string}) => perGj(value(key, FACTOR), 1)];
      }),
    ),
    'Lowest (kg/GJ)': 'lowest',
    'Highest (kg/GJ)': 'highest',
    'Datasets with 0': ({factors}) => String(factors.filter((factor) => factor === 0).length),
  }),
});

function carriersIn(etsource: string, dataset: string): ReturnType<typeof readValues> {
  return readValues(etsource, `datasets/${dataset}/carriers.csv`);
}

/** Carriers with their names, in the order of these. */
function byName<Row extends {readonly key: string}>(sources: Sources, rows: readonly Row[]): (Row & {name: string})[] {
  const keys = rows.map(({key}) => key);
  const nameOf = carrierNames(sources, keys);
  return rows
    .map((row) => ({...row, name: nameOf(row.key)}))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * What becomes of a carrier's factor in the primary method: the search for CO₂ ends at nodes of primary demand, and counts what
 * final demand takes from refineries.
 */
function partsOfSearch(etsource: string): (carrier: string) => string {
  const groups = new Map(readDocuments(etsource, NODES).map(({key, list}) => [key, new Set(list('groups'))]));
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
