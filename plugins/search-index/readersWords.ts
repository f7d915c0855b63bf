import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readTerms, TERMS, type Term} from './terms';

/** What readers ask that a page answers, by its route. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** The words of readers, beside those that the pages use. */
export interface ReadersWords {
  readonly terms: readonly Term[];
  readonly questions: Questions;
}

const QUESTIONS = 'content/questions.yml';

/** The project's files of readers' words. */
export const READERS_WORDS = [TERMS, QUESTIONS] as const;

/** What these files hold. */
export function readReadersWords(root: string): ReadersWords {
  const questions = parse(readFileSync(path.join(root, QUESTIONS), 'utf8')) as Questions;
  return {terms: readTerms(root), questions};
}
