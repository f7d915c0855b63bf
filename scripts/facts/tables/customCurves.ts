import {yaml} from '../files';
import {NONE, table} from './table';

/** What ETSource says of a curve that can be uploaded (config/user_curves.yml). */
interface CurveConfig {
  readonly type: string;
  readonly display_group?: string;
  readonly internal?: boolean;
  readonly disables?: string | readonly string[];
  readonly reduce?: {readonly as: string; readonly sets: string | readonly string[]};
}

/** The table of all keys of custom curves, as Markdown; the twelve interconnectors share a row. */
export function customCurves(etsource: string, etmodel: string): string {
  const curves = yaml(etsource, 'config/user_curves.yml') as Record<string, CurveConfig>;
  const {groups, names} = (
    yaml(etmodel, 'config/locales/en_custom_curves.yml') as {
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
