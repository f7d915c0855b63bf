import type {Heading, Root} from 'mdast';
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
  const file = new VFile({
    path: 'docs/supply.md',
    cwd: '.',
    data: {frontMatter: anchors === undefined ? {} : {anchors}},
  });
  oldAnchors()(tree, file);
  return tree;
}

test('an old id stands before the heading that took its place', () => {
  const {children} = keep({'what-it-costs': 'costs', 'its-units': 'units'});
  expect(children.map(({type}) => type)).toEqual(['target', 'heading', 'blockquote']);
  expect(children[0]).toMatchObject({data: {hName: 'span', hProperties: {id: 'what-it-costs'}}});
  expect(children[2]).toMatchObject({children: [{data: {hProperties: {id: 'its-units'}}}, {type: 'heading'}]});
});

test('a document without old ids stays as it is', () => {
  expect(keep(undefined).children).toHaveLength(2);
});

test('what leads nowhere stops the build with file and remedy', () => {
  expect(() => keep({old: 'cost'})).toThrow(
    'docs/supply.md: anchors leads old to cost, but no heading has this id. It has: costs, units',
  );
  expect(() => keep({units: 'costs'})).toThrow('anchors names units as an old id, but a heading has it');
  expect(() => keep(['old'])).toThrow('docs/supply.md: anchors is a list of old and new ids: `old-id: new-id`');
});
