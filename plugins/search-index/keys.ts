import path from 'node:path';
import inputs from '../../content/facts/input-keys.json';
import {isKey, wordOfKey, type Key} from '../../src/search/keys';
import {tokensOf} from '../../src/search/tokens';
import type {PageRecord, SectionRecord} from '../../src/search/types';
import {operationsIn} from '../openapi/remark';

const OPENAPI = path.join(__dirname, '../../openapi');
const INPUTS = '/api/inputs/keys/';
const WORTH = {heading: 6, text: 2, detail: 3, code: 0.5}; // of a key that stands there
const MOST_TIMES = 2; // that it counts in each
const MOST_PLACES = 3; // on different pages

/** All keys that the search knows: of inputs, of tables of keys, of operations, and those that pages name, each by the place that explains it. */
export function keysOf(pages: readonly PageRecord[], openapi = OPENAPI): Key[] {
  const routes = new Set(pages.map(({route}) => route));
  const named = placesOf(pages);
  const found = new Map<string, Key>();
  const add = ([key, kind, text, to]: Key): void => {
    const word = wordOfKey(key);
    const others = (named.get(word) ?? []).map((place) => place.to).filter((other) => !isOnPage(other, to));
    if (!found.has(word)) found.set(word, [key, kind, text, to, ...others.slice(0, MOST_PLACES - 1)]);
  };
  if (routes.has(INPUTS)) for (const key of inputKeys()) add(key);
  for (const key of pages.flatMap(keysInTables)) add(key);
  for (const {method, path: address, tag, anchor, summary, aliasOf} of operationsIn(openapi).values()) {
    if (aliasOf || !routes.has(`/api/${tag}/`)) continue;
    add([`${method} ${address.replace(/^\/api\/v\d+/, '')}`, 'Operation', summary, `/api/${tag}/#${anchor}`]);
  }
  for (const [best] of named.values()) add([best!.written, '', best!.text, best!.to]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
}

/** Of tables of keys each key, by the address of its row; but for what nobody would look up as a key, such as `eu`. */
function keysInTables({route, sections}: PageRecord): Key[] {
  return sections.flatMap(({keys: rows = []}) =>
    rows.flatMap(({anchor, kind, keys, text}) =>
      keys.filter((key) => isKey(wordOfKey(key))).map((key): Key => [key, kind, text, `${route}#${anchor}`]),
    ),
  );
}

function isOnPage(one: string, other: string): boolean {
  return one.replace(/#.*/, '') === other.replace(/#.*/, '');
}

function inputKeys(): Key[] {
  return inputs.flatMap(({place, rows}) =>
    rows.map(([key, slider, unit]): Key => {
      const where = [...place, slider].filter(Boolean).join(' › ');
      return [key!, 'Input', [unit, where].filter(Boolean).join(' · '), `${INPUTS}#${key}`];
    }),
  );
}

interface Place {
  readonly written: string;
  readonly text: string;
  readonly to: string;
  readonly worth: number;
}

/** Where pages name keys of gqueries, nodes, attributes, curves, fields and parameters: the best place of each page, the best first. */
function placesOf(pages: readonly PageRecord[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const {route, title, sections} of pages) {
    const best = new Map<string, Place>();
    for (const section of sections) {
      for (const [word, {written, worth}] of keysIn(section)) {
        const value = worth * trustIn(route);
        if (value <= (best.get(word)?.worth ?? 0)) continue;
        const text = [title, section.heading].filter(Boolean).join(' › ');
        const to = route + (section.anchor && `#${section.anchor}`);
        best.set(word, {written, text, to, worth: value});
      }
    }
    for (const [word, place] of best) {
      const places = found.get(word);
      if (places) places.push(place);
      else found.set(word, [place]);
    }
  }
  for (const places of found.values()) places.sort((a, b) => b.worth - a.worth);
  return found;
}

/** How much a page explains the keys that it names: the reference most, a list of changes or of errors little. */
function trustIn(route: string): number {
  if (/^\/api\/(?:changelog|errors)\//.test(route)) return 0.1;
  return route.startsWith('/api/') ? 1.5 : 1;
}

/** Of `flh_of_…_user_curve` the beginning and the end are no keys. */
const isPiece = (text: string, from: number, to: number): boolean => text[from - 1] === '_' || text[to] === '_';

const mayBeKey = (written: string): boolean => /[_/]/.test(written);

function keysIn(section: SectionRecord): Map<string, {written: string; worth: number}> {
  const found = new Map<string, {written: string; worth: number; times: number}>();
  for (const [field, worth] of Object.entries(WORTH) as [keyof typeof WORTH, number][]) {
    for (const {word, from, to} of tokensOf(section[field], mayBeKey)) {
      if (!isKey(word) || isPiece(section[field], from, to)) continue;
      const known = found.get(word) ?? {written: section[field].slice(from, to), worth: 0, times: 0};
      if (known.times < MOST_TIMES) found.set(word, {...known, worth: known.worth + worth, times: known.times + 1});
    }
  }
  return found;
}
