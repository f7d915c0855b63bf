/**
 * Notes which documents each file of unit tests reads, so that `npm run check` runs it again only if one of them, or any
 * other source, has changed: scripts/check/passed.ts. Vitest runs this before each file.
 */
import fs, {mkdirSync, writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {afterAll, expect} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const NOTES = path.join(ROOT, '.cache/tests');

/** By which functions the project's code reads files and folders. */
const READERS = ['readFileSync', 'readdirSync', 'existsSync', 'statSync', 'openSync', 'createReadStream'] as const;

const shared = globalThis as {documentsRead?: Set<string>};
const read = (shared.documentsRead ??= watchDocuments());
read.clear();

afterAll(() => {
  const file = path.relative(ROOT, expect.getState().testPath!).split(path.sep).join('/');
  mkdirSync(NOTES, {recursive: true});
  writeFileSync(path.join(NOTES, `${file.replaceAll('/', '+')}.json`), JSON.stringify([...read].sort()));
});

/** From now on the set gets each document, and each folder of documents, that is read or looked for. */
function watchDocuments(): Set<string> {
  const found = new Set<string>();
  const note = (file: unknown): void => {
    if (typeof file !== 'string') return;
    const name = path.relative(ROOT, path.resolve(file)).split(path.sep).join('/');
    if (/^(docs|api|contrib)(\/|$)/.test(name)) found.add(name);
    else if (name === '') for (const area of ['docs', 'api', 'contrib']) found.add(area);
  };
  for (const reader of READERS) {
    const original = fs[reader] as (...args: unknown[]) => unknown;
    Object.assign(fs, {
      [reader]: (...args: unknown[]): unknown => {
        note(args[0]);
        return original.apply(fs, args);
      },
    });
  }
  syncBuiltinESMExports();
  return found;
}
