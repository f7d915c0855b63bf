import {existsSync, readdirSync, readFileSync} from 'node:fs';
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
const MESSAGES = 'openapi/messages';
const ERRORS = '/api/errors/';

/** The project's files of readers' words. */
export const READERS_WORDS = [TERMS, QUESTIONS] as const;

/** What these files hold. Readers of the page on errors type the messages themselves, too. */
export function readReadersWords(root: string): ReadersWords {
  const questions = readQuestions(root);
  return {
    terms: readTerms(root),
    questions: {...questions, [ERRORS]: [...(questions[ERRORS] ?? []), ...messagesIn(root)]},
  };
}

/** The questions as they are written down. */
export function readQuestions(root: string): Questions {
  return parse(readFileSync(path.join(root, QUESTIONS), 'utf8')) as Questions;
}

/** The API's messages without the places that a call fills. */
function messagesIn(root: string): string[] {
  const folder = path.join(root, MESSAGES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8')) as {text: string}[])
    .map(({text}) => text.replace(/\{[^}]*\}/g, ' '));
}
