import {INDEX_FOLDER} from './format';
import type {Load} from './types';

/** The index that `npm start` serves; the built one stands in a folder named after its content. */
export const DEVELOPMENT = 'development';

/** Fetches files of the index that belongs to the page which the reader opened first. */
export function loadFrom(baseUrl: string): Load {
  return async (file) => {
    const release = document.documentElement.dataset.searchIndex ?? DEVELOPMENT;
    const answer = await fetch(`${baseUrl}${INDEX_FOLDER}/${release}/${file}`);
    if (!answer.ok) throw new Error(`${file} of the search index: ${answer.status}`);
    return (await answer.json()) as unknown;
  };
}
