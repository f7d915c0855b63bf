import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** A value that the model's files give: a number, `computed` where a query makes it per dataset, null where none is given. */
export type Value = number | 'computed' | null;

/** An input of ETSource, as `inputs/**\/<key>.ad` describes it. */
export interface Input {
  readonly unit: string;
  readonly min: Value;
  readonly max: Value;
  readonly step: Value;
  readonly start: Value;
  readonly choices: readonly string[] | null; // of an input that takes words
  readonly folder: string; // below inputs/: `demand/households/insulation`
}

/** A slider of ETModel, as `config/interface/input_elements/*.yml` describes it. */
export interface Slider {
  readonly key: string; // that of its input
  readonly unit: string; // as the interface shows it
  readonly step: Value;
  readonly slide: string | null; // where it stands: `demand/households/insulation`; null if the interface does not show it
  readonly title: string; // in English, as the interface shows it
  readonly place: readonly string[]; // the same place in the words of the interface: tab, sidebar item, slide
}

export interface EtSource {
  readonly inputs: ReadonlyMap<string, Input>;
  readonly queries: ReadonlyMap<string, {readonly unit: string}>;
  readonly others: ReadonlySet<string>; // keys of nodes, carriers and datasets
}

/** Reads inputs, queries and the names of nodes from a clone of etsource. */
export function readEtSource(clone: string): EtSource {
  const named = <T>(folder: string, ending: string, read: (text: string, within: string) => T): Map<string, T> =>
    new Map(
      filesIn(clone, folder, ending).map((file) => [
        keyOf(file),
        read(readFileSync(file, 'utf8'), path.dirname(path.relative(path.join(clone, folder), file))),
      ]),
    );
  return {
    inputs: named('inputs', '.ad', (text, folder) => inputOf(attributesOf(text), folder)),
    queries: named('gqueries', '.gql', (text) => ({unit: attributesOf(text).get('unit') ?? ''})),
    others: new Set(['graphs', 'carriers'].flatMap((folder) => filesIn(clone, folder, '.ad', true).map(keyOf))),
  };
}

/** Reads the sliders of a clone of etmodel, in the order of its files. */
export function readEtModel(clone: string): Map<string, Slider> {
  const slides = slidesOf(clone);
  const titles = textsIn(clone, 'config/locales/interface/input_elements', 'input_elements', 'title');
  const entries = yamlIn(clone, 'config/interface/input_elements') as Entry[];
  return new Map(
    entries.map((entry) => [
      String(entry.key),
      {
        key: String(entry.key),
        unit: typeof entry.unit === 'string' ? entry.unit.trim() : '',
        step: typeof entry.step_value === 'number' ? entry.step_value : null,
        slide: slides.get(String(entry.slide_key))?.address ?? null,
        title: plain(titles.get(String(entry.key)) ?? ''),
        place: slides.get(String(entry.slide_key))?.place ?? [],
      },
    ]),
  );
}

/** The keys of the interface's tabs, in the order in which it shows them. */
export function readTabs(clone: string): string[] {
  return (yamlIn(clone, 'config/interface/tabs.yml') as Entry[])
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map(({key}) => String(key));
}

type Entry = Readonly<Record<string, unknown>>;

interface Slide {
  readonly address: string; // below /scenario/
  readonly place: readonly string[];
}

/**
 * The slides, by key. Their addresses are made of tab, sidebar item, and the English title as `Slide#short_name` makes it
 * (etmodel: app/models/slide.rb). Of slides that share an address the model opens the first one only.
 */
