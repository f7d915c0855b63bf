import {yaml} from '../files';

/** What ETSource says of a curve that can be uploaded (config/user_curves.yml). */
export interface CurveConfig {
  readonly type: string;
  readonly display_group?: string;
  readonly internal?: boolean;
  readonly disables?: string | readonly string[];
  readonly reduce?: {readonly as: string; readonly sets: string | readonly string[]};
}

/** A profile that nodes name `dynamic`: one that is fitted, or a mix of several (config/dynamic_curves.yml). */
export interface DynamicCurve {
  readonly type: string;
  readonly curve?: string;
  readonly curves?: readonly string[];
}

/** A curve that can be uploaded, or the twelve of the interconnectors with one name: `interconnector_{n}_price`. */
export interface Curve {
  readonly key: string;
  readonly numbers: readonly number[]; // of the interconnectors; else none
  readonly name: string; // as the interface shows it; '' if it does not
  readonly group: string; // the heading under which the interface shows it; '' if it has none
  readonly isInternal: boolean; // left out of the list unless asked for
  readonly type: string;
  readonly values: string; // what they mean
  readonly inputs: readonly string[]; // that it sets or disables
}

/** The curves that can be uploaded, in the order of ETSource. */
export function readCurves(etsource: string, etmodel: string): Curve[] {
  const curves = yaml(etsource, 'config/user_curves.yml') as Record<string, CurveConfig>;
  const {groups, names} = (
    yaml(etmodel, 'config/locales/en_custom_curves.yml') as {
      en: {custom_curves: Record<'groups' | 'names', Record<string, string>>};
    }
  ).en.custom_curves;
  const families = new Map<string, Curve & {numbers: number[]}>();
  for (const [key, {type, display_group, internal = false, disables = [], reduce}] of Object.entries(curves)) {
    const [, number] = /^interconnector_(\d+)/.exec(key) ?? [];
    const generic = (text: string): string => (number ? text.replace(/(?<=^|_)\d+(?=_|$)/, '{n}') : text);
    const family = generic(key);
    const known = families.get(family);
    if (known) known.numbers.push(Number(number));
    else
      families.set(family, {
        key: family,
        numbers: number ? [Number(number)] : [],
        name: (number ? names[key]?.replace(/\b1\b/, 'n') : names[key]) ?? '',
        group: groups[display_group ?? ''] ?? '',
        isInternal: internal,
        type: type.replaceAll('_', ' '),
        values: VALUES[type] ?? '',
        inputs: [reduce?.sets ?? [], disables].flat().map(generic),
      });
  }
  return [...families.values()];
}

/** By type of curve (etengine: app/models/curve_handler/processors). */
const VALUES: Readonly<Record<string, string>> = {
  price: '€/MWh',
  temperature: '°C',
  profile: 'any: only the shape counts',
  availability: 'share, 0–1',
  capacity_profile: 'share, 0–1',
};
