import {readFileSync} from 'node:fs';
import path from 'node:path';
import {entriesIn, filesIn, keyOf, plain, textsIn} from './files';

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
  const entries = entriesIn(clone, 'config/interface/input_elements');
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
  return entriesIn(clone, 'config/interface/tabs.yml')
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map(({key}) => String(key));
}

interface Slide {
  readonly address: string; // below /scenario/
  readonly place: readonly string[];
}

/**
 * The slides, by key. Their addresses are made of tab, sidebar item, and the English title as `Slide#short_name` makes it
 * (etmodel: app/models/slide.rb). Of slides that share an address the model opens the first one only.
 */
function slidesOf(clone: string): Map<string, Slide> {
  const tabs = new Map(entriesIn(clone, 'config/interface/sidebar_items.yml').map(({key, tab_key}) => [key, tab_key]));
  const titles = textsIn(clone, 'config/locales/interface/slides', 'slides', 'title');
  const items = textsIn(clone, 'config/locales/interface', 'sidebar_items', 'short_title');
  const names = textsIn(clone, 'config/locales', 'tabs');
  const taken = new Set<string>();
  const slides = new Map<string, Slide>();
  for (const {key, sidebar_item_key: item} of entriesIn(clone, 'config/interface/slides')) {
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
