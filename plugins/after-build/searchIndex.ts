import {createHash} from 'node:crypto';
import path from 'node:path';
import {INDEX_FOLDER} from '../../src/search/format';
import {rememberedIndexOf} from '../search-index/remembered';
import {readHeads} from '../search-index/heads';
import {recordsOfSite} from '../search-index/records';
import {readTerms} from '../search-index/terms';
import type {BuiltSite, Output} from './site';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Writes the search index into a folder named after its content, and names that folder in each page, so that a page and
 * the index of its release belong together.
 */
export function searchIndex(site: BuiltSite): Output[] {
  const files = [...rememberedIndexOf(recordsOfSite(site, readHeads(ROOT)), readTerms(ROOT))];
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  const release = hash.digest('hex').slice(0, 8);
  return [
    ...files.map(([name, text]) => ({file: `${INDEX_FOLDER}/${release}/${name}`, text})),
    ...site.pages.filter(({movedTo}) => movedTo === null).map(({file, html}) => ({file, text: named(file, html)})),
  ];

  function named(file: string, html: string): string {
    const text = html.replace('<html ', `<html data-search-index=${release} `);
    if (text === html)
      throw new Error(`${file} has no element html with attributes, in which the index could be named`);
    return text;
  }
}
