import type {Options} from '@docusaurus/plugin-sitemap';

/** Pages that nobody looks for: in no sitemap, no list of pages and no index. */
const unlisted = ['/search/', '/specimen/', '/specimen-wake/'];

/** A figure alone: readers look for the page that explains it. */
const ALONE = /^\/figures\/[^/]/;

/** Whether a page, by its address without the base path, belongs into lists of pages. */
export function isListed(path: string): boolean {
  return !ALONE.test(path) && !unlisted.some((start) => path.startsWith(start));
}

/** `lastmod` is the date of the last change in git, and absent where git can't tell (config/history.ts). */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: [...unlisted.map((path) => `**${path}**`), '**/figures/*/**'],
} satisfies Partial<Options>;
