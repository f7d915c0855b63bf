import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getHashDigest} from 'loader-utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {bundle, named, type Script} from '../bundle';
import {demand, type BundlerPlugin} from '../demand';
import {emit} from '../emit';
import {searchScripts} from '../search-dialog/script';

/**
 * Puts src/early/ at the head of every page, as one inline script, before the style sheet; and publishes src/deferred/,
 * which it fetches.
 */
export default function early(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  const folders = ['early', 'deferred'].map((folder) => path.join(siteDir, 'src', folder));
  const deferred = (): Script => named('deferred', bundle(path.join(folders[1]!, 'index.ts'), {BASE_URL: baseUrl}));
  const script = (): string =>
    bundle(path.join(folders[0]!, 'index.ts'), {
      ANNOUNCEMENT_ID: announcement?.id ?? '',
      DEFERRED: baseUrl + deferred().file,
      FONT: baseUrl + fontFile(siteDir),
      SEARCH: baseUrl + searchScripts(context)[0].file,
    });
  return {
    name: 'early',
    getPathsToWatch: () => [
      ...folders.map((folder) => path.join(folder, '*.ts')),
      path.join(siteDir, 'config/announcement.ts'),
    ],
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    configureWebpack: (_, isServer) =>
      isServer ? {} : {plugins: [fontExists(siteDir), emit('early', () => [deferred()], {folders})]},
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: script()}],
    }),
  };
}

/** Where the build puts the font that the style sheet names: Docusaurus's loader adds this hash of a file to its name. */
function fontFile(siteDir: string): string {
  const hash = getHashDigest(readFileSync(path.join(siteDir, 'src/css/type/etm-text.woff2')));
  return `assets/fonts/etm-text-${hash}.woff2`;
}

function fontExists(siteDir: string): BundlerPlugin {
  return demand('early', (compilation) => {
    const file = fontFile(siteDir);
    return compilation.getAsset(file) ? [] : [`the build has no ${file}: Docusaurus puts fonts elsewhere now`];
  });
}
