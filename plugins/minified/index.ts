import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {version as docusaurus} from '@docusaurus/faster/package.json';
import {version as rspack} from '@rspack/core/package.json';
import {browserslist} from '../../package.json';
import {forgetOld, keptIn, writeWhole} from '../kept';

const FOLDER = '.cache/minified';

/**
 * Keeps the scripts that Rspack has minified, in .cache/minified/, by what they were made from: its own cache keeps modules
 * only, and to minify all scripts anew takes a fifth of a build in which nothing has changed.
 */
export default function minified(): Plugin {
  return {
    name: 'minified',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [rememberMinified(FOLDER)]}),
  };
}

/** The plugin for Rspack; under `npm start` nothing is minified. */
export function rememberMinified(folder: string): {apply(compiler: unknown): void} {
  return {
    apply(compiler) {
      const {hooks, options, webpack} = compiler as Compiler;
      if (options.mode !== 'production') return;
      const {RawSource} = webpack.sources;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      hooks.thisCompilation.tap('minified', (compilation) => {
        const unknown = new Map<string, string>(); // a script's name, and the file that will keep it
        compilation.hooks.processAssets.tap({name: 'minified', stage: stage - 1}, () => {
          for (const {name, source} of compilation.getAssets().filter(({name}) => name.endsWith('.js'))) {
            const file = path.join(folder, stateOf(source.source().toString()));
            const known = keptIn(file)?.toString();
            // What is marked as minified Rspack leaves as it is.
            if (known === undefined) unknown.set(name, file);
            else compilation.updateAsset(name, new RawSource(known), (info) => ({...info, minimized: true}));
          }
        });
        compilation.hooks.processAssets.tap({name: 'minified', stage: stage + 1}, () => {
          for (const [name, file] of unknown) {
            const asset = compilation.getAsset(name);
            if (asset?.info.minimized) writeWhole(file, asset.source.source().toString());
          }
          forgetOld(folder);
        });
      });
    },
  };
}

function stateOf(script: string): string {
  return createHash('sha256')
    .update(JSON.stringify([docusaurus, rspack, browserslist]))
    .update(script)
    .digest('hex')
    .slice(0, 32);
}

interface Hook<Options, Parameters extends unknown[] = []> {
  tap(options: Options, callback: (...parameters: Parameters) => void): void;
}

interface Source {
  source(): string | Buffer;
}

interface Info {
  readonly minimized?: boolean;
}

interface Asset {
  readonly name: string;
  readonly source: Source;
  readonly info: Info;
}

interface Compilation {
  readonly hooks: {readonly processAssets: Hook<{name: string; stage: number}>};
  getAssets(): readonly Asset[];
  getAsset(name: string): Asset | undefined;
  updateAsset(name: string, source: Source, info: (info: Info) => Info): void;
}

/** The part of Rspack's compiler that is used here. */
interface Compiler {
  readonly options: {readonly mode: string};
  readonly hooks: {readonly thisCompilation: Hook<string, [Compilation]>};
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (text: string) => Source};
  };
}
