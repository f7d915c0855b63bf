import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emit} from '../emit';
import {searchScripts} from './script';

/** Publishes the script of the search dialog, src/searchDialog/, whose address plugins/early/ writes into every page. */
export default function searchDialog(context: LoadContext): Plugin {
  const folders = ['searchDialog', 'search'].map((folder) => path.join(context.siteDir, 'src', folder));
  return {
    name: 'search-dialog',
    configureWebpack: (_, isServer) =>
      isServer ? {} : {plugins: [emit('search-dialog', () => searchScripts(context), {folders})]},
  };
}
