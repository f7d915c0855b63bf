import {yaml} from '../files';
import {NONE, table} from './table';

/** The columns of the exports that ETSource configures, as Markdown. */
export function exportColumns(etsource: string): string {
  const schema = (file: string, address: string): string[][] => {
    const {schema: columns} = yaml(etsource, file) as {schema: readonly ColumnConfig[]};
    return columns.flatMap(labelsOf).map((name) => column(address, name));
  };
  const curves = (file: string, address: string): string[][] =>
    (yaml(etsource, file) as readonly {name: string}[]).map(({name}) => column(address, name));
  const rows = [
    ...curves('config/residual_load_csv.yml', 'curves/residual_load'),
    ...curves('config/hydrogen_integral_cost_csv.yml', 'curves/hydrogen_integral_cost'),
    ...schema('config/direct_emissions_csv.yml', 'direct_emissions_…'),
    ...schema('config/sankey_csv.yml', 'sankey'),
    ...schema('config/storage_parameters_csv.yml', 'storage_parameters'),
  ];
  return table('Columns of the configured exports', 'configured-columns', ['Export', 'Column', 'Unit'], rows);
}

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
function column(address: string, name: string): string[] {
  const unit = /[[(]([^\])]*(?:MW|MWh|CO2-eq))[\])]$/.exec(name)?.[1];
  const isValue = /^(?:present_year|future_year|Future value)$/.test(name);
  return [
    `\`${address}\``,
    `\`${name}\``,
    unit?.replace('Eur', '€').replace('kton CO2', 'kt CO₂') ?? (isValue ? 'in its row' : NONE),
  ];
}
