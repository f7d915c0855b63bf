import {fold, tokensOf} from './tokens';

/** A key of the model or of its API: as it is written, what it is, where it belongs, and the places that explain it. */
export type Key = readonly [key: string, kind: string, text: string, to: string, ...others: string[]];

/** What is found of keys. */
export interface KeysFound {
  readonly total: number; // that begin as typed
  readonly keys: readonly Key[]; // all of them, or none where they are too many
  readonly groups: readonly KeyGroup[]; // then by how they go on
}

/** Keys that go on alike. */
export interface KeyGroup {
  readonly beginning: string;
  readonly count: number;
}

const MOST = 8;
const FEWEST_WORDS = 3; // that are looked up as a key without underscores

/** Whether a word is the key of something, such as `heat_pump` or `scenarios/id/dashboard`. */
export function isKey(word: string): boolean {
  return /\p{L}[^_/]*[_/].*\p{L}/u.test(word);
}

/** By what a key is looked up: of an operation by its path. */
export function wordOfKey(key: string): string {
  return tokensOf(key).at(-1)?.word ?? '';
}

/** The beginning of a key that a query may be; '' where it is none. */
export function keyTyped(query: string): string {
  const tokens = tokensOf(query);
  const key = tokens.find(({word}) => isKey(word) || /^[\p{L}\d]+[_/]$/u.test(word));
  if (key) return key.word;
  const text = query.trim();
  if (/^[\p{L}\d]+_$/u.test(text)) return fold(text);
  if (tokens.length >= FEWEST_WORDS && tokens.every(({word, parts}) => !parts.length && /^[\p{L}\d]+$/u.test(word)))
    return tokens.map(({word}) => word).join('_');
  return '';
}

/** Finds keys that begin as typed among some that are sorted by their words. The exact one is the first. */
export function findKeys(typed: string, keys: readonly Key[]): KeysFound {
  const found = keys.filter(([key]) => wordOfKey(key).startsWith(typed));
  if (found.length <= MOST) return {total: found.length, keys: found, groups: []};
  const exact = found.filter(([key]) => wordOfKey(key) === typed);
  return {
    total: found.length,
    keys: exact,
    groups: groupsOf(
      typed,
      found.map(([key]) => wordOfKey(key)),
    ),
  };
}

/** How keys go on after what they have in common: by their next part. */
function groupsOf(typed: string, words: readonly string[]): KeyGroup[] {
  let common = words[0]!;
  for (const word of words) while (!word.startsWith(common)) common = common.slice(0, -1);
  const counts = new Map<string, number>();
  for (const word of words) {
    const end = word.slice(Math.max(common.length, typed.length)).search(/[_/]/);
    const beginning = end < 0 ? word : word.slice(0, Math.max(common.length, typed.length) + end + 1);
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  return [...counts]
    .map(([beginning, count]) => ({beginning, count}))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST);
}
