import {yaml} from '../files';
import {tableOf} from './form';
import {asKey, NONE} from './table';

/** The exports that ETSource configures, with their addresses; of some a list of columns, of others a schema. */
const EXPORTS = [
  ['residual_load', 'curves/residual_load'],
  ['hydrogen_integral_cost', 'curves/hydrogen_integral_cost'],
  ['direct_emissions', 'direct_emissions_…'],
  ['sankey', 'sankey'],
  ['storage_parameters', 'storage_parameters'],
] as const;

/** The columns of the exports that ETSource configures. */
export const exportColumns = tableOf({
  title: 'Columns of the configured exports',
  id: 'configured-columns',
  rows: ({etsource}) =>
    EXPORTS.flatMap(([file, address]) => {
      const config = yaml(etsource, `config/${file}_csv.yml`) as
        readonly {name: string}[] | {readonly schema: readonly ColumnConfig[]};
      const names = 'schema' in config ? config.schema.flatMap(labelsOf) : config.map(({name}) => name);
      return names.map((name) => ({address, name}));
    }),
  columns: {Export: ({address}) => asKey(address), Column: ({name}) => asKey(name), Unit: ({name}) => unitOf(name)},
});

interface ColumnConfig {
  readonly name: string;
  readonly type?: string;
  readonly label?: string;
  readonly present_label?: string;
  readonly future_label?: string;
  readonly unit_label?: string;
}

/** A query has three columns (etengine: app/serializers/export/configured_csv_serializer.rb). */
function labelsOf({name, type, label, ...labels}: ColumnConfig): string[] {
  if (type !== 'query') return [label ?? name];
  return [
    labels.present_label ?? `Present ${name}`,
    labels.future_label ?? `Future ${name}`,
    labels.unit_label ?? `${name} Unit`,
  ];
}

/** The unit stands in brackets at the end of a column's name, or in a column of its own. */
function unitOf(name: string): string {
  const unit = /[[(]([^\])]*(?:MW|MWh|CO2-eq))[\])]$/.exec(name)?.[1];
  const isValue = /^(?:present_year|future_year|Future value)$/.test(name);
  return unit?.replace('Eur', '€').replace('kton CO2', 'kt CO₂') ?? (isValue ? 'in its row' : NONE);
}
