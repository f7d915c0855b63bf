import {isStopWord} from './stopWords';
import type {Token} from './tokens';
import type {Vocabulary} from './vocabulary';

const SHORTEST = 6; // letters of words that are looked at together
const SHORTEST_HALF = 3;
const MOST_TRIES = 3;
const SHORTEST_GUESS = 4; // a shorter half is like too many words

/**
 * The words of a query with their spaces where they belong: `heatpump` is heat pump, also with the space a letter too early
 * or too late, and a word with a space in it is one. Only words that are not known are touched.
 */
export function respaced(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isKnown: (token: Token) => boolean,
): readonly Token[] {
  const isWord = (word: string): boolean => vocabulary.find(word) >= 0 || isStopWord({word, isCapital: false});
  const found: Token[] = [];
  for (const token of tokens) {
    const before = found.at(-1);
    const mended = before && !(isKnown(before) && isKnown(token)) ? moved(before, token, isWord) : null;
    if (mended) found.splice(-1, 1, ...mended);
    else found.push(token);
  }
  return found.flatMap((token) => (isKnown(token) ? [token] : (apart(token, vocabulary, isWord) ?? [token])));
}

type IsWord = (word: string) => boolean;

/** Two words without the space between them, or with it a letter earlier or later. */
function moved(first: Token, second: Token, isWord: IsWord): Token[] | null {
  const text = first.word + second.word;
  if (first.parts.length || second.parts.length || !/^\p{L}+$/u.test(text) || text.length < SHORTEST) return null;
  if (isWord(text)) return [{...second, word: text, from: first.from}];
  for (const cut of [first.word.length - 1, first.word.length + 1]) {
    const halves = [text.slice(0, cut), text.slice(cut)];
    if (halves.every((half) => half && isWord(half)))
      return halves.map((word) => ({...second, word, from: first.from}));
  }
  return null;
}

/** A word in two, each of them known, or the one known and the other like a word that is. */
function apart(token: Token, vocabulary: Vocabulary, isWord: IsWord): Token[] | null {
  const {word} = token;
  const [guess] = vocabulary.variants(word, false);
  if (token.parts.length || !/^\p{L}+$/u.test(word) || word.length < SHORTEST || guess) return null;
  const cuts = Array.from(
    {length: word.length - 3},
    (_, index) => [word.slice(0, index + 2), word.slice(index + 2)] as const,
  );
  const isStop = (half: string): boolean => isStopWord({word: half, isCapital: false});
  const isSure = (half: string): boolean => isWord(half) && (half.length >= SHORTEST_HALF || isStop(half));
  const isLike = (half: string): boolean =>
    half.length >= SHORTEST_GUESS && vocabulary.variants(half, false).length > 0;
  const sureOf = (both: readonly string[]): number => Math.max(...both.map((half) => (isSure(half) ? half.length : 0)));
  const halves =
    cuts.find((both) => both.every(isSure) && !both.every(isStop)) ??
    // The more of the word is known the likelier; what the rest is like takes long to find out.
    cuts
      .filter(sureOf)
      .sort((a, b) => sureOf(b) - sureOf(a))
      .slice(0, MOST_TRIES)
      .find((both) => both.every((half) => isSure(half) || isLike(half)));
  return halves?.map((half) => ({...token, word: half})) ?? null;
}
