import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getHashDigest} from 'loader-utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {bundle} from '../bundle';
import {sampleScript} from '../openapi/script';

/** Puts src/early/ at the head of every page, as one inline script, before the style sheet. */
export default function early({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/early');
  const script = (): string =>
    bundle(path.join(folder, 'index.ts'), {
      ANNOUNCEMENT_ID: announcement?.id ?? '',
      FONT: fontAddress(siteDir, baseUrl),
      SAMPLES: baseUrl + sampleScript(siteDir).file,
    });
  return {
    name: 'early',
    getPathsToWatch: () => [
      path.join(folder, '*.ts'),
      path.join(siteDir, 'src/samples/*.ts'),
      path.join(siteDir, 'config/announcement.ts'),
    ],
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script()}]}),
  };
}

/** Where the build puts the font that the style sheet names: Docusaurus's loader adds this hash of a file to its name. */
function fontAddress(siteDir: string, baseUrl: string): string {
  const hash = getHashDigest(readFileSync(path.join(siteDir, 'src/css/type/etm-text.woff2')));
  return `${baseUrl}assets/fonts/etm-text-${hash}.woff2`;
}
