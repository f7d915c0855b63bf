import path from 'node:path';
import type {List, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {apiChanges} from './changes';

function after(text: string, folder = 'changes'): Root {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  apiChanges({root: path.join(__dirname, 'fixtures', folder)})(tree, new VFile({path: 'api/changelog.mdx'}));
  return tree;
}

const {children} = after('Words.\n\n<ApiChanges />');

test('in its place come the choice of a kind and a section for each release', () => {
  expect(children[0]).toMatchObject({value: "import ChangeKinds from '@site/src/components/ChangeKinds';"});
  expect(children.slice(1).map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'paragraph',
    'ChangeKinds',
    'heading',
    'list',
    'heading',
    'list',
  ]);
});

test('a release is headed by its date, which stays in one line, and keeps it as its id', () => {
  const headings = children.filter(({type}) => type === 'heading');
  expect(headings.map((node) => toString(node))).toEqual([
    '25\u00a0June\u00a02026: Curves by name',
    '12\u00a0December\u00a02025: Stricter checks',
  ]);
  expect(headings.map(({data}) => data)).toEqual([
    {id: '2026-06-25', hProperties: {id: '2026-06-25', dataKinds: 'added removed'}},
    {id: '2025-12-12', hProperties: {id: '2025-12-12', dataKinds: 'changed'}},
  ]);
});

test('changes say their kind, to readers and to the style sheet, and keep links and code', () => {
  const [list] = children.filter((node): node is List => node.type === 'list');
  expect(list!.data).toEqual({hProperties: {dataKinds: 'added removed'}});
  expect(list!.children.map((item) => [item.data, toString(item)])).toEqual([
    [{hProperties: {dataKind: 'added'}}, 'Added: Curves have names.'],
    [{hProperties: {dataKind: 'added'}}, 'Added: A scenario can be merged.'],
    [{hProperties: {dataKind: 'removed'}}, 'Removed: The export old is gone.'],
  ]);
  expect(JSON.stringify(list)).toContain('"type":"link"');
  expect(JSON.stringify(list)).toContain('"type":"inlineCode","value":"old"');
});

test('a change of two paragraphs stops the build, which says where', () => {
  expect(() => after('<ApiChanges />', 'changes-in-paragraphs')).toThrow(
    'api/changelog.mdx: not one paragraph: “One.\n\nTwo.”',
  );
});

test('a page without changes stays as it is', () => {
  expect(after('Words.').children).toHaveLength(1);
});
