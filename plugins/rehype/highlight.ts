import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {normalizeTokens, type Token} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ENGINE_HOST, MYETM_HOST, SCENARIO} from '../../config/engine';
import {escapeText} from '../../src/escape';
import {known, languageOf, plainText, type Language} from './grammars';
import {Prism} from './prism';

/**
 * What our colours distinguish, and the kinds of Prism's tokens that it covers. Punctuation has no colour: it would be half of
 * all coloured pieces, for a shade.
 */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'shebang', 'doctype'],
  keyword: ['keyword', 'important', 'atrule', 'decorator', 'method', 'builtin', 'variable', 'interpolation'],
  string: [
    'string',
    'triple-quoted-string',
    'char',
    'regex',
    'url',
    'request-target',
    'string-literal',
    'heredoc-string',
  ],
  number: ['number', 'boolean', 'null', 'constant', 'datetime', 'status-code', 'reason-phrase'],
  property: ['property', 'key', 'attr-name', 'function', 'class-name', 'tag', 'header-name', 'symbol', 'parameter'],
};
const roleOfKind = new Map(
  Object.entries(ROLES).flatMap(([role, kinds]) => kinds.map((kind) => [kind, role] as const)),
);

/**
 * Colours fenced code in the build, so that no page carries a highlighter. The `code` element keeps its text as one
 * string of HTML, which `theme/CodeBlock` prints, together with the name of its language, its title and its marked
 * lines (from ```` ```bash title="First call" {2,4-5} ````). What a reader can set is marked in it.
 */
export function highlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      try {
        code.properties = block(code, file.data.hasEndpoints === true);
        code.children = [];
      } catch (error) {
        const line = (code.position ?? pre.position)?.start.line;
        throw new Error(`${file.path}${line ? `:${line}` : ''}: ${(error as Error).message}`);
      }
    });
  };
}

function block(code: Element, hasSettings: boolean): Element['properties'] {
  const language = languageNamedIn(code.properties.className);
  const {title, marked} = readMeta(String(code.properties.metastring ?? ''));
  const plain = coloured(toString(code).replace(/\n$/, ''), language).map(toHtml);
  const lines = hasSettings ? plain.map(withMarks) : plain;
  const beyond = [...marked].find((number) => number > lines.length);
  if (beyond) throw new Error(`line ${beyond} is to be marked, but the code has ${lines.length}`);
  return {
    className: [`language-${language.id}`],
    language: language.name,
    ...(title && {title}),
    html: lines
      .map((line, index) => `<span class="line${marked.has(index + 1) ? ' line-marked' : ''}">${line}\n</span>`)
      .join(''),
  };
}

function languageNamedIn(className: Element['properties'][string]): Language {
  const names = Array.isArray(className) ? className.map(String) : [];
  const word = names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  if (!word) return plainText;
  const language = languageOf(word);
  if (language) return language;
  throw new Error(
    `no grammar for code in “${word}”. Known are ${known.join(', ')}; add one in plugins/rehype/grammars.ts`,
  );
}

/** Reads what stands after the language: `title="First call" {1,3-5}`, and `of="…"`, which only the checks look at. */
export function readMeta(meta: string): {title: string | null; marked: ReadonlySet<number>; of: string | null} {
  let title: string | null = null;
  let of: string | null = null;
  const marked = new Set<number>();
  const rest = meta
    .replace(/\btitle="([^"]*)"/, (_, text: string) => {
      title = text;
      return '';
    })
    .replace(/\bof="([^"]*)"/, (_, text: string) => {
      of = text;
      return '';
    })
    .replace(/\{([\d,\s-]+)\}/, (_, ranges: string) => {
      for (const range of ranges.split(',')) {
        const [from = 0, to = from] = range.split('-').map(Number);
        for (let line = from; line <= to; line++) marked.add(line);
      }
      return '';
    })
    .trim();
  if (rest) throw new Error(`“${rest}” after the language of a code block; known are title="…", {1,3-5} and of="…"`);
  return {title, marked, of};
}

/** Letters that look alike: their role, if they have one, is a class. */
export interface Run {
  readonly role?: string;
  readonly text: string;
}

/** The lines of code, each in runs. */
export function coloured(text: string, {grammar}: Language): Run[][] {
  if (!grammar) return text.split('\n').map((line) => [{text: line}]);
  return normalizeTokens(Prism.tokenize(text, grammar)).map(runsOf);
}

function runsOf(line: readonly Token[]): Run[] {
  const runs: {role?: string; text: string}[] = [];
  for (const {types, content, empty} of line) {
    if (empty) continue;
    const last = runs.at(-1);
    const role = types.map((kind) => roleOfKind.get(kind)).findLast(Boolean);
    // What looks alike stands in one element, together with the space after it.
    if (last && (last.role === role || !content.trim())) last.text += content;
    else runs.push({role, text: content});
  }
  return runs;
}

function toHtml(line: readonly Run[]): string {
  return line
    .map(({role, text}) => (role ? `<span class="${role}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}

const READERS = new RegExp(
  `https://(?:${[ENGINE_HOST, MYETM_HOST].join('|').replaceAll('.', '\\.')})(?![\\w.-])|\\b${SCENARIO}\\b`,
  'g',
);

/** On pages with endpoints readers set host and scenario: src/samples/ looks for these marks. */
function withMarks(line: string): string {
  return line.replace(READERS, (found) => {
    if (found === SCENARIO) return `<span class="scenario">${SCENARIO}</span>`;
    const host = found.slice('https://'.length);
    return `https://<span class="${host === MYETM_HOST ? 'my-etm' : 'host'}">${host}</span>`;
  });
}
