import type {Options} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {REPOSITORY_BRANCH, REPOSITORY_URL} from './repository';
import {rehypePlugins, remarkPlugins} from './markdown';

/** How Markdown is read, in documents and pages alike. */
const reading = {
  beforeDefaultRemarkPlugins: remarkPlugins.before,
  remarkPlugins: remarkPlugins.after,
  rehypePlugins,
} satisfies Options & PagesOptions;

/** What the three sections share. Spread first, so that a section can differ. */
const common = {
  ...reading,
  editUrl: `${REPOSITORY_URL}/edit/${REPOSITORY_BRANCH}/`,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
} satisfies Options;

/** The preset's own instance, whose id would otherwise be `default`. */
export const main = {
  ...common,
  id: 'main',
  path: 'docs',
  routeBasePath: 'main',
  sidebarPath: './sidebars.ts',
} satisfies Options;

export const api = {
  ...common,
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebars.api.ts',
} satisfies Options;

export const contrib = {
  ...common,
  id: 'contrib',
  path: 'contrib',
  routeBasePath: 'contrib',
  sidebarPath: './sidebars.contrib.ts',
} satisfies Options;

/** Every construct once, for tests and authors: shown by `npm start`, and in a build only where SPECIMENS is set. */
const specimens = ['specimen.mdx', 'specimen-wake.tsx'];
const isPublished = process.env.NODE_ENV === 'production' && !process.env.SPECIMENS;

/** Pages that are not documents. */
export const pages = {
  ...reading,
  exclude: isPublished ? [...GlobExcludeDefault, ...specimens] : GlobExcludeDefault,
  mdxPageComponent: '@site/src/components/MarkdownPage',
} satisfies PagesOptions;
