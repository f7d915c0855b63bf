import type {Element, ElementContent, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, DefinitionContent, Html, Paragraph, PhrasingContent, Root as MdastRoot} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

interface Options {
  /** What a link's or image's address becomes; as it stands by default. */
  readonly link?: (address: string) => string;
}

/** What surrounds an article or operates it, and says nothing that a reader of plain text needs. */
const CHROME = new Set(
  'nav footer script style template noscript wbr label fieldset select textarea output progress'.split(' '),
);

function isChrome(node: Element): boolean {
  const {tagName, properties} = node;
  const classes = classesOf(node);
  return (
    CHROME.has(tagName) ||
    properties.ariaHidden === 'true' ||
    'dataMoved' in properties ||
    (tagName === 'a' && classes.includes('hash-link')) ||
    (tagName === 'details' && classes.includes('rest')) || // unfolds the table before it
    classes.includes('theme-doc-toc-mobile') ||
    classes.includes('checked') || // each page says so
    (tagName === 'button' && properties.role !== 'tab') ||
    (tagName === 'input' && properties.type !== 'checkbox')
  );
}

/**
 * The article of a built page as plain Markdown, its components rendered: headings with their ids, tables, code with its
 * language, admonitions as quotations, tabs as labelled sections, figures in words, formulas as TeX.
 */
export function articleToMarkdown(tree: Root, options?: Options): string {
  return toMarkdown(articleToMdast(tree, options), {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    rule: '-',
    emphasis: '_',
    resourceLink: true,
  });
}

const made = new WeakMap<Root, MdastRoot>();

/** The same as a syntax tree; an id is the last child of its heading, a node of HTML. Made once where links stay as they are. */
export function articleToMdast(tree: Root, {link}: Options = {}): MdastRoot {
  if (link) return convert(tree, link);
  const known = made.get(tree) ?? convert(tree, (address) => address);
  made.set(tree, known);
  return known;
}

function convert(tree: Root, link: (address: string) => string): MdastRoot {
  const article = select('.theme-doc-markdown', tree) ?? select('main', tree);
  if (!article) return {type: 'root', children: []};
  const tabs = tabNames(article);
  const named =
    (type: 'href' | 'src', handle: Handle): Handle =>
    (state, node: Element, parent) => {
      const address = node.properties[type];
      const properties = {...node.properties, ...(typeof address === 'string' && {[type]: link(address)})};
      return handle(state, {...node, properties}, parent);
    };
  const block: Handle = (state, node: Element, parent) =>
    picture(node) ??
    codeBlock(node) ??
    admonition(state, node) ??
    passage(state, node) ??
    tabPanel(state, node, tabs) ??
    (defaultHandlers[node.tagName as keyof typeof defaultHandlers] as Handle)(state, node, parent);

  return toMdast(withoutChrome(article), {
    handlers: {
      a: named('href', defaultHandlers.a),
      img: named('src', defaultHandlers.img),
      div: block,
      section: block,
      ul: block,
      pre: block,
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
      th: (state: State, node: Element) => {
        const {id} = node.properties;
        const cell = defaultHandlers.th(state, node);
        return id ? {...cell, data: {hProperties: {id}}} : cell;
      },
      tr: (state: State, node: Element) => {
        const {id} = node.properties;
        const row = defaultHandlers.tr(state, node);
        return id ? {...row, data: {hProperties: {id}}} : row;
      },
      dl: (state: State, node: Element) => {
        const list = defaultHandlers.dl(state, node);
        return list && isFields(node) ? asDetail(list) : list;
      },
      // An operation of the API is a section like others; what else is folded is a detail.
      details: (state: State, node: Element) =>
        'dataOperation' in node.properties ? flow(state, node) : flow(state, node).map(asDetail),
      summary: headedLine,
      figcaption: (state: State, node: Element) => strong(state.all(node) as PhrasingContent[]),
      table: tableUnderCaption,
      p: paragraph,
      small: inParentheses,
      svg: drawing,
      math: formula,
    },
  }) as MdastRoot;
}

/** The line of an operation begins with its heading; any other summary is a line in bold. */
function headedLine(state: State, node: Element): (BlockContent | DefinitionContent)[] {
  const [first, ...rest] = node.children;
  if (first?.type !== 'element' || !/^h\d$/.test(first.tagName)) return [strong(state.all(node) as PhrasingContent[])];
  const words = rest.flatMap((child): ElementContent[] => [child, {type: 'text', value: ' '}]);
  const line: Paragraph = {type: 'paragraph', children: state.all({...node, children: words}) as PhrasingContent[]};
  return [...state.toFlow(state.all({...node, children: [first]})), line];
}

/** Makes addresses on a page absolute: `articleToMarkdown(tree, {link: absoluteFrom(url)})`. */
export function absoluteFrom(page: string): (address: string) => string {
  return (address) => new URL(address, page).href;
}

function withoutChrome<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  const children = (node.children as ElementContent[])
    // The words of a table's head may be a button, which sorts.
    .flatMap((child) => (isElement(node, 'th') && isElement(child, 'button') ? child.children : child))
    .filter((child) => child.type !== 'comment' && (child.type !== 'element' || !isChrome(child)))
    .map(withoutChrome);
  return {...node, children};
}

function isElement(node: Nodes, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}

const strong = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

/** The search weighs it less than the text around it: see plugins/search-index/split.ts. */
function asDetail<Node extends BlockContent | DefinitionContent>(node: Node): Node {
  return {...node, data: {...node.data, isDetail: true}};
}

