import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Document} from '../content-rules/types';
import {INPUT_KEYS} from './read';

/** Where pages name an input or a query, by its key: those on the model before those on the API and on its code, where it is an example. */
export type Explained = ReadonlyMap<string, readonly Place[]>;

interface Place {
  readonly title: string; // of the page, and of its part
  readonly path: string;
}

const MOST = 3; // pages to an input

/** These name keys for other reasons: they list what has changed, or how a call fails. */
const EXPLAINS_NONE = /^\/api\/(?:changelog|errors)\//;

/** The places that name keys in text or tables, of queries also in code: of each page the part which does so first. */
export function explainedIn(
  documents: readonly Document[],
  keys: ReadonlySet<string>,
  kind: 'input' | 'query' = 'input',
): Explained {
  const found = new Map<string, (Place & {times: number})[]>();
  for (const {tree, route, frontMatter, headings, unreadable} of documents) {
    if (unreadable || EXPLAINS_NONE.test(route)) continue;
    const here = new Map<string, Place & {times: number}>();
    let at = '';
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const known = headings.find((one) => one.node === node);
        at = known ? `#${known.id}` : '';
        heading = known ? withoutId(toString(node)) : '';
      }
      const isMark = node.type === 'textDirective' && node.name === kind;
      const written = isMark ? toString(node).trim() : node.type === 'inlineCode' ? node.value : '';
      const inCode = kind === 'query' && node.type === 'code' ? (node.value.match(/\w+/g) ?? []) : [];
      for (const key of [written, ...inCode].filter((word) => keys.has(word))) {
        const place = here.get(key) ?? {
          title: [String(frontMatter.title), heading].filter(Boolean).join(' › '),
          path: route + at,
          times: 0,
        };
        here.set(key, place);
        place.times++;
      }
    });
    for (const [key, place] of here) found.set(key, [...(found.get(key) ?? []), place]);
  }
  return new Map(
    [...found].map(([key, places]) => [
      key,
      places
        .toSorted((one, other) => rankOf(one) - rankOf(other) || other.times - one.times)
        .slice(0, MOST)
        .map(({title, path}) => ({title, path})),
    ]),
  );
}

function rankOf({path}: Place): number {
  return path.startsWith('/main/') ? 0 : 1;
}

/** The heading of a section without the id that is written at its end. */
function withoutId(text: string): string {
  return text.replace(/\s*\{?(?:#|\/\*)[^]*$/, '').trim();
}

/** Whether a document shows the list itself. */
export function showsList({text}: Document): boolean {
  return text.includes(`<${INPUT_KEYS} />`);
}
