import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Heading} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {SectionRecord} from '../../src/search/types';
import {writeWhole} from '../kept';
import {split} from '../search-index/split';
import {articleToMdast, isGenerated} from './markdown';

/** What the steps ask of a page: read from its HTML in one go, so that no page is parsed twice. */
export interface Contents {
  readonly title: string; // as browsers show it, with the site's name
  readonly description: string; // for search and sharing, or ''
  readonly keywords: readonly string[];
  readonly ids: readonly string[]; // of all elements
  readonly moved: Readonly<Record<string, string>>; // of them, what has moved to another page: its address, base path included
  readonly linkableIds: readonly string[]; // of what readers link to
  readonly sections: readonly SectionRecord[]; // of a document; of other pages none
  readonly problem: string | null; // why its article cannot be turned into Markdown
}

/** Whether a page is a document of one of the three areas. */
export function isDocument({html}: {readonly html: string}): boolean {
  return /\sclass="?[^">]*\btheme-doc-markdown\b/.test(html);
}

/** Reads a page. */
export function contentsOf(tree: Root, hasArticle: boolean): Contents {
  const head = select('head', tree)?.children.filter((child) => child.type === 'element') ?? [];
  const meta = (name: string): string =>
    String(
      head.find(({tagName, properties}) => tagName === 'meta' && properties.name === name)?.properties.content ?? '',
    );
  const main = select('main', tree);
  return {
    title: toString(head.find(({tagName}) => tagName === 'title') ?? {type: 'root', children: []}),
    description: meta('description'),
    keywords: meta('keywords').split(',').filter(Boolean),
    ids: idsIn(tree),
    moved: movedIn(tree),
    linkableIds: main ? linkableIdsIn(main) : [],
    ...(hasArticle ? articleOf(tree) : {sections: [], problem: null}),
  };
}

/** The ids of all elements, in their order. */
function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({properties: {id}}) => {
    if (id !== undefined) ids.push(String(id));
  });
  return ids;
}

/**
 * The ids that readers link to: of headings, terms, rows of tables, figures, tables, and what once were such. In one walk: to
 * select them on all pages took ten seconds.
 */
function linkableIdsIn(main: Element): string[] {
  const ids: string[] = [];
  const walk = ({tagName, properties, children}: Element, isInCell: boolean): void => {
    const {id, dataTitle, dataMoved} = properties;
    const isLinkable =
      /^(?:h[1-6]|dt|th|td|figure)$/.test(tagName) ||
      (tagName === 'p' && dataTitle !== undefined) ||
      dataMoved !== undefined || // what the page had before, as this and as an empty element: `anchors` in its front matter
      (tagName === 'span' && (isInCell || children.length === 0)); // in a cell, a name beside that of its row
    // The title of a table names it: `plants-title` for the table `plants`.
    if (id !== undefined && isLinkable) {
      ids.push(dataTitle === undefined ? String(id) : String(id).replace(/-title$/, ''));
    }
    for (const child of children) if (child.type === 'element') walk(child, isInCell || /^t[hd]$/.test(tagName));
  };
  walk(main, false);
  // The second is Markdown's own, and goes with the notes.
  return ids.filter((id) => !isGenerated(id) && id !== 'footnote-label');
}

/** By its old id, the address of each part that has moved to another page. */
function movedIn(tree: Root): Record<string, string> {
  const moved: Record<string, string> = {};
  visit(tree, 'element', (element) => {
    const {id, dataMoved} = element.properties;
    if (dataMoved !== undefined) moved[String(id)] = String(select('a', element)?.properties.href);
  });
  return moved;
}

/** An article has to survive being turned into Markdown: its title comes first, and text follows. */
function articleOf(tree: Root): Pick<Contents, 'sections' | 'problem'> {
  const markdown = articleToMdast(tree);
  const heading = select('.theme-doc-markdown h1', tree);
  const [first, ...rest] = markdown.children;
  const sections = split(markdown, idInArticle);
  const isTitle = first?.type === 'heading' && first.depth === 1;
  if (!heading || !isTitle || textOf(first).trim() !== toString(heading).trim()) {
    return {sections, problem: `its Markdown starts with “${first ? textOf(first) : ''}” instead of its title`};
  }
  return {sections, problem: rest.some((node) => textOf(node).trim()) ? null : 'its Markdown is empty'};
}

function idInArticle({children}: Heading): string {
  const last = children.at(-1);
  return (last?.type === 'html' && /\{#([^}]+)\}/.exec(last.value)?.[1]) || '';
}

/** The contents of pages as the last build read them, by the state of their HTML. */
export interface ContentsCache {
  has(html: string): boolean;
  get(html: string, read: () => Contents): Contents;
  /** Keeps what was asked for since the cache was opened, and nothing else. */
  save(): void;
}

/** What contents are made by: a change of these makes all of them anew. */
const MADE_BY = ['contents.ts', 'markdown.ts', '../search-index/split.ts', '../../package-lock.json'];

interface Kept {
  readonly code: string;
  readonly pages: Readonly<Record<string, Contents>>;
}

/**
 * A cache in a file. Names of scripts and style sheets in the HTML don't count: with one page they change in all, and no
 * contents hold them.
 */
export function contentsCache(file: string, code = stateOfCode()): ContentsCache {
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const before = read?.code === code ? read.pages : {};
  const pages: Record<string, Contents> = {};
  return {
    has: (html) => before[stateOfPage(html)] !== undefined,
    get(html, readContents) {
      const state = stateOfPage(html);
      return (pages[state] ??= before[state] ?? readContents());
    },
    save: () => writeWhole(file, JSON.stringify({code, pages} satisfies Kept)),
  };
}

const HASH_OF_ASSET = /(?<=\/assets\/[^"'\s>]*\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

function stateOfPage(html: string): string {
  return stateOf(html.replace(HASH_OF_ASSET, ''));
}

function stateOfCode(): string {
  return stateOf(...MADE_BY.map((name) => readFileSync(path.join(__dirname, name), 'utf8')));
}

function stateOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
