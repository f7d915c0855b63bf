import {readFileSync} from 'node:fs';
import {redirects} from '../../config/redirects';
import {idsOf, type BuiltSite} from './site';

/** How a site answers an address: with a page, or not at all. */
export type Answer =
  {readonly kind: 'page'; readonly path: string; readonly hash: string} | {readonly kind: 'none'; readonly why: string};

/** Says how the site answers an address (`/main/supply#biomass/`), following the table of moved pages. */
export function answer(address: string, site: BuiltSite, table = redirects): Answer {
  const {path, hash} = parts(address);
  const redirect = table.find(({from}) => from === path);
  const end = redirect ? parts(redirect.to) : {path, hash: ''};
  const id = hash || end.hash;

  const page = site.pages.find((page) => page.path === end.path && page.movedTo === null);
  if (!page) {
    const why = redirect ? `it leads to ${end.path}, which is no page` : 'it is neither a page nor a redirect';
    return {kind: 'none', why};
  }
  if (id && !idsOf(page).has(id)) return {kind: 'none', why: `${end.path} has no id “${id}”`};
  return {kind: 'page', path: end.path, hash: id};
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
