import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {refuseUnlike} from '../words';
import {readCurves} from './curves';
import {HOMES, namedByNodes} from './followers';
import {tableOf} from './form';
import {curveFile, hoursIn} from './hours';
import {asKey, asKeys, asText, NONE} from './table';

/**
 * The hourly profiles that can be replaced, in the groups of the interface; then those which a node follows and nobody can replace.
 * In our own words: the names of those that have none, and what holds where a dataset has no file.
 */
export const replaceableProfiles = tableOf({
  title: 'Hourly profiles and where they can be replaced',
  id: 'replaceable-profiles',
  rows: ({etsource, etmodel, dataset, words: wordsOf}) => {
    const words = wordsOf('profiles');
    const curves = readCurves(etsource, etmodel);
    const keys = new Set(curves.map(({key}) => key));
    const fixed = followed(etsource).filter((key) => !keys.has(key));
    const nameless = curves.filter(({name}) => !name).map(({key}) => key);
    const heldFor = (key: string): Held => held(etsource, dataset, key.replace('{n}', '1'));
    const fileless = curves.filter(({key}) => !heldFor(key)).map(({key}) => key);
    refuseUnlike(words, [...new Set([...nameless, ...fixed, ...fileless])]);

    const seen = new Map<string, string>();
    return [
      ...curves
        .filter(({isInternal}) => !isInternal)
        .toSorted((one, other) => one.group.localeCompare(other.group, 'en'))
        .map((curve) => ({...curve, how: 'interface and API'})),
      ...curves.filter(({isInternal}) => isInternal).map((curve) => ({...curve, how: 'API only'})),
      ...fixed.map((key) => ({key, group: '', name: '', type: '', how: 'nowhere', numbers: []})),
    ].map((profile) => ({
      ...profile,
      name: profile.name || words.said.get(profile.key)!,
      otherwise: defaultOf(heldFor(profile.key), profile.key, seen) ?? words.said.get(profile.key) ?? 'no file',
    }));
  },
  columns: {
    Group: ({group}) => asText(group) || NONE,
    Profile: ({name}) => asText(name),
    Key: ({key, numbers}) => asKeys(key, numbers),
    Type: ({type}) => type || NONE,
    'Default in `{dataset}`': 'otherwise',
    'Replaced in': 'how',
  },
});

/** The keys of the profiles that nodes follow, as far as they are files: not what another calculation makes. */
function followed(etsource: string): string[] {
  const keys = namedByNodes(etsource).flatMap(([key, calculation]) =>
    calculation !== HOMES && /^[\w/]+$/.test(key) && !COMPUTED.has(key) ? [key] : [],
  );
  return [...new Set(keys)].toSorted();
}

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
