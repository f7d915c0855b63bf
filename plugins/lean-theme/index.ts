import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {rows} from '../../config/originals';
import {demand, type BundlerPlugin} from '../demand';
import {replacing} from '../replacing';
import {classNames} from './classNames';
import {shortTokens} from './tokenNames';

const ROOT = path.resolve(__dirname, '../..');

/** Stands in for style sheets of what this site shows otherwise (src/css/), or never: config/originals.ts names them. */
const NOTHING = 'plugins/lean-theme/nothing.module.css';

/** The chunks with the code of every document, as Docusaurus names them in a build. */
const OF_DOCUMENTS = ['main', ...['@theme/DocRoot', '@theme/DocItem'].map((name) => simpleHash(name, 8))];

/** Folders in src/ whose styles that code imports, though only some documents show them, or only the page for unknown addresses. */
const OF_SOME = [
  'theme/Admonition',
  'theme/CodeBlock',
  'theme/NotFound',
  'components/Copy',
  'components/NearestPages',
  'components/SearchField',
  'components/UnknownAddress',
];

/** Parts that are seldom shown apart, by folder: their styles stand in one file, so that pages carry few different ones. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  CodeBlock: ['Copy', 'Tabs'],
  DataTable: ['Key'],
  Diagram: ['Lead'],
  Endpoint: ['Calls', 'OneOf', 'Since'],
  Figure: ['Slider'],
};

/** The first screens of pages that are no documents: their styles stand together as well, though one page may have them alone. */
const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = {
  FrontPage: [
    'AreaColumns',
    'Areas',
    'CallGroups',
    'Destinations',
    'FirstSteps',
    'FrontPage',
    'NewestChanges',
    'ReadingPaths',
    'pages',
  ],
  SearchPage: [
    'Content',
    'NearestPages',
    'NothingFound',
    'SearchFailed',
    'SearchField',
    'SearchPage',
    'UnknownAddress',
  ],
};

/**
 * Keeps the theme's styles small: without Infima, of which this site would use a twentieth, split so that no page loads the
 * styles of what it does not show, and in builds with short names of classes and tokens.
 */
export default function leanTheme(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack(config, isServer, {currentBundler}) {
      const isBuild = process.env.NODE_ENV === 'production'; // classes and chunks have other names under `npm start`
      const hash = isBuild ? shortenClassNames(config.module?.rules ?? []) : '';
      const {experiments, plugins} = replacing('lean-theme', [NOTHING], config, currentBundler.instance, hash);
      if (isServer) return {experiments, plugins};
      return {
        experiments,
        plugins: [...plugins, partsHaveStyles(), swizzledAreShown(), ...(isBuild ? [chunksAreNamed()] : [])],
        optimization: {splitChunks: {cacheGroups: {...styles, ...shared}}},
      };
    },
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production')
        options.plugins.push(shortTokens(path.join(ROOT, 'src/css/tokens.css')));
      return options;
    },
  };
}

interface StyleLoader {
  readonly options?: {readonly modules?: {localIdentName?: string; getLocalIdent?: NameClass}};
}

type NameClass = (module: {readonly resourcePath: string}, pattern: string, name: string) => string | undefined;

/**
 * Classes have two letters in builds: each is in the page and in its styles, and costs both times; `npm start` keeps them
 * readable. Returns the hash of all names: modules that were compiled with others are compiled anew.
 */
function shortenClassNames(rules: readonly unknown[]): string {
  const modules = rules
    .flatMap((rule) => (rule as {readonly use?: readonly StyleLoader[]} | null)?.use ?? [])
    .flatMap(({options}) => options?.modules ?? [])
    .filter(({localIdentName}) => localIdentName);
  if (!modules.length) throw new Error('lean-theme: Docusaurus names classes elsewhere now');
  const {of, hash} = classNames(path.join(ROOT, 'src'));
  for (const each of modules) {
    each.localIdentName = '[contenthash:base64:4]'; // of sheets that are not ours
    each.getLocalIdent = ({resourcePath}, _, name) => of(resourcePath, name);
  }
  return hash;
}

function chunksAreNamed(): BundlerPlugin {
  return demand('lean-theme', ({namedChunks}) =>
    [...OF_DOCUMENTS, 'figure', 'search']
      .filter((name) => !namedChunks.get(name))
      .map((name) => `there is no chunk ${name} any more, by which code and styles are split`),
  );
}

function partsHaveStyles(): BundlerPlugin {
  return demand('lean-theme', (_, files) =>
    OF_SOME.filter((folder) => ![...files].some((file) => isStyleOf(folder, file))).map(
      (folder) => `src/${folder}/ has no style sheet any more: take it out of OF_SOME`,
    ),
  );
}

function isStyleOf(folder: string, file: string | null): boolean {
  return Boolean(file?.startsWith(path.join(ROOT, 'src', folder) + path.sep) && file.endsWith('.css'));
}

/** Each swizzled component is one that the theme or ours still shows. */
function swizzledAreShown(): BundlerPlugin {
  return demand('lean-theme', (_, files) =>
    [...new Set(rows.map(({ours}) => ours))]
      .filter((ours) => ours.startsWith('src/theme/') && !files.has(path.join(ROOT, ours)))
      .map((ours) => `nothing imports ${ours} any more: see what took the place of its original, or delete it`),
  );
}

/**
 * Code splitting of styles. Docusaurus puts all of them into one file. Here that file has what every document shows, which
 * takes a sixth less together than apart. A part that only some pages show has a file of its own, or stands in that of the one
 * page that shows it: plugins/after-build/ links them from those pages, and the app loads them with the parts' code.
 */
const styles = {
  styles: {
    chunks: ({name}: {readonly name?: string | null}): boolean => OF_DOCUMENTS.includes(name ?? ''),
    test: (module: Module): boolean => !OF_SOME.some((folder) => isStyleOf(folder, module.nameForCondition())),
  },
  parts: {
    type: 'css/mini-extract',
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    name: (module: Module): string => groupOf(TOGETHER, module) ?? folderOf(module),
  },
  firstScreens: {
    type: 'css/mini-extract',
    chunks: 'async' as const,
    test: (module: Module): boolean => groupOf(FIRST_SCREENS, module) !== undefined,
    enforce: true,
    priority: 1, // over what two pages show
    name: (module: Module): string => groupOf(FIRST_SCREENS, module)!,
  },
};

/** The name of the folder of a module. */
function folderOf(module: Module): string {
  return path.basename(path.dirname(module.nameForCondition() ?? ''));
}

function groupOf(groups: Readonly<Record<string, readonly string[]>>, module: Module): string | undefined {
  return Object.keys(groups).find((name) => groups[name]!.includes(folderOf(module)));
}

/**
 * The search dialog and the search page share the search engine's code, and figures share their frame: each is a chunk of its
 * own, fetched and cached once.
 */
const shared = {
  figure: {
    type: 'javascript/auto',
    test: /[\\/]src[\\/]components[\\/](Figure[\\/](?!sleeping|near|ahead|sankey|Ribbons|flows)|Slider|Choices|OneOf|Spoken)/,
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    name: 'figure',
  },
  flows: {
    type: 'javascript/auto',
    test: /[\\/]src[\\/]components[\\/]Figure[\\/](sankey|Ribbons|flows)/, // few figures draw flows
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    name: 'flows',
  },
  search: {
    type: 'javascript/auto',
    test: /[\\/]src[\\/](search[\\/]|useAnswer)/,
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    name: 'search',
  },
};

interface Module {
  nameForCondition(): string | null; // its file
}
