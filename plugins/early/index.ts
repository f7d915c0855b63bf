import path from 'node:path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';

/** Puts src/early/ at the head of every page, as one inline script, before the style sheet. */
export default function early({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/early');
  return {
    name: 'early',
    getPathsToWatch: () => [path.join(folder, '*.ts'), path.join(siteDir, 'config/announcement.ts')],
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: bundle(folder)}]}),
  };
}

/** The script of src/early/, ready to stand in a page. */
export function bundle(folder: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: {ANNOUNCEMENT_ID: JSON.stringify(announcement?.id ?? '')},
  });
  return outputFiles[0]!.text.trim();
}
