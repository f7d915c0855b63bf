import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Entry, entriesIn, filesIn, keyOf, plain, textsIn, yaml} from './files';

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
  readonly others: ReadonlySet<string>; // keys of nodes, carriers and curves
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
    others: new Set([
      ...['graphs', 'carriers'].flatMap((folder) => filesIn(clone, folder, '.ad', true).map(keyOf)),
      ...Object.keys(yaml(clone, 'config/user_curves.yml') as object),
    ]),
  };
}

/** Reads the sliders of a clone of etmodel, in the order of its files. */
export function readEtModel(clone: string): Map<string, Slider> {
  const slides = readSlides(clone);
  const titles = textsIn(clone, 'config/locales/interface/input_elements', 'input_elements', 'title');
  const entries = entriesIn(clone, 'config/interface/input_elements');
  return new Map(
    entries.map((entry) => {
      const key = String(entry.key);
      const slide = slides.get(String(entry.slide_key));
      return [
        key,
        {
          key,
          unit: typeof entry.unit === 'string' ? entry.unit.trim() : '',
          step: typeof entry.step_value === 'number' ? entry.step_value : null,
          slide: slide?.address ?? null,
          title: plain(titles.get(key) ?? ''),
          place: slide?.address ? slide.place : [],
        },
      ];
    }),
  );
}

/** What the interface says in Dutch: the titles of sliders by key, and places in its menu by the address of their slide. */
export interface Dutch {
  readonly titles: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, readonly string[]>;
}

/** Reads the Dutch words for sliders and their places from a clone of etmodel; where it has none, none. */
export function readDutch(clone: string): Dutch {
  const locales = 'config/locales';
  const texts = (folder: string, group: string, field?: string): Map<string, string> =>
    textsIn(clone, path.join(locales, folder), group, field, 'nl');
  const tabs = texts('', 'tabs');
  const items = texts('interface', 'sidebar_items', 'short_title');
  const slides = texts('interface/slides', 'slides', 'title');
  const places = [...readSlides(clone).values()].flatMap(({key, tab, item, address}): [string, string[]][] => {
    const words = [tabs.get(tab), items.get(item), slides.get(key)];
    return address && words.every((word) => word !== undefined) ? [[address, words.map(plain)]] : [];
  });
  const titles = [...texts('interface/input_elements', 'input_elements', 'title')];
  return {titles: new Map(titles.map(([key, title]) => [key, plain(title)])), places: new Map(places)};
}

/** The keys of the interface's tabs, in the order in which it shows them. */
export function readTabs(clone: string): string[] {
  return entriesIn(clone, 'config/interface/tabs.yml')
    .toSorted(byPosition)
    .map(({key}) => String(key));
}

/** A slide of ETModel that has its place in the menu, as `config/interface/slides/*.yml` describes it. */
export interface Slide {
  readonly key: string;
  readonly tab: string; // key of the tab in which it stands, as of the menu item
  readonly item: string;
  readonly title: string; // in English, as the interface shows it
  readonly needs: Need;
  readonly address: string | null; // below /scenario/; null if another slide has taken it
  readonly place: readonly string[]; // in the words of the interface: tab, sidebar item, slide
}

/** What a region must have for the interface to show a thing: `has_mountains`; null where all show it. */
type Need = string | null;

/** What an entry of the interface depends on; undefined if no region shows it (etmodel: app/models/concerns/area_dependent.rb). */
export function needOf({dependent_on: need}: Entry): Need | undefined {
  if (!need) return null;
  return typeof need === 'string' && need.startsWith('has_') ? need : undefined;
}

/**
 * The slides that the interface shows, by key, each menu item's in the order of the screen. Their addresses are made of tab,
 * sidebar item, and the English title as `Slide#short_name` makes it (etmodel: app/models/slide.rb). Of slides that share
 * an address the model opens the first one only.
 */
export function readSlides(clone: string): Map<string, Slide> {
  const tabs = new Map(entriesIn(clone, 'config/interface/sidebar_items.yml').map(({key, tab_key}) => [key, tab_key]));
  const titles = textsIn(clone, 'config/locales/interface/slides', 'slides', 'title');
  const items = readMenuItems(clone);
  const names = textsIn(clone, 'config/locales', 'tabs');
  const taken = new Set<string>();
  const slides: (Slide & {readonly position: number})[] = [];
  for (const entry of entriesIn(clone, 'config/interface/slides')) {
    const [key, item] = [String(entry.key), String(entry.sidebar_item_key)];
    const [tab, title, needs] = [tabs.get(item), titles.get(key), needOf(entry)];
    if (typeof tab !== 'string' || title === undefined || needs === undefined) continue;
    const address = `${tab}/${item}/${shortName(title)}`;
    const place = [names.get(tab) ?? tab, items.get(item) ?? item, title].map(plain);
    slides.push({
      ...{key, tab, item, title: plain(title), needs, place},
      address: taken.has(address) ? null : address,
      position: Number(entry.position ?? 0),
    });
    taken.add(address);
  }
  return new Map(
    slides.toSorted((one, other) => one.position - other.position).map(({position: _, ...slide}) => [slide.key, slide]),
  );
}

/** The sliders of the slides that the interface shows, in the order of the screen. */
export function readScreen(etmodel: string): {readonly key: string; readonly entry: Entry; readonly slide: Slide}[] {
  const entries = entriesIn(etmodel, 'config/interface/input_elements').toSorted(byPosition);
  return [...readSlides(etmodel).values()].flatMap((slide) =>
    entries.filter(({slide_key}) => slide_key === slide.key).map((entry) => ({key: String(entry.key), entry, slide})),
  );
}

/** Sorts what the interface shows in its order. */
export function byPosition(one: Entry, other: Entry): number {
  return Number(one.position) - Number(other.position);
}

/** The names of the menu's items, by key, as the menu shows them. */
export function readMenuItems(clone: string): Map<string, string> {
  const names = textsIn(clone, 'config/locales/interface', 'sidebar_items', 'short_title');
  return new Map(
    entriesIn(clone, 'config/interface/sidebar_items.yml').map(({key}) => [
      String(key),
      plain(names.get(String(key)) ?? String(key)),
    ]),
  );
}

/** The keys of a tab's items of the menu, in the order of the screen. */
export function readItemsOf(clone: string, tab: string): string[] {
  return entriesIn(clone, 'config/interface/sidebar_items.yml')
    .filter(({tab_key}) => tab_key === tab)
    .toSorted(byPosition)
    .map(({key}) => String(key));
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
