import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (file: string): string => path.join(__dirname, file);

/** What the theme imports and this site never shows: it has one version, and no HTML in its sidebars. */
const NEVER_SHOWN = ['DocVersionBadge', 'DocVersionBanner', 'DocSidebarItem/Html'];

/** Global style sheets of the theme whose place src/css/ takes. */
const REPLACED = /[\\/](infima[\\/]dist[\\/]css[\\/].*|theme-classic[\\/]lib[\\/]nprogress)\.css$/;

/**
 * Keeps the theme small: components that are never shown stay out with their styles and code, and so does Infima, of
 * which this site would use a twentieth. And no page loads the styles of what it does not show.
 */
export default function leanTheme(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const nothing = here('Nothing.ts');
      return {
        resolve: {alias: Object.fromEntries(NEVER_SHOWN.map((name) => [`@theme/${name}`, nothing]))},
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(REPLACED, here('nothing.css'))],
        // Docusaurus puts all styles into one file; ours stay with the parts that they belong to. plugins/after-build/
        // links them from the pages that show those parts, and the app loads them with the parts' code.
        optimization: {splitChunks: {cacheGroups: {styles: false}}},
      };
    },
  };
}
