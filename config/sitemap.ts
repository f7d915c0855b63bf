import type {Options} from '@docusaurus/plugin-sitemap';

/** Pages that nobody looks for: in no sitemap, no list of pages and no index. */
const unlisted = ['/search/', '/specimen/', '/specimen-wake/'];

/** Whether a page, by its address without the base path, belongs into lists of pages. */
export function isListed(path: string): boolean {
  return !unlisted.some((start) => path.startsWith(start));
}

/** `lastmod` is the date of the last change in git, and absent where git can't tell (config/history.ts). */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: unlisted.map((path) => `**${path}**`),
} satisfies Partial<Options>;
