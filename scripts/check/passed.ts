/**
 * Which files of unit tests have to run: all of them if a source has changed that is no document, else those that have read
 * a document which has changed since they passed. tests/support/documentsRead.ts notes what each reads.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The state of things when files passed. */
export interface Passed {
  readonly code: string; // of all sources but documents
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>; // the documents that each read, in that state
}

/** How well the search answers is measured on the built index, too: `npm test` does that for a changed page. */
export const BUILT_TOO = 'scripts/search/quality.test.ts';

const FILE = '.cache/tests.json';
const NOTES = '.cache/tests';

/** Files to run; null for all. */
export function toRun(passed: Passed | null, code: string, stateOf: (document: string) => string): string[] | null {
  if (passed?.code !== code) return null;
  return Object.entries(passed.files)
    .filter(([file]) => file !== BUILT_TOO)
    .filter(([, read]) => Object.entries(read).some(([document, state]) => stateOf(document) !== state))
    .map(([file]) => file);
}

/** What is known after a run: what has passed now, and what had passed before and did not have to run. */
export function afterRun(
  before: Passed | null,
  code: string,
  ran: readonly string[],
  failed: readonly string[],
  readBy: (file: string) => Readonly<Record<string, string>>,
): Passed {
  const kept = before?.code === code ? before.files : {};
  const now = ran.filter((file) => !failed.includes(file)).map((file) => [file, readBy(file)] as const);
  // What failed has no state that could be the present one.
  const again = failed.map((file) => [file, {[file]: 'failed'}] as const);
  return {code, files: {...kept, ...Object.fromEntries([...now, ...again])}};
}

export function readPassed(): Passed | null {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Passed) : null;
}

export function writePassed(passed: Passed): void {
  mkdirSync(path.dirname(FILE), {recursive: true});
  writeFileSync(FILE, JSON.stringify(passed));
}

/** The documents that a file read when it ran last, in their present state. */
export function documentsReadBy(file: string): Record<string, string> {
  const note = path.join(NOTES, `${file.replaceAll('/', '+')}.json`);
  const documents = JSON.parse(readFileSync(note, 'utf8')) as string[];
  return Object.fromEntries(documents.map((document) => [document, stateOf(document)]));
}

/** A document's content, or a folder's names; 'none' where there is neither. */
export function stateOf(document: string): string {
  const found = statSync(document, {throwIfNoEntry: false});
  if (!found) return 'none';
  const text = found.isDirectory()
    ? readdirSync(document, {recursive: true, encoding: 'utf8'}).sort().join('\n')
    : readFileSync(document);
  return createHash('sha256').update(text).digest('hex');
}

/** All sources but documents, in one number. */
export function codeOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files.filter((name) => !/^(docs|api|contrib)\/.*\.mdx?$/.test(name))) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
