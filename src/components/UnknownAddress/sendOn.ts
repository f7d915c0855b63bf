import {knownAs} from '../NearestPages/nearest';
import {fetchPageList} from '../NearestPages/pageList';

/**
 * Where the host has answered with the not-found page: replaces an address that means a page, or a moved one, by that
 * page's own, keeping query and hash, and says whether it did. Before the app wakes, since its router knows a page in
 * other capitals, too, and would draw it over the not-found page.
 */
export async function sendOn(baseUrl: string): Promise<boolean> {
  const {origin, pathname, search, hash} = window.location;
  const list = document.querySelector('[data-not-found]') && (await fetchPageList(baseUrl));
  const known = list && knownAs(below(baseUrl, pathname), list);
  if (!known) return false;
  const target = new URL(baseUrl + known.slice(1), origin);
  if (target.pathname === pathname) return false; // the host doesn't serve its own page: not again
  target.search = search;
  if (hash) target.hash = hash;
  window.location.replace(target);
  return true;
}

/** A path without the base path. */
export function below(baseUrl: string, pathname: string): string {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}
