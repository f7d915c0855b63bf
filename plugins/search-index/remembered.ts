import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageRecord} from '../../src/search/types';
import {writeWhole} from '../kept';
import {indexOf, type IndexFiles} from './files';
import type {Term} from './terms';

/** Folders whose code makes an index what it is. */
const MADE_BY = [__dirname, path.join(__dirname, '../../src/search')];

interface Remembered {
  readonly state: string; // of what it was made from
  readonly files: readonly (readonly [name: string, text: string])[];
}

/** The index of these pages, as the last build made it if nothing has changed since: to weigh all words takes seconds. */
export function rememberedIndexOf(
  pages: readonly PageRecord[],
  terms: readonly Term[],
  file = '.cache/search/index.json',
): IndexFiles {
  const state = stateOf(pages, terms);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : undefined;
  if (known?.state === state) return new Map(known.files);
  const files = indexOf(pages, terms);
  writeWhole(file, JSON.stringify({state, files: [...files]} satisfies Remembered));
  return files;
}

function stateOf(pages: readonly PageRecord[], terms: readonly Term[]): string {
  const hash = createHash('sha256').update(JSON.stringify([pages, terms]));
  for (const folder of MADE_BY) {
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
