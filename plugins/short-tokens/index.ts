import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** As much of PostCSS as is needed here. */
interface StyleSheet {
  walkDecls(change: (declaration: {prop: string; value: string}) => void): void;
}

interface Helpers {
  readonly result: {readonly messages: object[]};
}

/**
 * Gives the tokens of src/css/tokens.css names of one or two letters in a build: the long ones would be a fifteenth of
 * what a page's style sheets take. Under `npm start` they keep their names. Code doesn't name these tokens (index.test.ts).
 */
export default function shortTokens({siteDir}: LoadContext): Plugin {
  const tokens = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'short-tokens',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(shorten(tokens));
      return options;
    },
  };
}

function shorten(tokens: string) {
  return {
    postcssPlugin: 'short-tokens',
    OnceExit(sheet: StyleSheet, {result}: Helpers) {
      const names = shortNames(readFileSync(tokens, 'utf8'));
      sheet.walkDecls((declaration) => {
        declaration.prop = inShort(declaration.prop, names);
        declaration.value = inShort(declaration.value, names);
      });
      // Another token may change the names of all, and the cache must know.
      result.messages.push({type: 'dependency', plugin: 'short-tokens', file: tokens});
    },
  };
}

/** `--0`, `--1` … for each token that a style sheet declares, in its order. */
export function shortNames(css: string): ReadonlyMap<string, string> {
  const declared = new Set([...css.matchAll(/(--etm-[\w-]+):/g)].map(([, name]) => name!));
  return new Map([...declared].map((name, place) => [name, `--${place.toString(36)}`]));
}

/** A text with these names in place of the long ones; a name that isn't among them stays. */
export function inShort(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/--etm-[\w-]+/g, (name) => names.get(name) ?? name);
}
