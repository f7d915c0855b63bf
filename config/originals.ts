import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What a file of ours does with modules of Docusaurus; its first line begins with the same word, unless it counts on them. */
export type Action = 'Replaces' | 'Wraps' | 'Extends' | 'Ejects' | 'Counts on';

/**
 * The modules of Docusaurus that ours replace, wrap, extend, copy from, or count on beyond what it documents: by our file, with
 * the sha256 (first 16 digits) that each had when ours was written or last compared with it. originals.test.ts fails when one
 * changes. Modules that a part of ours made superfluous are listed with it. plugins/replacing.ts replaces modules by this table.
 */
export const originals: Readonly<Record<Action, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  Replaces: {
    'plugins/core-client/prefetch.ts': {
      '@docusaurus/core/lib/client/prefetch.js': '7543271549a9882a',
    },
    'plugins/core-client/clientEntry.tsx': {
      '@docusaurus/core/lib/client/clientEntry.js': 'a9d6514eaf79c05c',
    },
    'plugins/core-client/gtag.ts': {
      '@docusaurus/plugin-google-gtag/lib/gtag.js': '1869e02135253d7d',
    },
    'plugins/core-client/empty.ts': {
      '@docusaurus/theme-classic/lib/prism-include-languages.js': 'a464a26897ccb5b2',
    },
    'plugins/lean-theme/nothing.module.css': {
      'infima/dist/css/default/default.css': 'aa113696173d7bf7',
      '@docusaurus/theme-classic/lib/nprogress.css': 'fb2bd3797f469d74',
      '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css': '8403bbf0a0be4312',
      '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css': '46c985d7f877ce26',
      '@docusaurus/theme-common/lib/utils/anchorUtils.module.css': 'ce095aa433cf12a2',
      '@docusaurus/theme-common/lib/utils/errorBoundaryUtils.module.css': '4e1de6c80be1c112',
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css': '70c140b49bae43fd',
    },
    'src/theme/Admonition/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/Admonition/index.js': '0b662eb2f10c43c1',
      '@docusaurus/theme-classic/lib/theme/Admonition/Layout/index.js': 'b283d62419e40df1',
      '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css': '7ea947079b551069',
      '@docusaurus/theme-classic/lib/theme/Admonition/Types.js': '7dc5f4c55e015d21',
    },
    'src/theme/AnnouncementBar/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js': '3b497461548ccc36',
      '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css': 'caf6d3e8e258302f',
      '@docusaurus/theme-classic/lib/theme/AnnouncementBar/Content/index.js': 'f5b62138592020b9',
      '@docusaurus/theme-classic/lib/theme/AnnouncementBar/Content/styles.module.css': '266df2dcb748ffda',
      '@docusaurus/theme-classic/lib/theme/AnnouncementBar/CloseButton/index.js': 'cb6b67c178770096',
      '@docusaurus/theme-classic/lib/theme/AnnouncementBar/CloseButton/styles.module.css': '5d5b8d575a29cfe6',
    },
    'src/theme/CodeBlock/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/CodeBlock/index.js': '639f8655d319e123',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/index.js': '7cff522ae9e56f76',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css': 'e190bd929c9aa057',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/Element.js': '5fbbef70baad69c3',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/String.js': '81ab153e9e797be7',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/index.js': '5512298d8a194b78',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css': 'ecac30a50af15f4a',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/index.js': '936a841fd6a5778e',
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css': 'd368d88d9fcda7ab',
    },
    'src/theme/DocItem/TOC/Mobile/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/index.js': '59a62ae232b10fbb',
      '@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/styles.module.css': '0ee1b73bc94e8d82',
      '@docusaurus/theme-classic/lib/theme/TOCCollapsible/index.js': '4e91da4713c1b1d4',
      '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/index.js': 'a25b2a0731e4cb46',
    },
    'src/theme/Error/index.tsx': {
      '@docusaurus/core/lib/client/theme-fallback/Error/index.js': '4037ad84f1980a33',
    },
    'src/theme/Footer/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/Footer/index.js': '6ce037aaac9dbf63',
      '@docusaurus/theme-classic/lib/theme/Footer/Layout/index.js': '43e900e38c854d80',
      '@docusaurus/theme-classic/lib/theme/Footer/Copyright/index.js': '2a34b39d70f32757',
      '@docusaurus/theme-classic/lib/theme/Footer/LinkItem/index.js': '3930a6222acd5ef2',
      '@docusaurus/theme-classic/lib/theme/Footer/Links/index.js': '3355ab10d09eb9f6',
      '@docusaurus/theme-classic/lib/theme/Footer/Links/MultiColumn/index.js': '6a1048d7510bbc9e',
      '@docusaurus/theme-classic/lib/theme/Footer/Logo/index.js': '9b940c59be8ea0ee',
      '@docusaurus/theme-classic/lib/theme/Footer/Logo/styles.module.css': '096777f75048934f',
    },
    'src/theme/Loading/index.tsx': {
      '@docusaurus/core/lib/client/theme-fallback/Loading/index.js': 'ffd8013daa28cd24',
    },
    'src/theme/MDXComponents/Code.tsx': {
      '@docusaurus/theme-classic/lib/theme/MDXComponents/Code.js': 'd24106e06e4ccc70',
    },
    'src/theme/MDXComponents/Details.tsx': {
      '@docusaurus/theme-classic/lib/theme/MDXComponents/Details.js': '262565bf237f240f',
      '@docusaurus/theme-classic/lib/theme/Details/index.js': '978f61355b69cc00',
    },
    'src/theme/Navbar/ColorModeToggle/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/Navbar/ColorModeToggle/index.js': '7c82eed255a7a59a',
      '@docusaurus/theme-classic/lib/theme/Navbar/ColorModeToggle/styles.module.css': '27ee81babb3dee50',
      '@docusaurus/theme-classic/lib/theme/ColorModeToggle/index.js': '0c879fd020f317a5',
    },
    'src/theme/Root/index.tsx': {
      '@docusaurus/core/lib/client/theme-fallback/Root/index.js': '450d33ef242b1cc6',
    },
    'src/theme/SearchBar/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/SearchBar.js': 'b528b71d23818ff3',
      '@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js': '0fe30dcb603307a5',
      '@docusaurus/theme-search-algolia/lib/theme/SearchBar/styles.css': 'a776bc0a95abd603',
    },
    'src/theme/SearchPage/index.tsx': {
      '@docusaurus/theme-search-algolia/lib/theme/SearchPage/index.js': '84130988b87df272',
      '@docusaurus/theme-search-algolia/lib/theme/SearchPage/styles.module.css': '36a2b718ec94196d',
    },
    'src/theme/TOC/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/TOC/index.js': '5586e5cc0e3053bb',
      '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css': '41c37cc9e4157852',
      '@docusaurus/theme-classic/lib/theme/TOCItems/Tree.js': '202adfbe43e33286',
      '@docusaurus/theme-classic/lib/theme/TOCItems/index.js': '790e025537df9e23',
    },
    'src/theme/TabItem/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/TabItem/index.js': 'beef630741839e81',
      '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css': 'e1321924bc6c1a8e',
    },
    'src/theme/Tabs/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/Tabs/index.js': '7fe3d248d13cc48d',
      '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css': '8beb34df100a7916',
      '@docusaurus/theme-common/lib/utils/tabsUtils.js': '1b5d6b2c7d52905e',
    },
  },
  Wraps: {
    'plugins/core-client/ClientLifecyclesDispatcher.tsx': {
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js': '30fedb7e211e3acc',
    },
    'plugins/core-client/preload.ts': {
      '@docusaurus/core/lib/client/preload.js': '8c1e3de18d307e2f',
    },
  },
  Extends: {
    'src/theme/MDXComponents/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/MDXComponents/index.js': 'b1a0eed95525de25',
    },
  },
  Ejects: {
    'src/theme/DocBreadcrumbs/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js': 'a5e21e8d877b58a2',
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css': 'b36cf46be2c3752f',
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/index.js': '24970d20dba94b39',
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css': '2635bc291348aaad',
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/StructuredData/index.js': '7b282577fb02933d',
    },
    'src/theme/DocItem/Content/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js': '0902dcb538c3dbbe',
    },
    'src/theme/DocItem/Footer/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocItem/Footer/index.js': '93722eb781e3c4f8',
    },
    'src/theme/DocItem/Layout/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js': 'c1f1bbed07409f0a',
      '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css': '191d61c1ae48a899',
    },
    'src/theme/DocRoot/Layout/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/index.js': 'afe072d930c339ac',
      '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/styles.module.css': 'f3cd3ef3b49024e1',
      '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/index.js': '041934865c76c201',
      '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css': 'b748ea14c7a71a2c',
      '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/index.js': '040a6959d7953662',
      '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css': '4193de6ae3927534',
    },
    'src/theme/DocSidebar/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocSidebar/index.js': '69735ac5be2d601a',
      '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/index.js': 'a509de0be954ea19',
      '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/styles.module.css': 'f771cd09271f5836',
      '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/Content/index.js': '04f491efad77341c',
      '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/Content/styles.module.css': '0efa687d4e805abe',
      '@docusaurus/theme-classic/lib/theme/DocSidebar/Mobile/index.js': 'aac2e5836058716a',
    },
    'src/theme/DocSidebarItem/Category/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/index.js': 'bebff3ac5f7761e5',
      '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/styles.module.css': '134432b7d80ca2a6',
    },
    'src/theme/DocSidebarItem/Link/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/index.js': 'ea78ce62f5e4af48',
      '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/styles.module.css': '790376d09b1f4486',
    },
    'src/theme/EditThisPage/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/EditThisPage/index.js': '4c0ef435869ba54c',
    },
    'src/theme/ErrorPageContent/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/ErrorPageContent.js': 'a85bb2d0b98bbb2c',
    },
    'src/theme/Heading/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/Heading/index.js': 'bd5eb7a8be21738b',
      '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css': 'd98e1baa79b2dfe2',
    },
    'src/theme/LastUpdated/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/LastUpdated/index.js': '30948229c5140094',
    },
    'src/theme/Navbar/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/Navbar/index.js': 'afeb118bb9c8d5ec',
      '@docusaurus/theme-classic/lib/theme/Navbar/Layout/index.js': '3bf17c6c30ed6d89',
      '@docusaurus/theme-classic/lib/theme/Navbar/Layout/styles.module.css': 'e0749901b2327e46',
      '@docusaurus/theme-classic/lib/theme/Navbar/Content/index.js': 'bfd2fb36cf8d26f0',
      '@docusaurus/theme-classic/lib/theme/Navbar/Content/styles.module.css': '9a38a2376247cc83',
      '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/index.js': '0e302185bbfd7b0a',
      '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js': '25a9f4a9c4a55a7e',
      '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Toggle/index.js': 'daa023d1c3821102',
    },
    'src/theme/NotFound/Content/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js': '1339cadd0fe0b2a2',
    },
    'src/theme/SkipToContent/index.tsx': {
      '@docusaurus/theme-classic/lib/theme/SkipToContent/index.js': '1a6bfba899d12a82',
      '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css': 'd5bc3e0011215a92',
      '@docusaurus/theme-common/lib/utils/skipToContentUtils.js': '5666a852371f6c6c',
    },
  },
  'Counts on': {
    'config/template.ts': {
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js': '5d6584e4a61b22d4',
    },
    'plugins/core-client/preload.ts': {
      '@docusaurus/core/lib/client/PendingNavigation.js': '1c489db32b5665b0',
      '@docusaurus/core/lib/client/docusaurus.js': 'b0d1dbdc1e3a706f',
    },
    'plugins/replacing.ts': {
      '@docusaurus/core/lib/webpack/base.js': 'b3c441dfc9ae516b',
    },
    'plugins/lean-theme/index.ts': {
      '@docusaurus/core/lib/webpack/base.js': 'b3c441dfc9ae516b',
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js': '6bdf7133ebc411f9',
      '@docusaurus/utils/lib/hashUtils.js': 'cac1c3a294bffdbb',
    },
    'plugins/early/index.ts': {
      '@docusaurus/utils/lib/webpackUtils.js': 'd73a5271f174eceb',
      'loader-utils/lib/getHashDigest.js': '081cfaa4724e2d29',
    },
    'plugins/rehype/highlight.ts': {
      '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js': 'cf04bb42d73816eb',
    },
    'plugins/search-index/index.ts': {
      '@docusaurus/core/lib/commands/start/webpack.js': '5c526569aead0f4a',
    },
    'src/early/announcement.ts': {
      '@docusaurus/theme-common/lib/contexts/announcementBar.js': '8ffa6d2783f3e394',
    },
    'src/early/colourMode.ts': {
      '@docusaurus/theme-classic/lib/inlineScripts.js': 'b95f604573af2246',
      '@docusaurus/theme-common/lib/contexts/colorMode.js': '4d7927eb96f63c12',
    },
    'src/early/tabs.ts': {
      '@docusaurus/theme-common/lib/utils/tabsUtils.js': '1b5d6b2c7d52905e',
    },
    'src/deferred/version.ts': {
      '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js': 'eef363430b9a260d',
    },
    'src/theme/Loading/index.tsx': {
      '@docusaurus/core/lib/client/exports/ComponentCreator.js': '5f99bdbd725f6e0b',
      '@docusaurus/core/lib/client/routeContext.js': '5b7cfc91bc880922',
    },
  },
};

export interface Row {
  readonly action: Action;
  readonly ours: string;
  readonly original: string;
  readonly hash: string;
}

/** The table, a row for each pair. */
export const rows: readonly Row[] = (Object.keys(originals) as Action[]).flatMap((action) =>
  Object.entries(originals[action]).flatMap(([ours, hashes]) =>
    Object.entries(hashes).map(([original, hash]) => ({action, ours, original, hash})),
  ),
);

/** Where a module is installed; nowhere if the packages do not have it any more. */
export function pathOf(original: string): string | undefined {
  const folders = createRequire(__filename).resolve.paths(original) ?? [];
  const file = folders.map((folder) => path.join(folder, original)).find((candidate) => existsSync(candidate));
  return file && realpathSync(file);
}

export const GONE = 'gone';

/** What the table keeps of a module. */
export function hashOf(original: string): string {
  const file = pathOf(original);
  return file ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : GONE;
}
