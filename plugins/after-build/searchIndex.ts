import {createHash} from 'node:crypto';
import path from 'node:path';
import {INDEX_FOLDER} from '../../src/search/format';
import {indexOf} from '../search-index/files';
import {recordsOfSite} from '../search-index/records';
import {readReadersWords} from '../search-index/readersWords';
import type {BuiltSite, Output} from './site';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Writes the search index into a folder named after its content, and names that folder in each page, so that a page and
 * the index of its release belong together.
 */
export function searchIndex(site: BuiltSite): Output[] {
  const files = [...indexOf(recordsOfSite(site), readReadersWords(ROOT))];
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  const folder = `${INDEX_FOLDER}/${hash.digest('hex').slice(0, 8)}/`;
  return [
    ...files.map(([name, text]) => ({file: `${folder}${name}`, text})),
    ...site.pages
      .filter(({movedTo}) => movedTo === null)
      .map(({file, html}) => ({
        file,
        text: html.replace('<html ', `<html data-search-index=${site.baseUrl}${folder} `),
      })),
  ];
}
