import {readFileSync} from 'node:fs';

/** As much of PostCSS as is needed here. */
interface StyleSheet {
  walkDecls(change: (declaration: {prop: string; value: string}) => void): void;
}

interface Helpers {
  readonly result: {readonly messages: object[]};
}

type Step = (sheet: StyleSheet, helpers: Helpers) => void;

const TOKEN = /--etm-[\w-]+/g;

/** A step of PostCSS that gives the tokens of a file their short names, wherever a style sheet declares or uses them. */
export function shortTokens(file: string): {postcssPlugin: string; OnceExit: Step} {
  return {
    postcssPlugin: 'short-tokens',
    OnceExit(sheet, {result}) {
      const names = tokenNames(readFileSync(file, 'utf8'));
      sheet.walkDecls((declaration) => {
        declaration.prop = shortened(declaration.prop, names);
        declaration.value = shortened(declaration.value, names);
      });
      // One more token may rename all, of which the cache must hear.
      result.messages.push({type: 'dependency', plugin: 'short-tokens', file});
    },
  };
}

/** `--0`, `--1` … for each token that a style sheet declares, in its order. */
export function tokenNames(css: string): ReadonlyMap<string, string> {
  const declared = new Set([...css.matchAll(/(--etm-[\w-]+)\s*:/g)].map(([, name]) => name!));
  return new Map([...declared].map((name, nth) => [name, `--${nth.toString(36)}`]));
}

/** A text with the short names of tokens; others stay. */
export function shortened(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(TOKEN, (name) => names.get(name) ?? name);
}
