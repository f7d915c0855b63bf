import type {Root, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {readTable, titledTables} from './tables';

const parsers = {
  md: unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze(),
  mdx: unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze(),
};

function table(rows: number, head = ':::table[Plants of `nl`]{#plants}', above = ''): string {
  return `${head}\n\n${above}| Plant |\n| - |\n${'| Coal |\n'.repeat(rows)}\n:::\n`;
}

function treeOf(text: string, format: keyof typeof parsers): Root {
  return parsers[format].parse(text);
}

function problemsOf(text: string): string[] {
  const read = readTable(treeOf(text, 'md').children[0] as ContainerDirective);
  return 'id' in read ? [] : read.map(({message}) => message);
}

describe.each(['md', 'mdx'] as const)('in .%s', (format) => {
  test('a table says its title, id and what it can do', () => {
    const text = table(8, ':::table[Plants of `nl`]{#plants sort csv filter}', 'What they are.\n\n');
    const read = readTable(treeOf(text, format).children[0] as ContainerDirective);
    expect(read).toMatchObject({id: 'plants', options: ['filter', 'sort', 'csv']});
    if (!('id' in read)) throw new Error('not read');
    expect([toString(read.title), read.what && toString(read.what)]).toEqual(['Plants of nl', 'What they are.']);
  });

  test('it becomes an element with title, sentence and table', () => {
    const tree = treeOf(table(1, undefined, 'What they are.\n\n'), format);
    titledTables()(tree, new VFile());
    const [node] = tree.children as [ContainerDirective];
    expect(node.data).toEqual({hName: 'titled-table', hProperties: {id: 'plants', dataOptions: ''}});
    expect(node.children.map(({type}) => type)).toEqual(['paragraph', 'paragraph', 'table']);
  });
});

test('what helps with many rows is refused for few, sums apart', () => {
  expect(problemsOf(table(7, ':::table[Plants]{#plants filter sort}'))).toEqual([
    'filter on a table of 7 rows',
    'sort on a table of 7 rows',
  ]);
  expect(problemsOf(table(8, ':::table[Plants]{#plants sort sum}'))).toEqual(['sort on a table of 7 rows']);
  expect(problemsOf(table(8, ':::table[Plants]{#plants filter sort}'))).toEqual([]);
});

test('the rows of a table of keys have their keys as ids, without what no id has', () => {
  const rows = '| `fan_{n}_price` (n = 1–2) |\n| `weather/wind` |\n| :query[total_costs] |\n';
  const keys = (lines: string): string => `:::table[Keys]{#list keys}\n\n| Key |\n| - |\n${lines}\n:::\n`;
  const tree = treeOf(keys(rows), 'md');
  titledTables()(tree, new VFile());
  const table = (tree.children[0] as ContainerDirective).children[1] as Table;
  expect(table.children.map(({data}) => (data as {hProperties?: object} | undefined)?.hProperties)).toEqual([
    undefined,
    {id: 'fan_n_price'},
    {id: 'weather-wind'},
    {id: 'total_costs'},
  ]);
  expect(problemsOf(keys('| `a_b` |\n| a_c |\n'))).toEqual(['row 2 without a key']);
  expect(problemsOf(keys('| `a_b` |\n| `a_b` |\n'))).toEqual(['two rows with one key']);
});

test('a mistake stops the build, and says where and what to do', () => {
  const file = new VFile({path: `${process.cwd()}/docs/supply.md`});
  expect(() => titledTables()(treeOf(`Words.\n\n${table(1, ':::table[Plants]')}`, 'md'), file)).toThrow(
    'docs/supply.md:3  table without an id. Write :::table[Title]{#id filter sort csv}',
  );
});
