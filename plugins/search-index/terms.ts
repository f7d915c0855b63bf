import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {PageRecord} from '../../src/search/types';

export const TERMS = 'content/terms.yml';

/** An entry of this file. */
export interface Term {
  readonly term: string;
  readonly dutch?: readonly string[];
  readonly short?: readonly string[];
  readonly also?: readonly string[];
  readonly page?: string;
}

/** The project's list of terms. */
export function readTerms(root: string): readonly Term[] {
  return parse(readFileSync(path.join(root, TERMS), 'utf8')) as readonly Term[];
}

/** What stands for the same thing. */
export function synonymsOf(terms: readonly Term[]): readonly (readonly string[])[] {
  return terms.map(wordsOf);
}

/** Pages with the words of the terms that they explain among their keywords. */
export function withTerms(pages: readonly PageRecord[], terms: readonly Term[]): PageRecord[] {
  return pages.map((page) => ({
    ...page,
    keywords: [...page.keywords, ...terms.filter((term) => term.page === page.route).flatMap(wordsOf)],
  }));
}

/** The term and all other words for it. */
export function wordsOf({term, dutch = [], short = [], also = []}: Term): string[] {
  return [term, ...dutch, ...short, ...also];
}
