import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {AcceptedPlugin, Helpers, Root} from 'postcss';
import {purge} from './purge';
import {componentFile, reachable} from './reachable';

const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;
const SETTINGS = 'src/css/infima.css';
const OWN_CODE = ['index.ts', 'purge.ts', 'reachable.ts'].map((name) => path.join(__dirname, name));

/** What routes and core ask the theme for by name; everything else is reached from there and from src/. */
const COMPONENTS = [
  'DocsRoot',
  'DocVersionRoot',
  'DocRoot',
  'DocItem',
  'MDXPage',
  'NotFound',
  'Layout',
  'Root',
  'SiteMetadata',
  'ThemeProvider',
];

/** What the theme imports and this site never shows: it has one version, and no HTML in its sidebars. */
const NEVER_SHOWN = ['DocVersionBadge', 'DocVersionBanner', 'DocSidebarItem/Html'];

/**
 * Keeps the style sheet small. Of Infima, which is nine tenths of the theme's, it leaves out rules on classes that no
 * component in use and no document names, or that our own style sheets settle, and values that we set ourselves;
 * components that are never shown stay out with their styles and code. And no page loads the styles of what it does not show.
 */
export default function leanTheme({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack() {
      const nothing = path.join(__dirname, 'Nothing.ts');
      return {
        resolve: {alias: Object.fromEntries(NEVER_SHOWN.map((name) => [`@theme/${name}`, nothing]))},
        // Docusaurus puts all styles into one file; ours stay with the parts that they belong to. plugins/after-build/
        // links them from the pages that show those parts, and the app loads them with the parts' code.
        optimization: {splitChunks: {cacheGroups: {styles: false}}},
      };
    },
    configurePostCss(options) {
      (options.plugins as AcceptedPlugin[]).unshift(withoutUnused(siteDir));
      return options;
    },
  };
}

function withoutUnused(siteDir: string): AcceptedPlugin {
  return {
    postcssPlugin: 'lean-theme',
    async Once(root: Root, {result, postcss}: Helpers) {
      const file = root.source?.input.file;
      if (!file || !INFIMA.test(file)) return;
      const files = await usedFiles(siteDir);
      // The bundler keeps its results: tell it what else this one rests on.
      for (const dependency of [...files, path.join(siteDir, SETTINGS), ...OWN_CODE]) {
        result.messages.push({type: 'dependency', plugin: 'lean-theme', file: dependency, parent: file});
      }
      const text = files.map((name) => readFileSync(name, 'utf8')).join('\n');
      const variables = [...text.matchAll(/var\((--ifm-[\w-]+)/g)].map(([, name]) => name!);
      const infima = readFileSync(path.join(siteDir, SETTINGS), 'utf8');
      const set = [...infima.matchAll(/^\s*(--ifm-[\w-]+):/gm)].map(([, name]) => name!);
      const css = await purge(root.toString(), {classes: wordsInQuotes(text), variables, set});
      root.removeAll();
      root.append(postcss.parse(css, {from: file}).nodes);
    },
  };
}

/** Every file that may name a class, or whose style sheet reads a variable. */
async function usedFiles(siteDir: string): Promise<string[]> {
  const lib = (name: string): string => path.dirname(require.resolve(`@docusaurus/${name}`, {paths: [siteDir]}));
  const files = (patterns: string[], cwd: string): Promise<string[]> => Globby(patterns, {cwd, absolute: true});
  const own = await files(
    ['src/**/*.{ts,tsx,css}', '{docs,api,contrib}/**/*.{md,mdx}', '!**/*.test.*', `!${SETTINGS}`],
    siteDir,
  );
  const common = await files(['**/*.js'], lib('theme-common'));
  const folders = {own: path.join(siteDir, 'src/theme'), original: path.join(lib('theme-classic'), 'theme')};
  const components = COMPONENTS.map((name) => componentFile(name, folders)).filter((file) => file !== undefined);
  return [...new Set([...reachable([...own, ...components], folders, NEVER_SHOWN), ...common])].sort();
}

/** The words of all strings in the given code, comments apart: names of classes are among them. */
function wordsInQuotes(code: string): string[] {
  const strings = code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  return strings.flatMap((string) => string.match(/[A-Za-z_][\w-]*/g) ?? []);
}
