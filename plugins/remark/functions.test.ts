import path from 'node:path';
import type {RootContent, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {gqlFunctions, idsOfFunctions} from './functions';
import {readTable} from './tables';

const root = path.join(__dirname, 'fixtures/functions');

function after(text: string): RootContent[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  gqlFunctions({root})(tree);
  return tree.children;
}

const children = after('Words.\n\n<GqlFunctions />\n\n## More');
const tables = (children[2] as MdxJsxFlowElement).children as ContainerDirective[];
const rowsOf = (directive: ContainerDirective): Table['children'] => (directive.children[1] as Table).children.slice(1);
const sum = rowsOf(tables[0]!).at(-1)!;

/** The elements and marks in a cell, each with what it says. */
function partsOf(cell: (typeof sum.children)[number]): string[] {
  const parts: string[] = [];
  visit(cell, (node) => {
    if (node === cell || node.type === 'text' || node.type === 'break') return;
    const {hName, hProperties} = (node.data ?? {}) as {hName?: string; hProperties?: Record<string, string>};
    const which = Object.entries(hProperties ?? {}).map(([name, value]) => (value ? `${name}=${value}` : name));
    parts.push([hName ?? node.type, ...which, JSON.stringify(toString(node))].join(' '));
  });
  return parts;
}

test('in its place come two tables, the second of what queries had better not use', () => {
  expect(children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'mdxjsEsm',
    'paragraph',
    'GqlFunctions',
    'heading',
  ]);
  expect(tables.map((table) => rowsOf(table).map((row) => toString(row.children[0])))).toEqual([
    ['[a, b]listOperators', 'a + b+ -Operators', 'AVG(values…)Totals', 'SUM(values…)also TOTAL, PLUSTotals'],
    ['OLD_SUM(one, other)deprecated'],
  ]);
});

test('they are tables with a title, and few rows have neither filter nor order', () => {
  expect(tables.map((table) => readTable(table))).toMatchObject([
    {id: 'functions-of-gql', options: []},
    {id: 'functions-not-to-use', options: []},
  ]);
});

test('a row is named by its call, and says what comes of it, what it does and takes, and shows it in colours', () => {
  expect(sum.children.map(({data}) => data)).toEqual([{hProperties: {id: 'fn-sum'}}, undefined, undefined]);
  const [name, gives, does] = sum.children.map(partsOf);
  expect(name).toEqual([
    'inlineCode "SUM(values…)"',
    'span id=fn-total "TOTAL"',
    'inlineCode "TOTAL"',
    'span id=fn-plus "PLUS"',
    'inlineCode "PLUS"',
    'small "Totals"',
  ]);
  expect(gives).toEqual(['inlineCode "nil"', 'small "that of the values"']);
  expect(does!.filter((part) => !/^(?:strong|inlineCode|link)/.test(part))).toEqual([
    'span dataDoes "Adds all values."',
    'span dataTakes "values: Numbers, or lists of them"',
    'span dataNothing "nil counts as 0."',
    expect.stringMatching(/^code dataExample "SUM\(\\n {2}V\(wind_park, demand\), 1\\n\)"$/),
    ...does!.filter((part) => part.startsWith('span className=')),
    'span dataResult "→ 2.5"',
  ]);
  expect(does!.filter((part) => part.startsWith('span className=number'))).not.toEqual([]);
});

test('no unit is not said, nor an example that there is none of', () => {
  const [, gives, does] = rowsOf(tables[0]!)[2]!.children.map(partsOf);
  expect(gives).toEqual([]);
  expect(does).toEqual(['span dataDoes "The mean of all values."']);
});

test('the ids of tables and names are known', () => {
  expect(idsOfFunctions(root)).toEqual([
    'functions-of-gql',
    'functions-not-to-use',
    'fn-list',
    'fn-arithmetic',
    'fn-avg',
    'fn-old-sum',
    'fn-sum',
    'fn-total',
    'fn-plus',
  ]);
});

test('a page without them stays as it is', () => {
  expect(after('Words.')).toHaveLength(1);
});
