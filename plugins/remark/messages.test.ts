import path from 'node:path';
import type {Link, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {errorMessages} from './messages';

function after(text: string): Root {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  errorMessages({folder: path.join(__dirname, 'fixtures/messages')})(tree);
  return tree;
}

const {children} = after('Words.\n\n<ErrorMessages />\n\n## More');
const tables = children.filter((node) => node.type === 'table');

/** The row with this message. */
function rowOf(message: string): TableRow {
  return tables.flatMap((table) => table.children).find((row) => toString(row.children[0]) === message)!;
}

function linksIn(row: TableRow): [address: string, words: string][] {
  const links: [string, string][] = [];
  visit(row.children[4]!, 'link', (link: Link) => void links.push([link.url, toString(link)]));
  return links;
}

test('in its place come a field and a table for each page, those of several pages first', () => {
  const [first, words, ...rest] = children;
  expect(first).toMatchObject({value: "import MessageFilter from '@site/src/components/MessageFilter';"});
  expect(toString(words)).toBe('Words.');
  expect(rest.map((node) => ('name' in node ? node.name : `${node.type} ${toString(node).slice(0, 22)}`))).toEqual([
    'MessageFilter',
    'heading Calls of several pages',
    expect.stringMatching(/^table /),
    'heading Scenarios',
    expect.stringMatching(/^table /),
    'heading Inputs',
    expect.stringMatching(/^table /),
    'heading More',
  ]);
  const ids = children.flatMap(({data}) => (data as {id?: string} | undefined)?.id ?? []);
  expect(ids).toEqual(['of-several-pages', 'of-scenarios', 'of-inputs']);
});

test('a message stands with the page of its calls, or with those of several', () => {
  const texts = (table: Table): string[] => table.children.slice(1).map((row) => toString(row.children[0]));
  expect(tables.map(texts)).toEqual([
    ['Invalid token', 'Not yours'],
    ['Input {key} does not exist', 'Busy'],
    ['Inputs are away'],
  ]);
});

test('a row is named by its message, and says status, sender, place, cause and remedy', () => {
  const row = rowOf('Inputs are away');
  expect(row.children[0]!.data).toEqual({
    hName: 'th',
    hProperties: {scope: 'row', id: 'says-inputs-are-away', dataMessage: 'Inputs are away'},
  });
  expect(row.children.slice(1, 4).map((cell) => toString(cell))).toEqual([
    '503 (MyETM)',
    'errors',
    'The sender rests. Wait.',
  ]);
  const [, , , remedy] = rowOf('Input {key} does not exist').children;
  expect(remedy!.children.map(({type}) => type)).toEqual(['text', 'inlineCode', 'text', 'text', 'link', 'text']);
});

test('few calls are named one by one, other names of a call not again, and many by their page', () => {
  expect(linksIn(rowOf('Input {key} does not exist'))).toEqual([
    ['/api/scenarios/#update-scenario', 'Change a scenario'],
  ]);
  expect(linksIn(rowOf('Busy'))).toEqual([['/api/scenarios/', 'Scenarios']]);
  expect(linksIn(rowOf('Not yours'))).toEqual([
    ['/api/scenarios/', 'Scenarios'],
    ['/api/inputs/', 'Inputs'],
  ]);
  expect(toString(rowOf('Invalid token').children[4])).toBe('All');
});

test('a page without messages stays as it is', () => {
  expect(after('Words.').children).toHaveLength(1);
});
