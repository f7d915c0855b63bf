import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readDocuments} from '../documents';
import {yaml} from '../files';
import {refuseUnlike, type Words} from '../words';
import {readCurves, type DynamicCurve} from './curves';
import {curveFile, hoursIn} from './hours';
import {asKey, asKeys, asText, NONE, table} from './table';

/**
 * The hourly profiles that can be replaced, as Markdown, in the groups of the interface; then those which a node follows and
 * nobody can replace. In our own words: the names of those that have none, and what holds where a dataset has no file.
 */
export function replaceableProfiles(etsource: string, etmodel: string, dataset: string, words: Words): string {
  const curves = readCurves(etsource, etmodel);
  const keys = new Set(curves.map(({key}) => key));
  const fixed = followed(etsource).filter((key) => !keys.has(key));
  const nameless = curves.filter(({name}) => !name).map(({key}) => key);
  const heldFor = (key: string): Held => held(etsource, dataset, key.replace('{n}', '1'));
  const fileless = curves.filter(({key}) => !heldFor(key)).map(({key}) => key);
  refuseUnlike(words, [...new Set([...nameless, ...fixed, ...fileless])]);

  const shown = curves.filter(({isInternal}) => !isInternal);
  const seen = new Map<string, string>();
  const rows = [
    ...shown
      .toSorted((one, other) => one.group.localeCompare(other.group, 'en'))
      .map((curve) => ({...curve, how: 'interface and API'})),
    ...curves.filter(({isInternal}) => isInternal).map((curve) => ({...curve, how: 'API only'})),
    ...fixed.map((key) => ({key, group: '', name: '', type: '', how: 'nowhere', numbers: []})),
  ].map(({key, group, name, type, how, numbers}) => [
    asText(group) || NONE,
    asText(name || words.said.get(key)!),
    asKeys(key, numbers),
    type || NONE,
    defaultOf(heldFor(key), key, seen) ?? words.said.get(key) ?? 'no file',
    how,
  ]);
  return table(
    'Hourly profiles and where they can be replaced',
    'replaceable-profiles',
    ['Group', 'Profile', 'Key', 'Type', `Default in ${asKey(dataset)}`, 'Replaced in'],
    rows,
  );
}

/** The keys of the profiles that nodes follow, as far as they are files: not what another calculation makes. */
function followed(etsource: string): string[] {
  const dynamic = yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>;
  const keys = readDocuments(etsource, 'graphs/energy/nodes').flatMap(({text}) =>
    ATTRIBUTES.flatMap((attribute) => {
      const said = text(attribute) ?? '';
      // A plant that follows the price reads no profile, even if it names one (etengine: merit_facade/dispatchable_adapter).
      if (attribute === 'merit_order.group' && text('merit_order.subtype') === 'dispatchable') return [];
      const [, name] = /^dynamic: (\w+)$/.exec(said) ?? [];
      if (name) return [dynamic[name]?.curve ?? [], dynamic[name]?.curves ?? []].flat();
      return /^[\w/]+$/.test(said) && !COMPUTED.has(said) ? [said] : [];
    }),
  );
  return [...new Set(keys)].toSorted();
}

/** Where a node names its profile. */
const ATTRIBUTES = [
  'merit_order.group',
  'hydrogen.group',
  'network_gas.profile',
  'agriculture_heat.group',
  'heat_network_lt.group',
  'heat_network_mt.group',
  'heat_network_ht.group',
];

/** What stands there and is no profile. */
const COMPUTED = new Set(['curtailment', 'flat', 'infinite']);

type Held = 'weather' | readonly number[] | null;

/** What a dataset holds for a profile: files by weather year, or the values of one file; null if it has none. */
export function held(etsource: string, dataset: string, key: string): Held {
  const folder = path.join(etsource, 'datasets', dataset, 'curves');
  const [, name] = /^weather\/(.+)$/.exec(key) ?? [];
  const years = name && existsSync(path.join(folder, 'weather')) ? readdirSync(path.join(folder, 'weather')) : [];
  if (years.some((year) => existsSync(path.join(folder, 'weather', year, `${name}.csv`)))) return 'weather';
  const file = curveFile(etsource, dataset, key);
  return existsSync(file) ? hoursIn(file) : null;
}

/** The default in words: the same value in each hour, other values, or those of a row above, which `seen` knows by its values. */
function defaultOf(holds: Held, key: string, seen: Map<string, string>): string | null {
  if (holds === null) return null;
  if (holds === 'weather') return 'by weather year';
  if (new Set(holds).size === 1) return 'flat';
  const values = holds.join(' ');
  const first = seen.get(values);
  if (first) return `as ${asKey(first)}`;
  seen.set(values, key);
  return 'hourly values';
}
