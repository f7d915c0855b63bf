import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export const REGISTRY = /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/;

/**
 * Compiles a page under `npm start` when somebody opens it, instead of all pages before the first one: Rspack's lazy
 * compilation, for which webpack's server needs Rspack's middleware.
 */
export default function lazyPages(): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  return {
    name: 'lazy-pages',
    configureWebpack(_, isServer, {currentBundler}) {
      if (isServer) return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let middleware: object | undefined;
      const lazily = {
        lazyCompilation: {entries: false, imports: true, test: isPage},
        module: {rules: [{test: REGISTRY, use: path.join(__dirname, 'withoutWeak.cjs')}]},
        plugins: [{apply: (compiler: object) => (middleware = lazyCompilationMiddleware(compiler))}],
        devServer: {
          // Docusaurus calls it after its own with the same list, and joins what both return.
          setupMiddlewares(middlewares: object[]): object[] {
            middlewares.unshift({name: 'lazy-pages', middleware});
            return [];
          },
        },
      };
      return lazily; // its type knows neither key
    },
  };
}

/** Whether a module is a document, or a page of src/pages with what only it shows. */
export function isPage(module: {nameForCondition(): string | null}): boolean {
  return /\.mdx?$/.test(module.nameForCondition() ?? '');
}

/** The part of Rspack that is used here. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: object) => object;
}
