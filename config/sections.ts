import type {Options} from '@docusaurus/plugin-content-docs';
import {REPOSITORY_BRANCH, REPOSITORY_URL} from './repository';
import {rehypePlugins, remarkPlugins} from './markdown';

/** What the three sections share. Spread first, so that a section can differ. */
const common = {
  editUrl: `${REPOSITORY_URL}/edit/${REPOSITORY_BRANCH}/`,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  beforeDefaultRemarkPlugins: remarkPlugins.before,
  remarkPlugins: remarkPlugins.after,
  rehypePlugins,
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
