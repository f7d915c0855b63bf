import type {BuiltSite, Output} from './site';

/** Our search has the keywords by now, and no other search reads them; a site in one language names no other one. */
const UNREAD = /<(?:meta\b[^>]*\bname="?keywords\b|link\b[^>]*\brel="?alternate\b[^>]*\bhreflang\b)[^>]*>/g;

/** Takes from the pages what nothing reads, which each reader would pay for. */
export function withoutUnreadTags(site: BuiltSite): Output[] {
  return site.pages.map(({file, html}) => ({file, text: html.replace(UNREAD, '')}));
}
