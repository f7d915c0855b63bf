import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

const here = (file: string): string => path.join(__dirname, file);

/** What the theme imports and this site never shows: it has one version, and no HTML in its sidebars. */
const NEVER_SHOWN = ['DocVersionBadge', 'DocVersionBanner', 'DocSidebarItem/Html'];

/** Style sheets of what this site shows otherwise (src/css/), or never. */
const REPLACED = modules(
  'infima/dist/css/.*',
  'theme-classic/lib/(nprogress|theme/MDXComponents/(Img|Ul)/.*)',
  'theme-common/lib/utils/(anchor|errorBoundary)Utils.module',
  'core/lib/client/BaseUrlIssueBanner/.*',
);

/** The code of every document, as Docusaurus names its chunks in a build. */
const OF_DOCUMENTS = ['main', ...['@theme/DocRoot', '@theme/DocItem'].map((name) => simpleHash(name, 8))];

/** What that code brings along, though only some documents show it, or only the page that stands in for a missing one. */
const OF_SOME = modules(
  'src/theme/(Admonition|CodeBlock|NotFound)/.*',
  'src/components/(Copy|NearestPages|SearchField|SearchForm|UnknownAddress)/.*',
);

/** Parts that are seldom shown apart, by folder: their styles take less in one file. */
const BESIDE: Readonly<Record<string, string>> = {Copy: 'CodeBlock', Key: 'DataTable'};

/** Style sheets by their paths, on any system. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(`[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.css$`);
}

/**
 * Keeps the theme small: components that are never shown stay out with their styles and code, and so does Infima, of
 * which this site would use a twentieth. And no page loads the styles of what it does not show.
 */
export default function leanTheme(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack({module}, isServer, {currentBundler}) {
      nameClassesByFile(module?.rules as StyleRule[]);
      const nothing = here('Nothing.ts');
      return {
        resolve: {alias: Object.fromEntries(NEVER_SHOWN.map((name) => [`@theme/${name}`, nothing]))},
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(REPLACED, here('nothing.module.css'))],
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: {...styles, ...engine}}}}),
      };
    },
  };
}

/**
 * Docusaurus puts all styles into one file. Here that file has what every document shows, which takes a sixth less
 * together than apart. A part that only some pages show has a file of its own, or stands in that of the one page that
 * shows it: plugins/after-build/ links them from those pages, and the app loads them with the parts' code.
 */
const styles = {
  styles: {
    chunks: ({name}: {readonly name?: string | null}): boolean => OF_DOCUMENTS.includes(name ?? ''),
    test: (module: Module): boolean => !OF_SOME.test(module.nameForCondition() ?? ''),
  },
  parts: {
    type: 'css/mini-extract',
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    name: (module: Module): string => {
      const part = path.basename(path.dirname(module.nameForCondition() ?? ''));
      return BESIDE[part] ?? part;
    },
  },
};

/** The search dialog and the search page ask one engine: its code is fetched once, beside theirs. */
const engine = {
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

interface StyleRule {
  readonly use?: readonly {readonly options?: {readonly modules?: {getLocalIdent?: typeof classIn}}}[];
}

/** Docusaurus gives each class a hash of its own, and chance cannot be compressed: two letters for a file are enough. */
function nameClassesByFile(rules: readonly StyleRule[]): void {
  for (const {options} of rules.flatMap(({use}) => use ?? [])) {
    if (options?.modules) options.modules.getLocalIdent = classIn;
  }
}

const files = new Map<string, string>(); // by the classes in them

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `xQ-bar` for `.bar` in a style sheet: in front, the letters are found again with the dot before them. */
export function classIn({rootContext, resourcePath: file}: Context, _template: string, name: string): string {
  const hash = parseInt(simpleHash(path.relative(rootContext, file), 8), 16);
  const result = `${LETTERS[hash % 52]}${LETTERS[Math.floor(hash / 52) % 52]}-${name}`;
  const other = files.get(result) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} both name a class ${result}: rename it in one of them.`);
  files.set(result, file);
  return result;
}

interface Context {
  readonly rootContext: string; // the site's folder
  readonly resourcePath: string;
}
