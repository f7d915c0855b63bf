import {readFileSync} from 'node:fs';
import {redirects} from '../../config/redirects';
import type {BuiltSite, Page} from './site';

/** How a site answers an address: with a page, or not at all. */
export type Answer =
  {readonly kind: 'page'; readonly path: string; readonly hash: string} | {readonly kind: 'none'; readonly why: string};

/**
 * Says how the site answers an address (`/main/supply#biomass/`), following the table of moved pages and the parts of a page
 * that have moved to another one. Such a part moves once: readers are not sent from page to page.
 */
export function answer(address: string, site: BuiltSite, table = redirects): Answer {
  const {path, hash} = parts(address);
  const redirect = table.find(({from}) => from === path);
  const end = redirect ? parts(redirect.to) : {path, hash: ''};
  const id = hash || end.hash;

  const page = pageAt(end.path, site);
  if (!page) {
    const why = redirect ? `it leads to ${end.path}, which is no page` : 'it is neither a page nor a redirect';
    return {kind: 'none', why};
  }
  if (!id) return {kind: 'page', path: end.path, hash: ''};
  const {ids, moved} = page.contents;
  if (!ids.includes(id)) return {kind: 'none', why: `${end.path} has no id “${id}”`};
  return moved[id] === undefined ? {kind: 'page', path: end.path, hash: id} : newPlace(moved[id], site);
}

function newPlace(moved: string, site: BuiltSite): Answer {
  const {path, hash} = parts(moved.replace(site.baseUrl, '/'));
  const page = pageAt(path, site);
  if (!page) return {kind: 'none', why: `it has moved to ${path}, which is no page`};
  const {ids, moved: again} = page.contents;
  if (hash && (!ids.includes(hash) || again[hash] !== undefined)) {
    const why = ids.includes(hash) ? 'from where it has moved again' : 'which has no such id';
    return {kind: 'none', why: `it has moved to ${path}#${hash}, ${why}`};
  }
  return {kind: 'page', path, hash};
}

function pageAt(path: string, site: BuiltSite): Page | undefined {
  return site.pages.find((page) => page.path === path && page.movedTo === null);
}

/** Path with its closing slash, and hash without one: `#electricity/` means `#electricity`. */
function parts(address: string): {path: string; hash: string} {
  const [before = '', hash = ''] = address.split('#');
  return {path: before.replace(/\/*$/, '/'), hash: hash.replace(/\/+$/, '')};
}

/** The addresses in a text, one a line; lines that start with `;` are remarks. */
export function readAddresses(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(';'));
}
