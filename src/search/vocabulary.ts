import {distance} from './distance';
import {stem} from './stem';

/** A word of the site that a word of a query may mean, and how sure that is: 1 is the word itself. */
export interface Variant {
  readonly word: number; // its place in the vocabulary
  readonly weight: number;
  readonly isLonger?: boolean; // what was typed is its beginning
  readonly isGuess?: boolean; // by its spelling only
  readonly isLikely?: boolean; // a guess, but of a long word with few letters wrong
}

const SAME_STEM = 0.9;
const PREFIX = 0.85;
const LIKELY = 7; // letters that a guess has for each that is wrong
const NEXT_GUESSES = 0.6; // of what a guess counts, those that are less likely than the best
const KNOWN_ALREADY = 0.5;
const MOST_ENDINGS = 24; // words that a beginning may grow into
const MOST_GUESSES = 6;

/** The words of the site, and what they can be reached by. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #counts: string;
  #stems: ReadonlyMap<string, readonly number[]> | undefined;
  readonly #guesses = new Map<string, readonly Variant[]>();

  constructor(words: readonly string[], counts: string) {
    this.words = words;
    this.#counts = counts;
  }

  /** The place of a word; -1 if the site does not have it. */
  find(word: string): number {
    const at = this.#start(word);
    return this.words[at] === word ? at : -1;
  }

  /** In how many sections a word stands, as a power of two. */
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

  /** Whether the word, or another form of it, stands on the site. */
  knows(word: string): boolean {
    return this.find(word) >= 0 || this.sameStem(word).length > 0;
  }

  /**
   * What a word of a query may mean. `isOpen`: it may not be finished, so that longer words count. Only where the site
   * knows no such word is it taken for a slip.
   */
  variants(word: string, isOpen: boolean): Variant[] {
    const found = new Map<number, Variant>();
    const add = (variant: Variant): void => {
      const known = found.get(variant.word);
      if (!known || known.weight < variant.weight) found.set(variant.word, variant);
    };
    const exact = this.find(word);
    if (exact >= 0) add({word: exact, weight: 1});
    if (!/\d/.test(word)) for (const other of this.sameStem(word)) add({word: other, weight: SAME_STEM});
    // What stands there already is likelier meant than what it may grow into.
    const share = found.size ? KNOWN_ALREADY : 1;
    if (isOpen || !found.size) {
      for (const variant of this.#endings(word)) add({...variant, weight: share * variant.weight});
    }
    if (!found.size) {
      const guesses = this.#guess(word, isOpen);
      for (const variant of guesses) add(variant);
      const [best] = guesses;
      const alike = best ? this.sameStem(this.words[best.word]!) : [];
      for (const other of alike) add({...best!, word: other, weight: SAME_STEM * best!.weight});
    }
    return [...found.values()];
  }

  /** The word as it was meant: another one where it is taken for a slip. */
  meant(word: string, isOpen: boolean): string {
    const [best] = this.variants(word, isOpen);
    return best?.isGuess ? this.words[best.word]! : word;
  }

  /** Words that begin so, the shortest and most frequent first. */
  #endings(word: string): Variant[] {
    if (word.length < 2) return [];
    const found: Variant[] = [];
    for (let at = this.#start(word); this.words[at]?.startsWith(word); at++) {
      const extra = this.words[at]!.length - word.length;
      found.push({word: at, weight: (PREFIX * word.length) / (word.length + 0.3 * extra), isLonger: true});
    }
    const worth = ({word: at, weight}: Variant): number => weight + 0.02 * this.count(at);
    return found.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_ENDINGS);
  }

  /** Words that differ in a letter, or in two if they are long; of a word not finished, also words that begin like it. */
  #guess(word: string, isOpen: boolean): readonly Variant[] {
    const key = `${word}${isOpen ? '…' : ''}`;
    const known = this.#guesses.get(key);
    if (known) return known;
    const limit = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
    const found: Variant[] = [];
    if (limit > 0 && !/\d/.test(word)) {
      this.words.forEach((other, at) => {
        const rest = other.length - word.length;
        if (rest < -limit) return;
        const isFirstSame = other[0] === word[0];
        if (!isFirstSame && other[1] !== word[0] && other[0] !== word[1] && other[1] !== word[1]) return;
        let away = rest > limit ? limit + 1 : distance(word, other, limit);
        let extra = 0;
        if (away > limit && isOpen && isFirstSame && rest > 0 && word.length > 4) {
          away = distance(word, other.slice(0, word.length), 1);
          extra = away > 1 ? 0 : rest;
          if (away > 1) away = limit + 1;
        }
        if (away > limit) return;
        const weight = word.length / (word.length + away + 0.3 * extra);
        const isLikely = extra === 0 && word.length >= LIKELY * away;
        found.push({word: at, weight: isFirstSame ? weight : 0.8 * weight, isGuess: true, isLikely});
      });
    }
    const worth = ({word: at, weight}: Variant): number => weight + 0.01 * this.count(at);
    const best = found
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, MOST_GUESSES)
      .map((guess, at) => (at === 0 ? guess : {...guess, weight: NEXT_GUESSES * guess.weight}));
    this.#guesses.set(key, best);
    return best;
  }

  /** The words most like this one, however far; for suggestions. */
  nearest(word: string, most: number): number[] {
    const pairs = pairsOf(word);
    const likeness = (other: string): number => {
      const theirs = pairsOf(other);
      const common = [...theirs].filter((pair) => pairs.has(pair)).length;
      return (2 * common) / (pairs.size + theirs.size);
    };
    return this.words
      .map((other, at) => ({at, like: /^\p{L}{4,}$/u.test(other) ? likeness(other) : 0}))
      .filter(({like}) => like > 0.3)
      .sort((a, b) => b.like - a.like || this.count(b.at) - this.count(a.at))
      .slice(0, most)
      .map(({at}) => at);
  }

  /** The first word that is not before this one. */
  #start(word: string): number {
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

function pairsOf(word: string): Set<string> {
  return new Set([...`^${word}`].slice(1).map((letter, at) => `^${word}`[at]! + letter));
}
