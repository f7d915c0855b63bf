import type {Script} from './bundle';

interface Hook<Options, Parameters extends unknown[] = []> {
  tap(options: Options, callback: (...parameters: Parameters) => void): void;
}

interface Compilation {
  readonly hooks: {readonly processAssets: Hook<{name: string; stage: number}>};
  readonly fileDependencies: {add(file: string): void};
  readonly contextDependencies: {add(folder: string): void};
  emitAsset(file: string, source: object): void;
}

/** The part of Rspack's compiler that is used here. */
interface Compiler {
  readonly hooks: {readonly thisCompilation: Hook<string, [Compilation]>};
  readonly watchMode: boolean;
  readonly webpack: {readonly sources: {readonly RawSource: new (text: string) => object}};
}

const MINIFIED = 1000; // after Rspack's PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: the files stay as they are

/** A plugin for Rspack that publishes files, in a build and under `npm start`, and anew when one of their sources changes. */
export function emit(
  plugin: string,
  make: () => readonly Script[],
  {files = () => [], folders = []}: {readonly files?: () => readonly string[]; readonly folders?: readonly string[]},
): {apply(compiler: unknown): void} {
  return {
    apply(compiler) {
      const {hooks, webpack} = compiler as Compiler;
      hooks.thisCompilation.tap(plugin, (compilation) => {
        const {watchMode} = compiler as Compiler;
        compilation.hooks.processAssets.tap({name: plugin, stage: MINIFIED}, () => {
          for (const {file, text} of make()) compilation.emitAsset(file, new webpack.sources.RawSource(text));
          // A build's cache would take files that are named here for changed, with the pages that name them, too.
          if (!watchMode) return;
          for (const file of files()) compilation.fileDependencies.add(file);
          for (const folder of folders) compilation.contextDependencies.add(folder);
        });
      });
    },
  };
}
