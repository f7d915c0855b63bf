import type {Heading, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {oldAnchors} from './anchors';

/** A document with the headings `costs` and `units`, the second of them in a quotation. */
function keep(anchors: unknown): Root {
  const heading = (id: string): Heading => ({
    type: 'heading',
    depth: 2,
    data: {id} as Heading['data'],
    children: [{type: 'text', value: id}],
  });
  const tree: Root = {
    type: 'root',
    children: [heading('costs'), {type: 'blockquote', children: [heading('units')]}],
  };
  oldAnchors()(tree, fileWith(anchors));
  return tree;
}

function fileWith(anchors: unknown): VFile {
  return new VFile({path: 'docs/supply.md', cwd: '.', data: {frontMatter: anchors === undefined ? {} : {anchors}}});
}

const attribute = (name: string, value: string): object => ({type: 'mdxJsxAttribute', name, value});

test('an old id stands before the heading that took its place', () => {
  const {children} = keep({'what-it-costs': 'costs', 'its-units': 'units'});
  expect(children.map(({type}) => type)).toEqual(['target', 'heading', 'blockquote']);
  expect(children[0]).toMatchObject({data: {hName: 'span', hProperties: {id: 'what-it-costs'}}});
  expect(children[2]).toMatchObject({children: [{data: {hProperties: {id: 'its-units'}}}, {type: 'heading'}]});
});

test('an old id whose part has moved to another page stands at the end, with the way there', () => {
  const {children} = keep({heat: '/main/heat/#pumps', 'its-units': 'units', gas: '/main/gas/'});
  expect(children.map(({type}) => type)).toEqual(['heading', 'blockquote', 'paragraph', 'paragraph']);
  expect(children.slice(2)).toMatchObject([
    {
      data: {hProperties: {id: 'heat', dataMoved: ''}},
      children: [
        {value: 'This part has moved to '},
        {type: 'link', url: '/main/heat/#pumps', children: [{value: '/main/heat/#pumps'}]},
        {value: '.'},
      ],
    },
    {data: {hProperties: {id: 'gas', dataMoved: ''}}},
  ]);
});

test('a document without old ids stays as it is', () => {
  expect(keep(undefined).children).toHaveLength(2);
});

test('what leads nowhere stops the build with file and remedy', () => {
  expect(() => keep({old: 'cost'})).toThrow(
    'docs/supply.md: anchors leads old to cost, but no heading has this id. It has: costs, units',
  );
  expect(() => keep({units: 'costs'})).toThrow('anchors names units as an old id, but a heading has it');
  expect(() => keep({units: '/main/units/'})).toThrow('anchors names units as an old id, but a heading has it');
  expect(() => keep(['old'])).toThrow('docs/supply.md: anchors is a list of old and new ids: `old-id: new-id`');
});

test('an old id that a table, a figure or a cell still has stops the build', () => {
  const root = (node: object): Root => ({type: 'root', children: [node as RootContent]});
  const nodes = [
    {type: 'containerDirective', name: 'table', attributes: {id: 'plants'}, children: []},
    {type: 'mdxJsxFlowElement', name: 'Supply', attributes: [attribute('id', 'plants')], children: []},
    {type: 'tableCell', data: {hProperties: {id: 'plants'}}, children: []},
  ];
  for (const node of nodes) {
    const move = (old: string) => () => oldAnchors()(root(node), fileWith({[old]: '/main/plants/'}));
    expect(move('plants')).toThrow('anchors names plants as an old id, but the page has it');
    expect(move('fields')).not.toThrow();
  }
});
