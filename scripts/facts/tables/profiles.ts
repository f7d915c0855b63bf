import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readDocuments} from '../documents';
import {yaml} from '../files';
import {refuseUnlike, type Words} from '../words';
import {readCurves} from './curves';
import {asKey, asText, NONE, table} from './table';

/**
 * The hourly profiles that can be replaced, as Markdown, in the groups of the interface; then those which a node follows and
 * nobody can replace, named in our own words.
 */
export function replaceableProfiles(etsource: string, etmodel: string, dataset: string, words: Words): string {
  const curves = readCurves(etsource, etmodel);
  const keys = new Set(curves.map(({key}) => key));
  const fixed = followed(etsource).filter((key) => !keys.has(key));
  const nameless = curves.filter(({name}) => !name).map(({key}) => key);
  refuseUnlike(words, [...nameless, ...fixed]);

  const shown = curves.filter(({isInternal}) => !isInternal);
  const rows = [
    ...shown
      .toSorted((one, other) => one.group.localeCompare(other.group, 'en'))
      .map((curve) => ({...curve, how: 'interface and API'})),
    ...curves.filter(({isInternal}) => isInternal).map((curve) => ({...curve, how: 'API only'})),
    ...fixed.map((key) => ({key, group: '', name: '', values: '', how: 'nowhere', numbers: []})),
  ].map(({key, group, name, values, how, numbers}) => [
    asText(group) || NONE,
    asText(name || words.said.get(key)!),
    numbers.length ? `${asKey(key)} (n = ${Math.min(...numbers)}–${Math.max(...numbers)})` : asKey(key),
    values || NONE,
    defaultOf(path.join(etsource, 'datasets', dataset, 'curves'), key.replace('{n}', '1')),
    how,
  ]);
  return table(
    'Hourly profiles and where they can be replaced',
    'replaceable-profiles',
    ['Group', 'Profile', 'Key', 'What a value means', `Default in ${asKey(dataset)}`, 'Replaced in'],
    rows,
  );
}

/** The keys of the profiles that nodes follow, as far as they are files: not what another calculation makes. */
function followed(etsource: string): string[] {
  const dynamic = yaml(etsource, 'config/dynamic_curves.yml') as Record<
    string,
    {readonly curve?: string; readonly curves?: readonly string[]}
  >;
  const keys = readDocuments(etsource, 'graphs/energy/nodes').flatMap(({text}) =>
    ATTRIBUTES.flatMap((attribute) => {
      const said = text(attribute) ?? '';
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

/** What a dataset holds for a profile: the same value in each hour, other values, or files by weather year. */
function defaultOf(folder: string, key: string): string {
  const [, name] = /^weather\/(.+)$/.exec(key) ?? [];
  const years = name && existsSync(path.join(folder, 'weather')) ? readdirSync(path.join(folder, 'weather')) : [];
  if (years.some((year) => existsSync(path.join(folder, 'weather', year, `${name}.csv`)))) return 'by weather year';
  const file = path.join(folder, `${key}.csv`);
  if (!existsSync(file)) return 'no file';
  const values = readFileSync(file, 'utf8').trim().split(/\s+/).map(Number);
  return new Set(values).size === 1 ? 'flat' : 'hourly values';
}
