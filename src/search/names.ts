import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokensOf} from './tokens';
import type {Outline, Term} from './types';

/** A text in the forms in which names are compared. */
export interface Form {
  readonly letters: string; // folded, without spaces and hyphens
  readonly stems: string; // of the words that say something, sorted
}

/** A name of a page. Its title, and its label in the sidebar, are its own; a term leads to it. */
interface Name extends Form {
  readonly page: number;
  readonly isOwn: boolean;
}

/** How a page is named: the smaller, the better. Only the order counts. */
export type Named = readonly number[];

const EXACTLY = 0; // by a title; 1 by a term
const BEGINNING = 2; // of a title; 3 of a term

export function formOf(text: string): Form {
  const tokens = tokensOf(text);
  const words = (some: typeof tokens): string[] => some.flatMap(({word, parts}) => (parts.length ? parts : [word]));
  const telling = words(tokens.filter((token) => !isStopWord(token))).map(stem);
  return {letters: words(tokens).join(''), stems: [...new Set(telling)].sort().join(' ')};
}

/** The names of all pages. */
export function namesOf(outline: Outline, terms: readonly Term[]): Name[] {
  return [
    ...outline.flatMap(([, own], page) => own.map((text): Name => ({...formOf(text!), page, isOwn: true}))),
    ...terms.flatMap(([page, ...words]) => {
      return page < 0 ? [] : words.map((text): Name => ({...formOf(text), page, isOwn: false}));
    }),
  ];
}

/**
 * Which pages bear the name that was typed: first by exactly this title or label, then by this term, then by one that begins
 * so. Among those the area comes first that `rankOf` puts first, then the shorter name, so that a page which stays
 * right stays where it is while a word grows. `corrected` is what was typed without slips.
 */
export function namedBy(
  typed: Form,
  corrected: Form,
  names: readonly Name[],
  rankOf: (page: number) => number,
): Map<number, Named> {
  const found = new Map<number, Named>();
  if (!typed.letters) return found;
  for (const {letters, stems, page, isOwn} of names) {
    const isSame = letters === typed.letters || (stems && (stems === typed.stems || stems === corrected.stems));
    if (!isSame && !letters.startsWith(typed.letters)) continue;
    const how = (isSame ? EXACTLY : BEGINNING) + (isOwn ? 0 : 1);
    const named = [how, rankOf(page), letters.length, page];
    const known = found.get(page);
    if (!known || compareNamed(named, known) < 0) found.set(page, named);
  }
  return found;
}

/** Sorts pages by how they are named; those that are not come last. */
export function compareNamed(a: Named | undefined, b: Named | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
