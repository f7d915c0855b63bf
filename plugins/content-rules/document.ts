import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import GithubSlugger from 'github-slugger';
import type {Heading as HeadingNode, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseDocument} from 'yaml';
import {forgetOld, keptIn, writeWhole} from '../kept';
import {idsOfInputKeys, INPUT_KEYS} from '../input-keys/read';
import {anchorOf, attributesOf} from '../openapi/element';
import {FUNCTIONS, idsOfFunctions} from '../remark/functions';
import {addressOf} from '../remark/addressOf';
import {idsOfRows} from '../remark/tables';
import type {Document, Element, Finding, Heading} from './types';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

const ROOT = path.resolve(__dirname, '../..');
const TREES = path.join(ROOT, '.cache/documents');
const SHORT = 1000; // letters: sooner parsed than found

let madeBy: Buffer | undefined; // the versions of all that parses

/** Reads a document: `file` from the root of the repository, `text` as it stands there. */
export function readDocument(file: string, text: string, root = ROOT): Document {
  const route = `${addressOf(`./${path.basename(file)}`, file, '.')}/`;
  const {tree, unreadable} = parse(file, text);
  const yaml = yamlOf(tree);
  const headings = headingsOf(tree);
  return {
    file,
    route,
    text,
    tree,
    frontMatter: dataOf(yaml),
    yaml,
    headings,
    ids: new Set([...headings.map(({id}) => id), ...idsInComponents(tree, root), ...idsOfBlocks(tree)]),
    unreadable: unreadable ?? yamlError(file, text, yaml),
  };
}

/** A breach at a place in the text, counted in characters from its start. */
export function atOffset(
  {file, text}: Pick<Document, 'file' | 'text'>,
  offset: number,
  message: string,
  remedy: string,
): Finding {
  const before = text.slice(0, offset).split('\n');
  return {file, line: before.length, column: before.at(-1)!.length + 1, message, remedy};
}

/** A breach at a part of the syntax tree. */
export function atNode({file}: Document, node: Node, message: string, remedy: string): Finding {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {file, line, column, message, remedy};
}

/** A breach at a field of the front matter, or at its end if the field is not there. */
export function atField(document: Document, field: readonly PropertyKey[], message: string, remedy: string): Finding {
  const {yaml} = document;
  if (!yaml) return atOffset(document, 0, message, remedy);
  const [key, ...rest] = field;
  const pair =
    yaml.document.get(key, true) === undefined ? undefined : keyOffset(document.text, yaml.offset, String(key));
  const inside = rest.length
    ? (yaml.document.getIn(field, true) as {range?: [number, number, number]} | undefined)
    : undefined;
  const offset = inside?.range ? yaml.offset + inside.range[0] : (pair ?? yaml.offset);
  return atOffset(document, offset, message, remedy);
}

function keyOffset(text: string, from: number, key: string): number | undefined {
  const found = new RegExp(`^['"]?${key.replace(/\W/g, '\\$&')}['"]?\\s*:`, 'm').exec(text.slice(from));
  return found ? from + found.index : undefined;
}

function parse(file: string, text: string): {tree: Root; unreadable: Finding | null} {
  const parser = file.endsWith('.mdx') ? mdx : markdown;
  try {
    return {tree: text.length < SHORT ? parser.parse(text) : keptTree(parser, text), unreadable: null};
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    const {reason, line = 1, column = 1} = error as Error & {reason: string; line?: number; column?: number};
    const remedy = 'Close what is open; in .mdx write { and < as \\{ and &lt;, and heading ids as {/* #id */}';
    return {tree: {type: 'root', children: []}, unreadable: {file, line, column, message: reason, remedy}};
  }
}

/** To parse all documents takes ten seconds: what has been parsed is kept, for this process and all others. */
function keptTree(parser: typeof markdown, text: string): Root {
  madeBy ??= readFileSync(path.join(ROOT, 'package-lock.json'));
  const state = createHash('sha256')
    .update(madeBy)
    .update(parser === mdx ? 'mdx' : 'md')
    .update(text);
  const file = path.join(TREES, state.digest('hex').slice(0, 32));
  const known = keptIn(file);
  if (known) return deserialize(known) as Root;
  const tree = parser.parse(text);
  writeWhole(file, serialize(tree));
  forgetOld(TREES);
  return tree;
}

