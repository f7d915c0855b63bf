import {editDistance} from './editDistance';
import {dice, letterPairs} from './letterPairs';
import {uses} from './parts';
import {stem} from './stem';

/** A word of the site that matches a word of a query, exactly or fuzzily. */
export interface Variant {
  readonly word: number; // its place in the vocabulary
  readonly weight: number; // 1 for an exact match
  readonly isLonger?: boolean; // a prefix match: the query has its beginning
  readonly isGuess?: boolean; // a spelling correction, by edit distance only
  readonly isLikely?: boolean; // a correction, but of a long word in few letters
}

const SAME_STEM = 0.7;
const PREFIX = 0.85;
const PREFIX_BESIDE_MATCH = 0.5; // discount of prefix matches of a word that the site has
const LIKELY = 7; // letters of a likely correction for each edit
const NEXT_CORRECTIONS = 0.6; // discount of all corrections but the best
const MOST_PREFIX_MATCHES = 24;
const MOST_CORRECTIONS = 6;

/** The words of the site, in sorted order, and lookups in them: exact, by stem, by prefix and by spelling. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #counts: string;
  #stems: ReadonlyMap<string, readonly number[]> | undefined;
  readonly #corrections = new Map<string, readonly Variant[]>(); // cache, by word

  constructor(words: readonly string[], counts: string) {
    this.words = words;
    this.#counts = counts;
  }

  /** The index of a word by binary search; -1 if the site does not have it. */
  find(word: string): number {
    const at = this.#lowerBound(word);
    return this.words[at] === word ? at : -1;
  }

  /** The document frequency of a word, in sections, as a power of two. */
  count(word: number): number {
    return Number(this.#counts[word]);
  }

  /** The words with the same stem, the word itself among them. */
  sameStem(word: string): readonly number[] {
    if (!this.#stems) {
      const stems = new Map<string, number[]>();
      this.words.forEach((each, at) => {
        const root = stem(each);
        const group = stems.get(root);
        if (group) group.push(at);
        else stems.set(root, [at]);
      });
      this.#stems = stems;
    }
    return this.#stems.get(stem(word)) ?? [];
  }

  /** Whether the site has the word, or another form of it. */
  knows(word: string): boolean {
    return this.find(word) >= 0 || this.sameStem(word).length > 0;
  }

  /**
   * The words that match a word of a query: exactly and by stem; by prefix if the word may still be unfinished (`isOpen`)
   * or the site does not have it; as a spelling correction only where nothing else matches.
   */
  variants(word: string, isOpen: boolean): Variant[] {
    const found = new Map<number, Variant>();
    const add = (variant: Variant): void => {
      const known = found.get(variant.word);
      if (!known || known.weight < variant.weight) found.set(variant.word, variant);
    };
    const exact = this.find(word);
    if (exact >= 0) add({word: exact, weight: 1});
    if (uses('stemming') && !/\d/.test(word))
      for (const other of this.sameStem(word)) add({word: other, weight: SAME_STEM});
    // A word that the site has is likelier meant as it stands than as the beginning of another.
    const discount = found.size ? PREFIX_BESIDE_MATCH : 1;
    if (isOpen || !found.size) {
      for (const variant of this.#prefixMatches(word)) add({...variant, weight: discount * variant.weight});
    }
    if (!found.size && uses('corrections')) {
      const corrections = this.#correct(word, isOpen);
      for (const variant of corrections) add(variant);
      const [best] = corrections;
      const forms = best ? this.sameStem(this.words[best.word]!) : [];
      for (const other of forms) add({...best!, word: other, weight: SAME_STEM * best!.weight});
    }
    return [...found.values()];
  }

  /** The word itself, or its best spelling correction where it has no other match. */
  meant(word: string, isOpen: boolean): string {
    const [best] = this.variants(word, isOpen);
    return best?.isGuess ? this.words[best.word]! : word;
  }

  /** Words with this prefix, the shortest and most frequent first. */
  #prefixMatches(word: string): Variant[] {
    if (word.length < 2) return [];
    const found: Variant[] = [];
    for (let at = this.#lowerBound(word); this.words[at]?.startsWith(word); at++) {
      const extra = this.words[at]!.length - word.length;
      found.push({word: at, weight: (PREFIX * word.length) / (word.length + 0.3 * extra), isLonger: true});
    }
    const worth = ({word: at, weight}: Variant): number => weight + 0.02 * this.count(at);
    return found.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_PREFIX_MATCHES);
  }

  /** Words within an edit distance of 1, or 2 of long words; of an unfinished word also words whose prefix is. */
  #correct(word: string, isOpen: boolean): readonly Variant[] {
    const key = `${word}${isOpen ? '…' : ''}`;
    const cached = this.#corrections.get(key);
    if (cached) return cached;
    const limit = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
    const found: Variant[] = [];
    if (limit > 0 && !/\d/.test(word)) {
      this.words.forEach((other, at) => {
        const rest = other.length - word.length;
        if (rest < -limit) return;
        const isFirstSame = other[0] === word[0];
        if (!isFirstSame && other[1] !== word[0] && other[0] !== word[1] && other[1] !== word[1]) return;
        let edits = rest > limit ? limit + 1 : editDistance(word, other, limit);
        let extra = 0;
        if (edits > limit && isOpen && isFirstSame && rest > 0 && word.length > 4) {
          edits = editDistance(word, other.slice(0, word.length), 1);
          extra = edits > 1 ? 0 : rest;
          if (edits > 1) edits = limit + 1;
        }
        if (edits > limit) return;
        const weight = word.length / (word.length + edits + 0.3 * extra);
        const isLikely = extra === 0 && word.length >= LIKELY * edits;
        found.push({word: at, weight: isFirstSame ? weight : 0.8 * weight, isGuess: true, isLikely});
      });
    }
    const worth = ({word: at, weight}: Variant): number => weight + 0.01 * this.count(at);
    const best = found
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, MOST_CORRECTIONS)
      .map((variant, rank) => (rank === 0 ? variant : {...variant, weight: NEXT_CORRECTIONS * variant.weight}));
    this.#corrections.set(key, best);
    return best;
  }

  /** The words most like this one by pairs of letters, at any edit distance; for suggestions. */
  nearest(word: string, most: number): number[] {
    const wanted = letterPairs(`^${word}`);
    const likeness = (other: string): number => dice(wanted, letterPairs(`^${other}`));
    return this.words
      .map((other, at) => ({at, like: /^\p{L}{4,}$/u.test(other) ? likeness(other) : 0}))
      .filter(({like}) => like > 0.3)
      .sort((a, b) => b.like - a.like || this.count(b.at) - this.count(a.at))
      .slice(0, most)
      .map(({at}) => at);
  }

  /** The lower bound: the index of the first word that does not sort before this one. */
  #lowerBound(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
