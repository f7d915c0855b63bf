import path from 'node:path';
import type {Heading, List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {inWords, readChanges, type Kind, type Release} from '../api-changes/read';
import {attributesOf} from '../openapi/element';
import {imported} from './imported';
import {inlineOf} from './paragraph';
import {valueAttribute} from './valueAttribute';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Puts content/api-changes.yml in the place of `<ApiChanges />`: a section for each release, and above them the choice of
 * a kind, which the style sheet obeys. `<ApiChanges newest={3} />` becomes a list of so many, which leads there.
 */
export function apiChanges({root = ROOT}: {readonly root?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    const at = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApiChanges');
    const node = tree.children[at];
    if (node?.type !== 'mdxJsxFlowElement') return;
    const releases = readChanges(root);
    const {newest} = attributesOf(node);
    if (newest) {
      const listed = releases.slice(0, Number(newest)).map(inShort);
      const attributes = [valueAttribute('releases', listed)];
      tree.children.splice(at, 1, {type: 'mdxJsxFlowElement', name: 'NewestChanges', attributes, children: []});
      tree.children.unshift(imported('NewestChanges', '@site/src/components/NewestChanges'));
      return;
    }
    tree.children.splice(
      at,
      1,
      {type: 'mdxJsxFlowElement', name: 'ChangeKinds', attributes: [], children: []},
      ...releases.flatMap((release) => section(release, file)),
    );
    tree.children.unshift(imported('ChangeKinds', '@site/src/components/ChangeKinds'));
  };
}

/** `4 added, 2 changed` */
function inShort({date, title, changes}: Release): Record<'date' | 'day' | 'title' | 'text', string> {
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  const counts = kinds.map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`);
  return {date, day: inWords(date), title, text: counts.join(', ')};
}

function section({date, title, changes}: Release, file: VFile): RootContent[] {
  const kinds = [...new Set(changes.map(({kind}) => kind))].join(' ');
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: `${inWords(date).replaceAll(' ', '\u00a0')}: ${title}`}], // a date in one line
    data: {id: date, hProperties: {id: date, dataKinds: kinds}} as Heading['data'],
  };
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: changes.map(({kind, text}) => item(kind, text, file)),
    data: {hProperties: {dataKinds: kinds}},
  };
  return [heading, list];
}

function item(kind: Kind, text: string, file: VFile): ListItem {
  const says = inlineOf(text, file.path);
  const word: Paragraph['children'][number] = {
    type: 'strong',
    children: [{type: 'text', value: kind[0]!.toUpperCase() + kind.slice(1)}],
  };
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [word, {type: 'text', value: ': '}, ...says]}],
    data: {hProperties: {dataKind: kind}},
  };
}
