/** The files of the index, written by the build and read by the browser. */

/** Below the site's base URL; inside, a folder for each release of the index. */
export const INDEX_FOLDER = 'assets/search';

export const CORE = 'core.json';
export const OUTLINE = 'outline.json';
export const shardFile = (shard: number): string => `words-${shard}.json`;
export const keysFile = (number: number): string => `keys-${number}.json`;
export const textsFile = (number: number): string => `text-${number}.json`;

/** A section that holds a word, and how much that says of it: 1 to MOST_IMPACT. */
export interface Posting {
  readonly section: number;
  readonly impact: number;
}

/** Six bits compress better than eight, and rank as well. */
export const MOST_IMPACT = 63;

const ZERO = 40; // the character that stands for 0; those before it would be escaped
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

/** Writes the postings of a word: per section how many it lies behind the last, and its impact. */
export function encodePostings(list: readonly Posting[]): string {
  let last = 0;
  return list
    .map(({section, impact}) => {
      const pair = String.fromCharCode(ZERO + section - last, ZERO + impact);
      last = section;
      return pair;
    })
    .join('');
}

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  for (let at = 0, section = 0; at < text.length; at += 2) {
    section += text.charCodeAt(at) - ZERO;
    postings.push({section, impact: text.charCodeAt(at + 1) - ZERO});
  }
  return postings;
}
