import {CORE, encodePostings, encodeWords, keysFile, OUTLINE, shardFile, textsFile} from '../../src/search/format';
import {wordOfKey, type Key} from '../../src/search/keys';
import type {Core, Outline, PageRecord, Shard, Texts} from '../../src/search/types';
import {keysOf} from './keys';
import {withTerms, wordsOf, type Term} from './terms';
import {weigh} from './weigh';

const KEYS = 500; // that are fetched together
const TEXTS = 700; // letters of texts that are fetched together
const SHARD = 450; // letters that are fetched together
const MOST_DETAIL = 600; // letters: a table of keys would weigh more than all else that a list needs

/** The files of the index by name, as JSON. */
export type IndexFiles = ReadonlyMap<string, string>;

/** Writes the index of these pages, which are also found by these terms. */
export function indexOf(
  pages: readonly PageRecord[],
  terms: readonly Term[] = [],
  keys: readonly Key[] = keysOf(pages),
): IndexFiles {
  const {words, postings} = weigh(withTerms(pages, terms));
  const places = postings.map(encodePostings);
  const shards: number[] = [];
  const files = new Map<string, string>();
  for (let from = 0; from < words.length;) {
    let to = from;
    for (let size = 0; to < words.length && size < SHARD; to++) size += 1 + places[to]!.length;
    files.set(shardFile(shards.length), JSON.stringify(places.slice(from, to) satisfies Shard));
    shards.push(to - from);
    from = to;
  }
  const keyFiles = filesOf(keys);
  keyFiles.forEach((some, number) => files.set(keysFile(number), JSON.stringify(some)));
  const textFiles = textsOf(pages);
  textFiles.forEach((texts, number) => files.set(textsFile(number), JSON.stringify(texts)));
  const core: Core = {
    words: encodeWords(words),
    counts: postings.map((list) => Math.min(9, Math.floor(Math.log2(list.length)))).join(''),
    shards,
    texts: textFiles.map(({length}) => length),
    terms: terms.map((term) => [pages.findIndex(({route}) => route === term.page), ...new Set(wordsOf(term))]),
    keys: keyFiles.map(([first]) => wordOfKey(first![0])),
  };
  const outline: Outline = pages.map(({route, title, label, sections}) => [
    route,
    label ? [title, label] : [title],
    sections.slice(1).map(({anchor, heading}) => [anchor, heading]),
  ]);
  files.set(CORE, JSON.stringify(core));
  files.set(OUTLINE, JSON.stringify(outline));
  return files;
}

/** The texts of all sections, cut into files. */
function textsOf(pages: readonly PageRecord[]): Texts[] {
  const texts = pages.flatMap(({sections, description}) =>
    sections.map(({text, detail}, at) => `${at === 0 ? description : ''} ${text} ${beginOf(detail)}`.trim()),
  );
  const files: string[][] = [];
  let letters = Infinity;
  for (const text of texts) {
    letters += text.length;
    if (letters > TEXTS) {
      files.push([]);
      letters = text.length;
    }
    files.at(-1)!.push(text);
  }
  return files;
}

/** As much of what is folded in as snippets show; all of it is found. */
function beginOf(detail: string): string {
  return detail.length > MOST_DETAIL ? detail.slice(0, detail.lastIndexOf(' ', MOST_DETAIL)) : detail;
}

/** Keys in the order of their words, cut into files. */
function filesOf(keys: readonly Key[]): (readonly Key[])[] {
  return Array.from({length: Math.ceil(keys.length / KEYS)}, (_, part) => keys.slice(part * KEYS, (part + 1) * KEYS));
}
