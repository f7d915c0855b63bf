import path from 'node:path';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** What ETSource says of a curve that can be uploaded (config/user_curves.yml). */
interface CurveConfig {
  readonly type: string;
  readonly display_group?: string;
  readonly internal?: boolean;
  readonly disables?: string | readonly string[];
  readonly reduce?: {readonly as: string; readonly sets: string | readonly string[]};
}

const NONE = '–';

/** The table of all keys of custom curves, as Markdown; the twelve interconnectors share a row. */
export function customCurves(etsource: string, etmodel: string): string {
  const curves = yamlAt(etsource, 'config/user_curves.yml') as Record<string, CurveConfig>;
  const {groups, names} = (
    yamlAt(etmodel, 'config/locales/en_custom_curves.yml') as {
      en: {custom_curves: Record<'groups' | 'names', Record<string, string>>};
    }
  ).en.custom_curves;
  const families = new Map<string, {numbers: number[]; config: CurveConfig; name: string}>();
  for (const [key, config] of Object.entries(curves)) {
    const family = key.replace(/^(interconnector_)\d+/, '$1{n}');
    const number = /^interconnector_(\d+)/.exec(key)?.[1];
    const known = families.get(family);
    if (known) known.numbers.push(Number(number));
    else families.set(family, {numbers: number ? [Number(number)] : [], config, name: names[key] ?? ''});
  }
  const rows = [...families].map(([key, {numbers, config, name}]) => {
    const inputs = [config.reduce?.sets ?? [], config.disables ?? []].flat();
    const generic = inputs.map((input) => (numbers.length ? input.replace(/_\d+(?=_|$)/, '_{n}') : input));
    const range = numbers.length ? ` (n = ${Math.min(...numbers)}–${Math.max(...numbers)})` : '';
    return [
      `\`${key}\`${range}`,
      (numbers.length ? name.replace(/\b1\b/, '{n}') : name).replace('{n}', 'n') || NONE,
      config.internal ? 'internal' : (groups[config.display_group ?? ''] ?? NONE),
      config.type.replaceAll('_', ' '),
      UNITS[config.type] ?? NONE,
      generic.map((input) => `\`${input}\``).join(', ') || NONE,
    ];
  });
  return table('Keys of custom curves', 'custom-curve-keys', HEADS, rows);
}

const HEADS = ['Key', 'Name in the interface', 'Group', 'Type', 'Unit of a value', 'Inputs that it sets or disables'];

/** By type of curve (etengine: app/models/curve_handler/processors). */
const UNITS: Readonly<Record<string, string>> = {
  price: '€/MWh',
  temperature: '°C',
  profile: 'any: only the shape counts',
  availability: 'share, 0–1',
  capacity_profile: 'share, 0–1',
};

/** The columns of the exports that ETSource configures, as Markdown. */
export function exportColumns(etsource: string): string {
  const schema = (file: string, address: string): string[][] => {
    const {schema: columns} = yamlAt(etsource, file) as {schema: readonly ColumnConfig[]};
    return columns.flatMap(labelsOf).map((name) => column(address, name));
  };
  const curves = (file: string, address: string): string[][] =>
    (yamlAt(etsource, file) as readonly {name: string}[]).map(({name}) => column(address, name));
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

function table(title: string, id: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `:::table[${title}]{#${id} filter sort csv}`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
    ':::',
  ].join('\n');
}

function yamlAt(clone: string, file: string): unknown {
  return parse(readFileSync(path.join(clone, file), 'utf8'));
}
