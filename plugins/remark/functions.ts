import path from 'node:path';
import type {PhrasingContent, Root, TableCell, TableRow} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-jsx';
import {readFunctions, type GqlFunction} from '../gql-reference/read';
import {languageOf} from '../rehype/grammars';
import {coloured} from '../rehype/highlight';
import {imported} from './imported';
import {inlineOf} from './paragraph';
import {code, element, joined, text} from './pieces';
import {FEW} from './tables';

const ROOT = path.resolve(__dirname, '../..');

/** What a page writes in the place of the tables. */
export const FUNCTIONS = 'GqlFunctions';

const HEADS = ['Function', 'Gives', 'What it does'];

/** The tables by what they hold; no function's id looks like theirs. */
const TABLES = {
  current: {id: 'functions-of-gql', title: 'Functions, constants and operators of GQL'},
  old: {id: 'functions-not-to-use', title: 'Deprecated and internal functions'},
} as const;

/** Puts content/gql/ in the place of `<GqlFunctions />`: a table of what queries use, and one of what they had better not. */
export function gqlFunctions({root = ROOT}: {readonly root?: string} = {}) {
  return (tree: Root): void => {
    const at = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === FUNCTIONS);
    const node = tree.children[at];
    if (node?.type !== 'mdxJsxFlowElement') return;
    const functions = readFunctions(root);
    const old = functions.filter(({state}) => state);
    node.children = [
      tableOf(
        functions.filter(({state}) => !state),
        TABLES.current,
      ),
      ...(old.length ? [tableOf(old, TABLES.old)] : []),
    ];
    tree.children.unshift(imported(FUNCTIONS, `@site/src/components/${FUNCTIONS}`));
  };
}

/** The ids that `<GqlFunctions />` brings to a page: of its tables, and of each name in them. */
export function idsOfFunctions(root: string): string[] {
  const functions = readFunctions(root).flatMap(({id, also}) => [id, ...also.map((other) => other.id)]);
  return [...Object.values(TABLES).map(({id}) => id), ...functions];
}

function tableOf(functions: readonly GqlFunction[], {id, title}: Record<'id' | 'title', string>): ContainerDirective {
  const head: TableRow = {type: 'tableRow', children: HEADS.map((name) => cell([text(name)]))};
  return {
    type: 'containerDirective',
    name: 'table',
    attributes: {id, ...(functions.length >= FEW && {filter: '', sort: ''})},
    children: [
      {type: 'paragraph', data: {directiveLabel: true}, children: [text(title)]},
      // To the left: what a constant gives is no column of numbers.
      {type: 'table', align: HEADS.map(() => 'left'), children: [head, ...functions.map(row)]},
    ],
  };
}

function row(each: GqlFunction): TableRow {
  const {id, name, call, also, gives, unit, group, state} = each;
  const place = placeOf(each);
  const names = [
    code(call),
    ...(call.includes(name) ? [] : [{type: 'break'} as const, /[a-z]/.test(name) ? text(name) : code(name)]),
    ...also.flatMap((other, index): PhrasingContent[] => [
      ...(index ? [text(', ')] : [{type: 'break'} as const, text('also ')]),
      element('span', {id: other.id}, [code(other.name)]),
    ]),
    {type: 'break'} as const,
    element('small', {}, [text(state ?? group)]),
  ];
  return {
    type: 'tableRow',
    children: [
      {...cell(names), data: {hProperties: {id}}},
      cell([
        ...inlineOf(gives, place),
        ...(unit && unit !== 'none' ? [text(' '), element('small', {}, [text(unit)])] : []),
      ]),
      cell([...meaning(each), ...example(each)]),
    ],
  };
}

/** What it does, what it takes, and what becomes of nothing: parts that stand apart, as a cell has no paragraphs. */
function meaning(each: GqlFunction): PhrasingContent[] {
  const {does, takes, nothing} = each;
  const place = placeOf(each);
  const parts: [kind: string, says: PhrasingContent[]][] = [
    ['dataDoes', inlineOf(does, place)],
    ...Object.entries(takes).map(([argument, says]): [string, PhrasingContent[]] => [
      'dataTakes',
      [code(argument), text(': '), ...inlineOf(says, place)],
    ]),
    ...(nothing ? [['dataNothing', inlineOf(nothing, place)] as [string, PhrasingContent[]]] : []),
  ];
  return parts.flatMap(([kind, says], index) => [...(index ? [text(' ')] : []), element('span', {[kind]: ''}, says)]);
}

/** The example in its colours, as the build has no highlighter for code in a line. */
function example({example: source, result}: GqlFunction): PhrasingContent[] {
  if (!source) return [];
  const lines = coloured(source.trimEnd(), languageOf('gql')!);
  const shown = lines.flatMap((line, index) => [
    ...(index ? [text('\n')] : []),
    ...line.map((run) => (run.role ? element('span', {className: run.role}, [text(run.text)]) : text(run.text))),
  ]);
  return [
    text(' '),
    element('code', {dataExample: ''}, shown),
    ...(result ? [text(' '), element('span', {dataResult: ''}, [text('→ '), code(result)])] : []),
  ];
}

/** Where an entry stands, for a message. */
function placeOf({file, name}: GqlFunction): string {
  return `${file}: ${name}`;
}

function cell(children: PhrasingContent[]): TableCell {
  return {type: 'tableCell', children: joined(children)};
}
