/** The files of the index, written by the build and read by the browser. */
import type {Core, Outline, Texts} from './types';

export const CORE = 'core.json';
export const OUTLINE = 'outline.json';
export const shardFile = (shard: number): string => `postings-${shard}.bin`;
export const textsFile = (page: number): string => `text-${page}.json`;

/** A section that holds a word, and how much that says of it: 1 to 255. */
export interface Posting {
  readonly section: number;
  readonly impact: number;
}

const SHARED_NONE = 'A'.charCodeAt(0);
const SHARED_MOST = 25;

/** Writes sorted words one after the other: a capital letter says how many letters each shares with the one before. */
export function encodeWords(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < SHARED_MOST && shared < last.length && word[shared] === last[shared]) shared++;
      last = word;
      return String.fromCharCode(SHARED_NONE + shared) + word.slice(shared);
    })
    .join('');
}

/** Reads what `encodeWords` wrote. Words hold no capital letters: they are folded. */
export function decodeWords(text: string): string[] {
  let last = '';
  return [...text.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, shared, rest]) => {
    last = last.slice(0, shared!.charCodeAt(0) - SHARED_NONE) + rest!;
    return last;
  });
}

/** Writes the postings of several words; of each, sections rise. */
export function encodePostings(lists: readonly (readonly Posting[])[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const number = (value: number): void => {
    for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
    bytes.push(value);
  };
  for (const list of lists) {
    number(list.length);
    let last = 0;
    for (const {section} of list) {
      number(section - last);
      last = section;
    }
    for (const {impact} of list) bytes.push(impact);
  }
  return Uint8Array.from(bytes);
}

/** Reads what `encodePostings` wrote. */
export function decodePostings(buffer: ArrayBuffer): Posting[][] {
  const bytes = new Uint8Array(buffer);
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('the search index ends too early');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const lists: Posting[][] = [];
  while (at < bytes.length) {
    const sections: number[] = [];
    for (let left = number(), last = 0; left > 0; left--) sections.push((last += number()));
    lists.push(sections.map((section) => ({section, impact: bytes[at++]!})));
  }
  return lists;
}

/** Reads a file of JSON: of the core, the outline or a page's texts. */
export function decodeJson<T extends Core | Outline | Texts>(buffer: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(buffer)) as T;
}
