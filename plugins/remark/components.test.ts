import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {marks, readSliders} from './components';

/** The syntax tree of a text in which the marks have become components. */
function after(text: string): Root {
  const tree: Root = unified().use(remarkParse).use(remarkDirective).parse(text);
  marks()(tree, new VFile({path: '/site/docs/supply.md', cwd: '/site'}));
  return tree;
}

const attributes = (props: Record<string, string>) =>
  Object.entries(props).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

test('a page imports each component that it shows once, and no other', () => {
  const [first, second] = after('A :query[a_b], :query[a_c].').children;
  expect(first).toMatchObject({type: 'mdxjsEsm', value: "import Key from '@site/src/components/Key';"});
  expect(second).toMatchObject({
    type: 'paragraph',
    children: [
      {type: 'text'},
      {type: 'mdxJsxTextElement', name: 'Key', attributes: attributes({name: 'a_b'}), children: []},
      {type: 'text'},
      {name: 'Key'},
      {type: 'text'},
    ],
  });
  expect(after('Words, input:input, :note[a].').children.map(({type}) => type)).toEqual(['paragraph']);
});

test('an input with a slider knows its place in the model, whatever it says beside', () => {
  const at = 'https://energytransitionmodel.com/scenario/demand/households/population-and-housing-stock';
  expect(after(':input[households_number_of_inhabitants]{unit=mln min=0}').children[1]).toMatchObject({
    children: [{attributes: attributes({name: 'households_number_of_inhabitants', at, says: 'mln, from 0'})}],
  });
  expect(after(':query[households_number_of_inhabitants]').children[1]).toMatchObject({
    children: [{attributes: attributes({name: 'households_number_of_inhabitants'})}],
  });
});

test('a passage keeps what is in it, keys as well', () => {
  const tree = after(':::after[2025-01]\n\nSee :query[a_b].\n\n:::');
  expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'mdxjsEsm',
    'mdxjsEsm',
    'Since',
  ]);
  expect(tree.children[2]).toMatchObject({
    type: 'mdxJsxFlowElement',
    attributes: attributes({holds: 'after', version: '2025-01'}),
    children: [{type: 'paragraph', children: [{value: 'See '}, {name: 'Key'}, {value: '.'}]}],
  });
});

test('a mark that cannot be read stops the build with file, line and remedy', () => {
  expect(() => after('Text\n\n:input[A]')).toThrow(/^docs\/supply\.md:3: “A” is no key → Write :input\[key\]/);
  expect(() => after(':after[2020-01]')).toThrow('docs/supply.md:1: “2020-01” is no stable version');
});

test('the list of sliders is a key and a slide a line, sorted', () => {
  const text = readFileSync(path.join(__dirname, '../../config/sliders.txt'), 'utf8');
  expect(text).toMatch(/^(?:[a-z0-9_]+ [a-z]+\/[a-z0-9_]+\/[a-z0-9_-]+\n)+$/);
  expect([...readSliders(text).keys()]).toEqual([...readSliders(text).keys()].sort());
});