function slidesOf(clone: string): Map<string, Slide> {
  const tabs = new Map(
    (yamlIn(clone, 'config/interface/sidebar_items.yml') as Entry[]).map(({key, tab_key}) => [key, tab_key]),
  );
  const titles = textsIn(clone, 'config/locales/interface/slides', 'slides', 'title');
  const items = textsIn(clone, 'config/locales/interface', 'sidebar_items', 'short_title');
  const names = textsIn(clone, 'config/locales', 'tabs');
  const taken = new Set<string>();
  const slides = new Map<string, Slide>();
  for (const {key, sidebar_item_key: item} of yamlIn(clone, 'config/interface/slides') as Entry[]) {
    const [tab, title] = [tabs.get(item), titles.get(String(key))];
    if (typeof tab !== 'string' || title === undefined) continue;
    const address = `${tab}/${String(item)}/${shortName(title)}`;
    if (taken.has(address)) continue;
    taken.add(address);
    slides.set(String(key), {
      address,
      place: [names.get(tab) ?? tab, items.get(String(item)) ?? String(item), title].map(plain),
    });
  }
  return slides;
}

/** English texts of the interface by key: `en.<group>.<key>`, or one field of what stands there. */
function textsIn(clone: string, folder: string, group: string, field?: string): Map<string, string> {
  type Texts = Readonly<Record<string, string | Readonly<Record<string, unknown>> | null>>;
  return new Map(
    filesIn(clone, folder, '.yml')
      .filter((file) => path.basename(file).startsWith('en_'))
      .flatMap((file) => Object.entries((yaml(file) as {en?: Record<string, Texts>}).en?.[group] ?? {}))
      .flatMap(([key, texts]): [string, string][] => {
        const text = field && texts && typeof texts === 'object' ? texts[field] : texts;
        return typeof text === 'string' ? [[key, text]] : [];
      }),
  );
}

/** A text as it is read: `CO<sub>2</sub> &amp; heat` → `CO₂ & heat`. */
function plain(text: string): string {
  return text
    .replaceAll(/CO<sub>2<\/sub>/g, 'CO₂')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Rails' `parameterize` of a title without tags: `Space heating & hot water` → `space-heating-and-hot-water`. */
export function shortName(title: string): string {
  return title
    .replaceAll('&', 'and')
    .replaceAll(/<[^>]*>/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** `- unit = %` and the like; of a value over several lines only the first one. */
function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^[-~] *(\w+) *= *(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** Without minimum or maximum the engine takes 0 (etengine: app/models/input.rb). */
function inputOf(attributes: ReadonlyMap<string, string>, folder: string): Input {
  const value = (name: string, otherwise: Value): Value => {
    if (attributes.has(`${name}_gql`)) return 'computed';
    const number = Number(attributes.get(name) || Number.NaN);
    return Number.isNaN(number) ? otherwise : number;
  };
  const choices = /^\[(.+)\]$/.exec(attributes.get('min_value') ?? '')?.[1];
  return {
    unit: attributes.get('unit') ?? '',
    min: value('min_value', 0),
    max: value('max_value', 0),
    step: value('step_value', null),
    start: value('start_value', null),
    choices: choices?.split(/,\s*/) ?? null,
    folder,
  };
}

/** Files below a folder of a clone, sorted; an error if the folder is not there, but for one that may be missing. */
function filesIn(clone: string, folder: string, ending: string, optional = false): string[] {
  const start = path.join(clone, folder);
  if (!existsSync(start)) {
    if (optional) return [];
    throw new Error(`${clone} holds no ${folder}: is it the right clone?`);
  }
  return readdirSync(start, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.trimEnd().endsWith(ending))
    .map((file) => path.join(start, file))
    .sort();
}

/** The entries of a YAML file, or of all files in a folder. */
function yamlIn(clone: string, place: string): unknown[] {
  const files = place.endsWith('.yml') ? [path.join(clone, place)] : filesIn(clone, place, '.yml');
  return files.flatMap((file) => (yaml(file) as unknown[] | null) ?? []);
}

/** Ruby's reader lets pass what this one calls errors, such as the indent of a text over several lines; so they pass here. */
function yaml(file: string): unknown {
  return parseDocument(readFileSync(file, 'utf8')).toJS();
}

/** Atlas takes what stands before the first full stop. */
function keyOf(file: string): string {
  return path.basename(file).split('.')[0]!;
}
