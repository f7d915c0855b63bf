/** As much of Rspack's compilation as is needed here. */
export interface Compilation {
  readonly modules: Iterable<{readonly resource?: string}>;
  readonly namedChunks: {get(name: string): object | undefined};
  readonly fileDependencies: {has(file: string): boolean};
  readonly errors: {push(error: Error): void};
  readonly hooks: {readonly processAssets: Hook<{name: string; stage: number}>};
  getAsset(name: string): object | undefined | void;
}

interface Hook<Options, Parameters extends unknown[] = []> {
  tap(options: Options, callback: (...parameters: Parameters) => void): void;
}

interface Compiler {
  readonly hooks: {readonly thisCompilation: Hook<string, [Compilation]>};
}

/** A plugin for Rspack. */
export type BundlerPlugin = ReturnType<typeof demand>;

const AT_THE_END = 5000; // Rspack's PROCESS_ASSETS_STAGE_REPORT

/**
 * Holds a compilation to what a plugin of ours expects of Docusaurus: each line that `missing` returns fails the build, and
 * is shown under `npm start`. It looks at the result, since from a warm cache most hooks are never called. `files` are all
 * modules' files, each with its query if it has one. What once was right is not examined again at each change.
 */
export function demand(
  plugin: string,
  missing: (compilation: Compilation, files: ReadonlySet<string>) => readonly string[],
): {apply(compiler: unknown): void} {
  let passed = false;
  return {
    apply(compiler) {
      (compiler as Compiler).hooks.thisCompilation.tap(plugin, (compilation) => {
        if (passed) return;
        compilation.hooks.processAssets.tap({name: plugin, stage: AT_THE_END}, () => {
          const problems = missing(compilation, filesOf(compilation));
          for (const problem of problems) compilation.errors.push(new Error(`plugins/${plugin}: ${problem}`));
          passed = problems.length === 0;
        });
      });
    },
  };
}

const known = new WeakMap<Compilation, ReadonlySet<string>>();

function filesOf(compilation: Compilation): ReadonlySet<string> {
  const files =
    known.get(compilation) ?? new Set([...compilation.modules].flatMap(({resource}) => (resource ? [resource] : [])));
  known.set(compilation, files);
  return files;
}
