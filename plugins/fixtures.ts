/** Compilations as Rspack hands them to plugins, for their tests: nothing is compiled. */
import type {Compilation} from './demand';

export interface Compiled {
  readonly files?: readonly string[];
  readonly chunks?: readonly string[];
  readonly assets?: readonly string[];
  readonly dependencies?: readonly string[];
}

/** The errors that plugins for Rspack report on a compilation, in which they find everything as it came from a warm cache. */
export function errorsOf(
  plugins: readonly {apply(compiler: unknown): void}[],
  {files = [], chunks = [], assets = [], dependencies = []}: Compiled,
): string[] {
  const errors: Error[] = [];
  const compilation: Compilation = {
    modules: [...files.map((resource) => ({resource})), {}], // the last one is of Rspack's runtime
    namedChunks: new Map(chunks.map((name) => [name, {}])),
    fileDependencies: new Set(dependencies),
    getAsset: (name) => (assets.includes(name) ? {} : undefined),
    errors,
    hooks: {processAssets: {tap: (_, examine) => examine()}},
  };
  const hook = {tap: (_: string, begin: (begun: Compilation) => void) => begin(compilation)};
  for (const plugin of plugins) plugin.apply({hooks: {thisCompilation: hook, compilation: {tap: () => undefined}}});
  return errors.map(({message}) => message);
}
