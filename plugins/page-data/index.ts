import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGES} from '../api-changes/read';
import {demand, type BundlerPlugin} from '../demand';
import {FOLDER as GQL} from '../gql-reference/read';
import {descriptionFiles} from '../openapi/load';

/** Components whose words a build takes from data, and the files with them. */
const SOURCES: readonly {readonly shows: RegExp; readonly files: (root: string) => string[]}[] = [
  {shows: /<(?:Endpoint|Operations|ErrorMessages)\b/, files: (root) => descriptionFiles(path.join(root, 'openapi'))},
  {shows: /<ApiChanges\b/, files: (root) => [path.join(root, CHANGES)]},
  {shows: /<GqlFunctions\b/, files: (root) => filesIn(path.join(root, GQL))},
];

/**
 * Compiles a page anew when data that the build writes into it change: under `npm start`, and in a build, which otherwise
 * takes a page as it was last time.
 */
export default function pageData({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    configureWebpack: () => ({
      plugins: [{apply: (compiler: Compiler) => renewPages(compiler, siteDir)}, dataAreWatched(siteDir)],
    }),
  };
}

/** The files with data that a page shows. */
export function dataOf(page: string, root: string): string[] {
  if (!page.endsWith('.mdx') || !existsSync(page)) return [];
  const text = readFileSync(page, 'utf8');
  return SOURCES.filter(({shows}) => shows.test(text)).flatMap(({files}) => files(root));
}

function renewPages(compiler: Compiler, root: string): void {
  compiler.hooks.compilation.tap('page-data', (compilation) => {
    compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap('page-data', (context) => {
      for (const file of dataOf(context.resourcePath, root)) context.addDependency(file);
    });
  });
}

/** Without this data a warm build would print what a page said last time. */
function dataAreWatched(root: string): BundlerPlugin {
  return demand('page-data', ({fileDependencies}, files) => {
    const data = new Set([...files].flatMap((file) => dataOf(file, root)));
    if (!data.size) return ['no page shows data any more, or pages are compiled otherwise'];
    const unwatched = [...data].filter((file) => !fileDependencies.has(file)).map((file) => path.relative(root, file));
    return unwatched.length ? [`pages are not compiled anew when their data change: ${unwatched.join(', ')}`] : [];
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((file) => path.join(folder, file));
}

interface Hook<Arguments extends unknown[]> {
  tap(name: string, callback: (...parameters: Arguments) => void): void;
}

/** The part of Rspack's compiler that is used here. */
interface Compiler {
  readonly hooks: {readonly compilation: Hook<[object]>};
  readonly webpack: {
    readonly NormalModule: {
      getCompilationHooks(compilation: object): {
        readonly loader: Hook<[{readonly resourcePath: string; addDependency(file: string): void}]>;
      };
    };
  };
}
