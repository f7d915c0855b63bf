import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {analytics} from './config/analytics';
import {footer} from './config/footer';
import {history} from './config/history';
import {markdown} from './config/markdown';
import {navbar} from './config/navbar';
import {search, searchTheme} from './config/search';
import {api, contrib, main, pages} from './config/sections';
import {card, site} from './config/site';
import {sitemap} from './config/sitemap';
import {ssrTemplate} from './config/template';
import afterBuild from './plugins/after-build';
import coreClient from './plugins/core-client';
import early from './plugins/early';
import figures from './plugins/figures';
import inputKeys from './plugins/input-keys';
import lazyPages from './plugins/lazy-pages';
import leanTheme from './plugins/lean-theme';
import liveRules from './plugins/live-rules';
import minified from './plugins/minified';
import openapi from './plugins/openapi';
import pageData from './plugins/page-data';
import searchDialog from './plugins/search-dialog';
import searchIndex from './plugins/search-index';

export default {
  ...site,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown,

  presets: [
    [
      'classic',
      {
        docs: main,
        blog: false,
        pages,
        sitemap,
        theme: {customCss: './src/css/index.css'},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['content-docs', api],
    ['content-docs', contrib],
    openapi,
    figures,
    inputKeys,
    pageData,
    ...search,
    ...analytics,
    early,
    coreClient,
    leanTheme,
    lazyPages,
    liveRules,
    minified,
    searchIndex,
    searchDialog,
    afterBuild,
  ],

  themeConfig: {
    navbar,
    footer,
    ...card,
    ...searchTheme,
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {theme: {plain: {}, styles: []}},
  } satisfies Preset.ThemeConfig,

  storage: {namespace: false},
  future: {v4: true, faster: true, experimental_vcs: history},
  ssrTemplate,
} satisfies Config;
