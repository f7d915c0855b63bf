import type {Options} from '@docusaurus/plugin-sitemap';

export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['**/search/**', '**/specimen/**'],
} satisfies Partial<Options>;
