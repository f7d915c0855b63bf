import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {descriptionFiles, loadDescription} from './load';
import {published} from './published';
import {sampleScript} from './script';

/**
 * Publishes the description of the API as /openapi.json and /openapi.yaml, in a build and under `npm start`. Its
 * operations come into pages by remark.ts; a change in openapi/ renews both. With them comes the script by which readers
 * set host and scenario of the samples.
 */
export default function openapi({siteDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'openapi');
  return {
    name: 'openapi',
    configureWebpack(_config, isServer) {
      return {
        plugins: [
          {
            apply(compiler: Compiler) {
              renewPages(compiler, folder);
              if (!isServer) publish(compiler, siteDir, siteConfig.url + siteConfig.baseUrl);
            },
          },
        ],
      };
    },
  };
}

/** A page with endpoints is compiled anew when a file of the description changes. */
function renewPages(compiler: Compiler, folder: string): void {
  compiler.hooks.compilation.tap('openapi', (compilation) => {
    compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap('openapi', (context) => {
      const {resourcePath: page} = context;
      if (!page.endsWith('.mdx') || !existsSync(page) || !/<(?:Endpoint|Operations)\b/.test(readFileSync(page, 'utf8')))
        return;
      for (const file of descriptionFiles(folder)) context.addDependency(file);
    });
  });
}

function publish(compiler: Compiler, siteDir: string, site: string): void {
  const folder = path.join(siteDir, 'openapi');
  compiler.hooks.thisCompilation.tap('openapi', (compilation) => {
    compilation.hooks.processAssets.tap('openapi', () => {
      const {json, yaml} = published(loadDescription(folder), site);
      const {RawSource} = compiler.webpack.sources;
      compilation.emitAsset('openapi.json', new RawSource(json));
      compilation.emitAsset('openapi.yaml', new RawSource(yaml));
      const {file: script, text} = sampleScript(siteDir);
      compilation.emitAsset(script, new RawSource(text));
      for (const file of descriptionFiles(folder)) compilation.fileDependencies.add(file);
    });
  });
}

interface Hook<Arguments extends unknown[]> {
  tap(name: string, callback: (...parameters: Arguments) => void): void;
}

interface Compilation {
  readonly hooks: {readonly processAssets: Hook<[]>};
  readonly fileDependencies: {add(file: string): void};
  emitAsset(file: string, source: object): void;
}

/** The part of Rspack's compiler that is used here. */
interface Compiler {
  readonly hooks: {readonly compilation: Hook<[Compilation]>; readonly thisCompilation: Hook<[Compilation]>};
  readonly webpack: {
    readonly sources: {readonly RawSource: new (text: string) => object};
    readonly NormalModule: {
      getCompilationHooks(compilation: Compilation): {
        readonly loader: Hook<[{readonly resourcePath: string; addDependency(file: string): void}]>;
      };
    };
  };
}
