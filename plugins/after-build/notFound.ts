import type {BuiltSite, Output} from './site';

const OWN_ADDRESS = /<(?:link\b[^>]*\brel="?(?:canonical|alternate)\b|meta\b[^>]*\bproperty="?og:url\b)[^>]*>/g;

/** Takes from the page for unknown addresses what names an address of its own: it has none. */
export function notFoundHasNoAddress(site: BuiltSite): Output[] {
  return site.pages
    .filter(({file}) => file === '404.html')
    .map(({file, html}) => ({file, text: html.replace(OWN_ADDRESS, '')}));
}