/** Fields or terms of an operation. */
const isFields = ({properties}: Element): boolean => 'dataFields' in properties || 'dataFacts' in properties;

const flow = (state: State, node: Element): (BlockContent | DefinitionContent)[] => state.toFlow(state.all(node));

function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** `## Full load hours {#full-load-hours}`; ids are written as our own sources write them. */
const heading: Handle = (state, node: Element) => {
  const children = state.all(node) as PhrasingContent[];
  const {id} = node.properties;
  if (id && !isGenerated(String(id))) children.push(verbatim(` {#${String(id)}}`));
  return {type: 'heading', depth: Number(node.tagName[1]) as 1 | 2 | 3 | 4 | 5 | 6, children};
};

function codeBlock(node: Element): BlockContent | undefined {
  const container = node.tagName === 'pre' || classesOf(node).includes('theme-code-block');
  const pre = container ? (node.tagName === 'pre' ? node : select('pre', node)) : undefined;
  if (!pre) return undefined;
  const language = [node, ...selectAll('*', node)]
    .flatMap(classesOf)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const before = node === pre ? undefined : node.children.find((child) => child.type === 'element');
  const title = before && before !== pre && !select('pre', before) ? toString(before).trim() : '';
  return {
    type: 'code',
    lang: language ?? (title ? 'text' : null),
    meta: title ? `title="${title}"` : null,
    value: codeText(pre),
  };
}

/** The lines of a block of code, each of which may stand in an element of its own, with or without its line break. */
function codeText(node: Element): string {
  const text = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    return node.tagName === 'br' ? '\n' : node.children.map(text).join('');
  };
  return text(node).replace(/\n+$/, '');
}

function admonition(state: State, node: Element): BlockContent | undefined {
  const kind = classesOf(node)
    .find((name) => name.startsWith('theme-admonition-'))
    ?.slice('theme-admonition-'.length);
  if (!kind) return undefined;
  const [title, ...content] = node.children.filter((child) => child.type === 'element');
  const name = title ? toString(title).trim() : '';
  const label = name.toLowerCase() === kind || !name ? capitalised(kind) : `${capitalised(kind)}: ${name}`;
  const children = flow(state, {...node, children: content});
  return {type: 'blockquote', children: [strong([{type: 'text', value: label}]), ...children]};
}

/** What only some versions of the model have is a quotation under the words that say which. */
function passage(state: State, node: Element): BlockContent | undefined {
  if (!node.properties.dataHolds) return undefined;
  const [title, ...content] = node.children;
  const words = title?.type === 'element' ? (state.all(title) as PhrasingContent[]) : [];
  return {type: 'blockquote', children: [strong(words), ...flow(state, {...node, children: content})]};
}

/** Whether React made up an id, which may be another one tomorrow. */
export function isGenerated(id: string): boolean {
  return id.startsWith('_');
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of the tabs, by the id of the panel that each opens. */
function tabNames(article: Element): Map<string, string> {
  return new Map(
    selectAll('[role="tab"]', article).map((tab) => [String(tab.properties.ariaControls), toString(tab).trim()]),
  );
}

function tabPanel(state: State, node: Element, names: ReadonlyMap<string, string>): BlockContent[] | undefined {
  if (node.properties.role === 'tablist') return [];
  const name = node.properties.role === 'tabpanel' && names.get(String(node.properties.id));
  if (!name) return undefined;
  // The panel may say its name itself, for readers without scripts.
  const [first] = node.children;
  const said = first?.type === 'element' && toString(first).trim() === name;
  const content = said ? {...node, children: node.children.slice(1)} : node;
  return [strong([{type: 'text', value: name}]), ...(flow(state, content) as BlockContent[])];
}

/** The title of a table stands above it like a caption. */
const paragraph: Handle = (state, node: Element, parent) =>
  'dataTitle' in node.properties
    ? strong(state.all(node) as PhrasingContent[])
    : (defaultHandlers.p as Handle)(state, node, parent);

/** `Capacity (MW)`, as its author wrote it. */
const inParentheses: Handle = (state, node: Element) => [
  {type: 'text', value: '('},
  ...(state.all(node) as PhrasingContent[]),
  {type: 'text', value: ')'},
];

const tableUnderCaption: Handle = (state, node: Element) => {
  const caption = select('caption', node);
  const table = defaultHandlers.table(state, {...node, children: node.children.filter((child) => child !== caption)});
  return caption ? [strong(state.all(caption) as PhrasingContent[]), table] : table;
};

/** A picture made of boxes is its name; where it has none, caption and words around it say what it shows. */
function picture({properties}: Element): BlockContent[] | undefined {
  const {role, ariaLabel} = properties;
  if (role !== 'img' && !('dataDrawing' in properties)) return undefined;
  return ariaLabel ? [{type: 'paragraph', children: [{type: 'text', value: String(ariaLabel)}]}] : [];
}

/** A drawing is as good as the words that it carries for those who don't see it. */
const drawing: Handle = (_state, node: Element) => {
  const title = select('title', node);
  const words = String(node.properties.ariaLabel ?? (title ? toString(title) : ''));
  return words ? {type: 'text', value: words} : undefined;
};

/** A node of HTML is what is printed without escapes. */
const verbatim = (value: string): Html => ({type: 'html', value});

/** TeX stands as it is between its dollars. */
const formula: Handle = (_state, node: Element) => {
  const tex = select('annotation[encoding="application/x-tex"]', node);
  const marks = node.properties.display === 'block' ? '$$' : '$';
  return verbatim(`${marks}${toString(tex ?? node).trim()}${marks}`);
};
