import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {descriptionFiles, loadDescription} from './load';
import {published} from './published';
import {sampleScript} from './script';

/**
 * Publishes the description of the API as /openapi.json and /openapi.yaml, in a build and under `npm start`, and anew when
 * it changes. Its operations come into pages by remark.ts. With them comes the script by which readers set host and
 * scenario of the samples.
 */
export default function openapi({siteDir, siteConfig}: LoadContext): Plugin {
  const site = siteConfig.url + siteConfig.baseUrl;
  return {
    name: 'openapi',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: (compiler: Compiler) => publish(compiler, siteDir, site)}]},
  };
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
  readonly hooks: {readonly thisCompilation: Hook<[Compilation]>};
  readonly webpack: {readonly sources: {readonly RawSource: new (text: string) => object}};
}
