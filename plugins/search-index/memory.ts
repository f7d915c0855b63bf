import {createEngine} from '../../src/search/engine';
import type {Engine, PageRecord} from '../../src/search/types';
import {indexOf, type IndexFiles} from './files';
import type {Term} from './terms';

/** An engine over files in memory, for tests and measurements; `onFetch` hears of each file that it asks for. */
export function engineOver(files: IndexFiles, onFetch: (file: string) => void = () => {}): Engine {
  return createEngine((file) => {
    onFetch(file);
    const text = files.get(file);
    return text === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(JSON.parse(text) as unknown);
  });
}

/** An engine over the index of these pages. */
export function engineOf(pages: readonly PageRecord[], terms?: readonly Term[]): Engine {
  return engineOver(indexOf(pages, terms));
}
