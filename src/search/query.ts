import {LONGEST_QUERY} from './limits';
import {stem} from './stem';
import {isSlight, isStopWord, tellingParts} from './stopWords';
import {tokensOf, type Token} from './tokens';
import type {Synonyms} from './types';
import type {Variant, Vocabulary} from './vocabulary';

/** One thing that a query asks for: words that stand for it, or phrases in their place. */
export interface Slot {
  readonly text: string; // as it was typed, folded
  readonly weight: number;
  readonly variants: readonly Variant[];
  readonly phrases: readonly Phrase[];
}

/** Other words for what was typed: each of them by its variants. */
export interface Phrase {
  readonly words: readonly (readonly Variant[])[];
  readonly weight: number;
}

const NAME = 2; // a key or path typed as a whole says more than a word
const PART = 0.1; // and its parts say little
const SLIGHT = 0.2; // of a word that says little beside others
const SYNONYM = 0.7;
const MOST_SLOTS = 16;
const LONGEST_PHRASE = 3; // words

/** What a query asks for. Stop words count only where there is nothing else. */
export function slotsOf(query: string, vocabulary: Vocabulary, synonyms: Synonyms): Slot[] {
  const groups = groupsOf(synonyms);
  const isOpen = !/\s$/.test(query);
  const all = tokensOf(query.slice(0, LONGEST_QUERY)).slice(0, 4 * MOST_SLOTS);
  const telling = all.filter((token) => !isStopWord(token));
  const tokens = telling.length ? telling : all;
  const last = all.at(-1);
  // A word that neither the site nor its terms know is read as the one that it is most like.
  const plain = tokens.map((token) =>
    groups.words.has(stem(token.word)) ? token.word : vocabulary.meant(token.word, isOpenAt(token)),
  );
  const isSlip = tokens.map(({word}, at) => plain[at] !== word);

  return tokens.slice(0, MOST_SLOTS).flatMap((token, at): Slot[] => {
    const open = isOpenAt(token);
    const parts = tellingParts(token.parts);
    const name = otherwise(token) ?? token.word;
    if (parts.length && vocabulary.find(name) < 0) {
      const whole = open ? vocabulary.variants(name, true).filter(({isGuess}) => !isGuess) : [];
      if (!whole.length) return parts.map((part, index) => slot(part, open && index === parts.length - 1));
      return [{...slot(name, open), variants: whole, weight: NAME}];
    }
    const phrases = phrasesAt(plain, isSlip, at, groups, vocabulary);
    const read = {...slot(name, open, phrases), text: plain[at]!};
    const own =
      phrases.length && !isSlip[at] ? {...read, variants: read.variants.filter(({isGuess}) => !isGuess)} : read;
    if (!parts.length) return [own];
    return [
      {...own, weight: token.isName ? NAME : 1},
      ...parts.map((part) => ({...slot(part, false), weight: token.isName ? PART : 1})),
    ];
  });

  function isOpenAt(token: Token): boolean {
    return isOpen && token === last && !token.isCapital; // in capitals it is an acronym, and finished
  }

  function slot(text: string, open: boolean, phrases: readonly Phrase[] = []): Slot {
    return {text, weight: isSlight(text) ? SLIGHT : 1, variants: vocabulary.variants(text, open), phrases};
  }

  /** A name that the site writes with other joints: create-scenario for createScenario. */
  function otherwise({word, parts, isName}: Token): string | undefined {
    if (!isName || vocabulary.find(word) >= 0) return undefined;
    return ['-', '_'].map((joint) => parts.join(joint)).find((other) => vocabulary.find(other) >= 0);
  }
}

interface Groups {
  readonly others: ReadonlyMap<string, readonly (readonly string[])[]>; // by the stems of a phrase, what else is said
  readonly words: ReadonlySet<string>; // the stems of all phrases
}
const known = new WeakMap<Synonyms, Groups>();

/** The phrases of the terms, as words. */
function groupsOf(synonyms: Synonyms): Groups {
  const before = known.get(synonyms);
  if (before) return before;
  const found = new Map<string, (readonly string[])[]>();
  for (const phrases of synonyms) {
    const split = phrases.map(wordsOf);
    for (const phrase of split) {
      const key = phrase.map(stem).join(' ');
      const others = split.filter((other) => other !== phrase);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  const groups = {others: found, words: new Set([...found.keys()].flatMap((key) => key.split(' ')))};
  known.set(synonyms, groups);
  return groups;
}

/** The words of a phrase without stop words, which queries lose, too; of `log in` both, since `log` alone is something else. */
function wordsOf(phrase: string): readonly string[] {
  const all = phrase.split(' ');
  const telling = tellingParts(all);
  return telling.length > 1 ? telling : all;
}

/** What else may be said for the phrases of a query that hold the word at this place. */
function phrasesAt(
  words: readonly string[],
  isSlip: readonly boolean[],
  at: number,
  groups: Groups,
  vocabulary: Vocabulary,
): Phrase[] {
  const found: Phrase[] = [];
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    for (let start = Math.max(0, at - length + 1); start <= at && start + length <= words.length; start++) {
      const key = words
        .slice(start, start + length)
        .map(stem)
        .join(' ');
      const isGuess = isSlip.slice(start, start + length).some(Boolean);
      for (const other of groups.others.get(key) ?? []) {
        const variants = other.map((word) =>
          vocabulary.variants(word, false).flatMap((variant) => (variant.isGuess ? [] : [{...variant, isGuess}])),
        );
        if (variants.every(({length: some}) => some > 0)) found.push({words: variants, weight: SYNONYM});
      }
    }
  }
  return found;
}
