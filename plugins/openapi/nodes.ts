import type {BlockContent, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {code, element, joined, text} from '../remark/pieces';
import type {Field} from './fields';
import type {Answer, Operation, Shown, Terms} from './operations';
import {literal} from './samples/literal';
import type {Sample} from './samples';

/** Components that a page with endpoints imports: name in its text, and module. */
export const COMPONENTS = {
  ApiEndpoint: '@site/src/components/Endpoint',
  ApiMethod: '@site/src/components/Method',
  ApiPath: '@site/src/components/Endpoint/Path',
  ApiTabs: '@theme/Tabs',
  ApiTab: '@theme/TabItem',
} as const;

/** What the endpoints above on the same page have shown, and where: components of the description, and values of long enums. */
export type ShownAbove = Map<string, Pick<Operation, 'anchor' | 'summary'>>;

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Nothing that Markdown reads as more than text. */
const PLAIN = /^(?!.*(?:\/\/|www\.))[A-Z][A-Za-z0-9 ,.:;()'’“”…–%+=/-]*$/;

const FEW = 6; // values that stand in a line
const SHORT = 100; // letters of an example that does

/**
 * An endpoint as an entry of a page that folds, in nodes of Markdown: headings, links and code are treated as a page's own. Its
 * line says what the operation does and who may call it. Opened, it has two columns: what one sends and gets, and the sample
 * with its answer. Below them stands what its page says about it.
 */
export function entryOf(
  operation: Operation,
  samples: readonly Sample[],
  {level, isOpen, notes}: {readonly level: 2 | 3; readonly isOpen: boolean; readonly notes: readonly RootContent[]},
  above: ShownAbove,
): MdxJsxFlowElement {
  const {anchor, method, path, parameters, answers} = operation;
  const shown = answers.filter(({isSuccess}) => isSuccess).map((success) => shownAnswer(success, operation, above));
  return component('ApiEndpoint', isOpen ? {isOpen: ''} : {}, [
    element('summary', {}, [
      // The name first: what follows belongs to its section in the search, and is heard after it. Styles place it.
      {
        type: 'heading',
        depth: level,
        data: {hProperties: {id: anchor, dataInLine: ''}},
        children: inline(operation.summary),
      },
      component('ApiMethod', {name: method}, []),
      element('code', {}, [text(path.replace(/^\/api\/v3(?=\/)/, ''))]),
      element('small', {}, [text(callerOf(operation.access))]),
    ]),
    element('div', {dataColumns: ''}, [
      element('div', {}, [
        ...(operation.isDeprecated ? [paragraph([{type: 'strong', children: [text('Deprecated.')]}])] : []),
        ...blocks(operation.description),
        component('ApiPath', {path}, []),
        terms(operation),
        ...(operation.access.note ? blocks(operation.access.note) : []),
        ...(parameters.length ? [part('Parameters', level), list(fieldsIn(parameters, operation, above))] : []),
        part('Answers', level),
        list(answers.map(answer)),
        ...shown.flatMap(({fields}) => fields),
      ]),
      element('div', {}, [part('Call', level), tabs(samples), ...shown.flatMap(({examples}) => examples)]),
    ]),
    ...(notes.length ? [element('div', {className: 'markdown'}, notes)] : []),
  ]);
}

/** The heading of a part of an operation: in no list of contents. */
function part(words: string, level: 2 | 3): RootContent {
  return element(`h${level + 1}`, {}, [text(words)]);
}

/** Who may call, in a word or two. */
export function callerOf({token, roles, guest}: Terms): string {
  const [least = ''] = roles.split(/,| or /);
  if (token === 'none') return 'anyone';
  if (least === 'viewer' && token === 'optional') return /\bpublic\b/i.test(guest) ? 'anyone, if public' : 'a token';
  if (least) return least;
  return token === 'optional' || guest ? 'anyone' : 'a token';
}

function terms({access, aliases, host}: Operation): RootContent {
  const rows: [string, PhrasingContent[]][] = [...(host ? [hostRow(host)] : []), tokenRow(access)];
  if (access.roles) rows.push(['Role', [text(access.roles)]]);
  if (access.token === 'optional') rows.push(['Without a token', inline(access.guest || 'Works, too.')]);
  const also = aliases.filter(({isOld}) => !isOld);
  const old = aliases.filter(({isOld}) => isOld);
  const names = (each: Operation['aliases']): PhrasingContent[] =>
    separated(each.map(({method, path}) => code(path === null ? method : `${method} ${path}`)));
  if (also.length) rows.push(['Also as', names(also)]);
  if (old.length) rows.push(['Old address', names(old)]);
  return element(
    'dl',
    {dataFacts: ''},
    rows.map(([name, value]) => element('div', {}, [element('dt', {}, [text(name)]), element('dd', {}, value)])),
  );
}

function hostRow(host: string): [string, PhrasingContent[]] {
  return ['Host', [code(host)]];
}

function tokenRow({token, scopes}: Terms): [string, PhrasingContent[]] {
  if (token === 'none') return ['Token', [text('not needed')]];
  if (!scopes.length) return ['Token', [text('any')]];
  return [scopes.length === 1 ? 'Scope' : 'Scopes', separated(scopes.map(code))];
}

/** A list of names and meanings. */
function list(rows: readonly RootContent[]): RootContent {
  return element('dl', {dataFields: ''}, rows);
}

function fieldsIn(fields: readonly Field[], operation: Operation, above: ShownAbove): RootContent[] {
  return fields.map((each) => {
    if (each.values.length <= FEW) return field(each, null);
    const key = each.values.join('\n');
    const before = above.get(key);
    if (!before) above.set(key, operation);
    return field(each, before ? place(each.values.length, before, operation) : null);
  });
}

/** Where the values of a long enum are: they are shown once on a page. */
function place(count: number, before: Pick<Operation, 'anchor' | 'summary'>, operation: Operation): PhrasingContent[] {
  if (before.anchor === operation.anchor) return [text(`one of the ${count} values above`)];
  return [text(`one of the ${count} values in `), link(`#${before.anchor}`, inline(before.summary))];
}

/** A field; `elsewhere` says where its values are, if they are not here. */
function field(
  {name, depth, type, where, required, facts, values, description, form}: Field,
  elsewhere: PhrasingContent[] | null,
): RootContent {
  if (form) {
    return element('div', {dataForm: '', ...(depth ? {dataDepth: depth} : {})}, [
      element('dt', {}, [element('b', {}, [text(name)]), text(' '), element('small', {}, [text(type)])]),
      element('dd', {}, inlineOrBlocks(description)),
    ]);
  }
  const [first, ...others]: PhrasingContent[][] = [
    [text(type)],
    ...(where ? [[text(where)]] : []),
    ...facts.map(({says, value}) => (value ? [text(`${says} `), code(value)] : [text(says)])),
    ...(elsewhere ? [elsewhere] : []),
    ...(values.length && values.length <= FEW ? [[text('one of '), ...separated(values.map(code))]] : []),
    ...(required ? [[{type: 'strong' as const, children: [text('required')]}]] : []),
  ];
  const says = [...first!, ...others.flatMap((fact) => [text(', '), ...fact])];
  const isLong = !elsewhere && values.length > FEW;
  const all = isLong ? [folded(`${values.length} values`, [paragraph(separated(values.map(code)))])] : [];
  return element('div', depth ? {dataDepth: depth} : {}, [
    element('dt', {}, [code(name), text(' '), element('small', {}, says)]),
    element('dd', {}, [...inlineOrBlocks(description), ...all]),
  ]);
}

function answer({status, name, media, isSuccess, description, examples}: Answer): RootContent {
  const kind = isSuccess && media ? [text(' '), element('small', {}, [text(media)])] : [];
  return element('div', {}, [
    element('dt', {}, [element('b', {}, [text(status)]), text(` ${name}`), ...kind]),
    element('dd', {}, [...inlineOrBlocks(description), ...(isSuccess ? [] : refusals(examples))]),
  ]);
}

/** Examples of a refusal: one that fits a line stands in it, others are folded in. */
function refusals(examples: readonly Shown[]): RootContent[] {
  const [only] = examples;
  if (!only) return [];
  const line = JSON.stringify(only.value);
  if (examples.length === 1 && line.length <= SHORT && typeof only.value === 'object') {
    return [text(' '), code(inOneLine(only.value))];
  }
  const name = examples.length === 1 ? 'Example' : `${examples.length} examples`;
  return [
    folded(
      name,
      examples.flatMap((example) => [
        ...(example.summary ? [paragraph(inline(example.summary))] : []),
        ...(typeof example.value === 'object' && JSON.stringify(example.value).length <= SHORT
          ? [paragraph([code(inOneLine(example.value))])]
          : [block(example)]),
      ]),
    ),
  ];
}

function shownAnswer(
  {status, schema, fields, examples}: Answer,
  operation: Operation,
  above: ShownAbove,
): {fields: RootContent[]; examples: RootContent[]} {
  const [first, ...further] = examples;
  const before = schema === null ? undefined : above.get(schema);
  if (schema !== null && !before) above.set(schema, operation);
  const shown = [
    ...(first ? [block(first, status)] : []),
    ...further.map((example) => folded(example.summary || 'Further example', [block(example, status)])),
  ];
  const said = [
    ...(fields.length && before
      ? [
          paragraph([
            text('The answer has the same fields as that of '),
            link(`#${before.anchor}`, inline(before.summary)),
            text('.'),
          ]),
        ]
      : []),
    ...(fields.length && !before ? [folded('Fields of the answer', [list(fieldsIn(fields, operation, above))])] : []),
  ];
  return {fields: said, examples: shown};
}

/** An example as a block of code; the first answer says which one it is. */
function block({summary, media, value}: Shown, status = ''): RootContent {
  const isText = typeof value === 'string' && media !== 'application/json';
  const title = status && [`${status}, ${media}`, summary].filter(Boolean).join(': ').replace(/"/g, '”');
  return {
    type: 'code',
    lang: isText ? 'text' : 'json',
    meta: title ? `title="${title}"` : null,
    value: isText ? value.trimEnd() : literal(value),
  };
}

function inOneLine(value: unknown): string {
  return literal(value, undefined, '', -Infinity);
}

function tabs(samples: readonly Sample[]): RootContent {
  return component(
    'ApiTabs',
    {groupId: 'lang'},
    samples.map(({id, name, language, code: value}) =>
      component('ApiTab', {value: id, label: name}, [{type: 'code', lang: language, value}]),
    ),
  );
}

function folded(name: string, children: readonly RootContent[]): RootContent {
  return element('details', {}, [element('summary', {}, [text(name)]), ...children]);
}

/** Markdown as blocks. */
function blocks(source: string): BlockContent[] {
  // Most texts are a plain sentence or two.
  if (PLAIN.test(source)) return [paragraph([text(source.trim())])];
  const {children}: Root = withoutPlaces(markdown.parse(source));
  return children as BlockContent[];
}

/** Markdown as it stands in a line. */
function inline(source: string): PhrasingContent[] {
  return blocks(source).flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}

/** A single paragraph stands without one. */
function inlineOrBlocks(source: string): RootContent[] {
  const all = blocks(source);
  return all.length === 1 && all[0]!.type === 'paragraph' ? all[0].children : all;
}

/** What is read from a text of the description has no place in the page. */
function withoutPlaces<Node extends {position?: unknown; children?: unknown[]}>(node: Node): Node {
  delete node.position;
  for (const child of node.children ?? []) withoutPlaces(child as Node);
  return node;
}

function separated(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index ? [text(', '), node] : [node]));
}

function link(url: string, children: PhrasingContent[]): PhrasingContent {
  return {type: 'link', url, children};
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: joined(children)};
}

function component(
  name: keyof typeof COMPONENTS,
  props: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as BlockContent[],
  };
}