function yamlOf(tree: Root): Document['yaml'] {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return null;
  return {document: parseDocument(first.value), offset: first.position!.start.offset! + '---\n'.length};
}

function dataOf(yaml: Document['yaml']): Record<string, unknown> {
  const data: unknown = yaml && yaml.document.errors.length === 0 ? yaml.document.toJS() : {};
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}

function yamlError(file: string, text: string, yaml: Document['yaml']): Finding | null {
  const error = yaml?.document.errors[0];
  if (!error) return null;
  const [message = ''] = error.message.split(' at line ');
  return atOffset({file, text}, yaml.offset + error.pos[0], `front matter: ${message}`, 'Put the value in quotes');
}

/**
 * Ids as Docusaurus gives them: fixed ones as written, others from the words, numbered where they repeat. An endpoint of
 * the API is a heading, too.
 */
function headingsOf(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, ['heading', 'mdxJsxFlowElement'], (node) => {
    if (node.type === 'mdxJsxFlowElement') headings.push(...endpointHeading(node));
    if (node.type !== 'heading') return;
    const fixed = fixedId(node);
    const words = toString({...node, children: node.children.filter(({type}) => type !== 'html')});
    headings.push({node, id: fixed ?? slugger.slug(words), fixed: fixed !== null});
  });
  return headings;
}

/** The heading that `<Endpoint id="createScenario" level={3} />` becomes: plugins/openapi/ writes its words. */
function endpointHeading(node: MdxJsxFlowElement): Heading[] {
  if (node.name !== 'Endpoint') return [];
  const {id, level} = attributesOf(node);
  const {position} = node;
  if (!id) return [];
  const heading: HeadingNode = {
    type: 'heading',
    depth: level === '3' ? 3 : 2,
    children: [{type: 'text', value: id}],
    position,
  };
  return [{node: heading, id: anchorOf(id), fixed: true}];
}

/** The id written at the end of a heading: `{#id}`, `{/* #id *\/}` or `<!-- #id -->`. */
function fixedId(node: HeadingNode): string | null {
  const last = node.children.at(-1);
  if (last?.type === 'mdxTextExpression') return /^\s*\/\*\s*#(\S+)[^]*\*\/\s*$/.exec(last.value)?.[1] ?? null;
  if (last?.type === 'html') return /^<!--\s*#(\S+)[^]*-->$/.exec(last.value)?.[1] ?? null;
  return /\{#((?:.(?!\{#|\}))*.)\}$/.exec(toString(node))?.[1]?.trim() ?? null;
}

function idsInComponents(tree: Root, root: string): string[] {
  return elementsOf(tree).flatMap(({name, attributes}) => {
    if (name === FUNCTIONS) return idsOfFunctions(root);
    if (name === INPUT_KEYS) return idsOfInputKeys(root);
    return attributes.get('id') ?? [];
  });
}

/** Ids of what stands between `:::`, and of the rows of tables of keys. */
function idsOfBlocks(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'containerDirective', ({attributes, children}) => {
    if (attributes?.id) ids.push(attributes.id);
    const table = children.at(-1);
    if (attributes && 'keys' in attributes && table?.type === 'table') ids.push(...idsOfRows(table));
  });
  return ids;
}

/** The targets of `[text][name]`, by name. */
export function targetsOf(tree: Root): Map<string, string> {
  const targets = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    if (!targets.has(identifier)) targets.set(identifier, url);
  });
  return targets;
}

const found = new WeakMap<Root, readonly Element[]>(); // most rules ask for them

/** Components and elements written as JSX, with the attributes that are plain text. */
export function elementsOf(tree: Root): readonly Element[] {
  const known = found.get(tree);
  if (known) return known;
  const elements: Element[] = [];
  found.set(tree, elements);
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const attributes = new Map<string, string | null>();
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      attributes.set(attribute.name, typeof attribute.value === 'string' ? attribute.value : null);
    }
    elements.push({node, name: node.name ?? '', attributes});
  });
  return elements;
}
