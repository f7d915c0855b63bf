import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {getHashDigest} from 'loader-utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {sampleScript} from '../openapi/script';

/** Puts src/early/ at the head of every page, as one inline script, before the style sheet. */
export default function early({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/early');
  const script = (): string =>
    bundle(folder, {
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

/** The script of src/early/, ready to stand in a page. */
export function bundle(folder: string, values: Readonly<Record<string, string>>): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.trim();
}

/** Where the build puts the font that the style sheet names: Docusaurus's loader adds this hash of a file to its name. */
function fontAddress(siteDir: string, baseUrl: string): string {
  const hash = getHashDigest(readFileSync(path.join(siteDir, 'src/css/type/etm-text.woff2')));
  return `${baseUrl}assets/fonts/etm-text-${hash}.woff2`;
}
