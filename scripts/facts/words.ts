import {existsSync, readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import {Mistake} from './blocks';

/** What a file below content/facts/ says in our own words, by key. */
export interface Words<Said = string> {
  readonly file: string;
  readonly said: ReadonlyMap<string, Said>;
}

/** Reads a file of own words; one that is not there says nothing. */
export function readWords<Said = string>(file: string): Words<Said> {
  if (!existsSync(file)) return {file, said: new Map()};
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error) throw new Mistake(`${file}:${error.linePos?.[0].line ?? 1}  ${error.message.split(' at line ')[0]}`);
  return {file, said: new Map(Object.entries((document.toJS() as Record<string, Said> | null) ?? {}))};
}

/** An error that names the words which are missing, and those whose key is none (any more). */
export function refuseUnlike({file, said}: Words<unknown>, wanted: readonly string[], known = wanted): void {
  const missing = wanted.filter((key) => (said.get(key) ?? '') === '');
  const gone = [...said.keys()].filter((key) => !known.includes(key));
  const mistakes = [
    ...(missing.length ? [`${file} has no words for ${missing.join(', ')}`] : []),
    ...(gone.length ? [`${file} has words for ${gone.join(', ')}, which the model does not have (any more)`] : []),
  ];
  if (mistakes.length) throw new Mistake(mistakes.join('; '));
}

/** Says which pattern of our words fits a key, the first one of several; keys that none fits, and patterns that fit none, are an error. */
export function readPatterns(patterns: Words<unknown>, keys: readonly string[]): (key: string) => string {
  const fits = [...patterns.said.keys()].map((pattern) => ({pattern, whole: new RegExp(`^(?:${pattern})$`)}));
  const patternOf = (key: string): string => fits.find(({whole}) => whole.test(key))?.pattern ?? key;
  refuseUnlike(patterns, [...new Set(keys.map(patternOf))]);
  return patternOf;
}
