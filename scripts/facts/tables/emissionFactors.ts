import {readDocuments} from '../documents';
import {readValues} from '../files';
import type {Words} from '../words';
import {refuseUnnamed} from './carriers';
import {oneDataset} from './hours';
import {decimal} from './processes';
import {asKey, NONE, table} from './table';

/** The columns of a dataset's carriers, with the factor from kg/MJ to kg/GJ, and from €/MJ to €/MWh. */
const COLUMNS = [
  ['CO₂ (kg/GJ)', 'co2_conversion_per_mj', 1000],
  ['Biogenic CO₂ (kg/GJ)', 'potential_co2_conversion_per_mj', 1000],
  ['Price (€/MWh)', 'cost_per_mj', 3600],
] as const;

/**
 * What a dataset says of the CO₂ and the price of carriers, as Markdown, by name. What emits, holds and costs nothing is left
 * out: so are heat of the surroundings, sun and wind.
 */
export function emissionFactors(etsource: string, carriers: Words, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const value = readValues(etsource, `datasets/${dataset}/carriers.csv`);
  const known = readDocuments(etsource, 'carriers').flatMap(({key}) => {
    const values = COLUMNS.map(([, column, factor]) => ({value: value(key, column), factor}));
    return values.some(({value}) => value) ? [{key, values}] : [];
  });
  const named = refuseUnnamed(
    carriers,
    etsource,
    known.map(({key}) => key),
  );
  const rows = known
    .map(({key, values}) => [
      named(key),
      asKey(key),
      // An empty factor is not 0: what it says is left to the carriers before it.
      ...values.map(({value, factor}) => (value === undefined ? NONE : decimal(value * factor, 2))),
    ])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
  return table(
    `CO₂ and prices of carriers in ${asKey(dataset)}`,
    'factors-table',
    ['Carrier', 'Key', ...COLUMNS.map(([head]) => head)],
    rows,
  );
}
