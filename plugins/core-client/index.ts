import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (file: string): string => path.join(__dirname, file);

const CORE_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const CLIENT_ENTRY = /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;
const GTAG = /[\\/]plugin-google-gtag[\\/]lib[\\/]gtag(\.js)?$/;
const PRISM_LANGUAGES = /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/;

/**
 * Replaces modules of Docusaurus's client, where a reader would be left stranded otherwise:
 * - core's `preload` is wrapped, so that a failing chunk neither loops nor strands anyone (preload.ts);
 * - core's `prefetch` waits while a dialog is open (prefetch.ts);
 * - core's `clientEntry` hydrates in one go, so that nothing flickers when React arrives (clientEntry.tsx);
 * - gtag's client module reports a page view without query and hash (gtag.ts);
 * - the theme's highlighting languages go: code is highlighted by the build (empty.ts).
 *
 * index.test.ts fails when one of the originals changes.
 */
export default function coreClient(): Plugin {
  return {
    name: 'core-client',
    configureWebpack(config, isServer, {currentBundler}) {
      const Replace = currentBundler.instance.NormalModuleReplacementPlugin;
      return {
        ...freshCache(config),
        plugins: isServer
          ? []
          : [
              new Replace(/^\.\/(?:preload|prefetch)$/, (resource: {context: string; request: string}) => {
                if (CORE_CLIENT.test(resource.context)) resource.request = here(`${resource.request}.ts`);
              }),
              new Replace(CLIENT_ENTRY, here('clientEntry.tsx')),
              new Replace(GTAG, here('gtag.ts')),
              new Replace(PRISM_LANGUAGES, here('empty.ts')),
            ],
      };
    },
  };
}

/**
 * Rspack's persistent cache remembers what a request resolved to, whatever replaced it then. With the rules' text in
 * its version, a change of the rules starts a new cache.
 */
function freshCache(config: object) {
  const {experiments} = config as {experiments?: {cache?: {version?: string}}};
  if (typeof experiments?.cache !== 'object') return {};
  const rules = createHash('sha256').update(readFileSync(__filename)).digest('hex').slice(0, 8);
  return {experiments: {cache: {version: `${experiments.cache.version}-${rules}`}}};
}
