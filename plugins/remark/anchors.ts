import path from 'node:path';
import type {Heading, Node, Paragraph, Parent, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** An element without text: `data` says which. */
interface Target {
  readonly type: 'target';
  readonly data: {readonly hName: 'span'; readonly hProperties: {readonly id: string}};
  readonly children: [];
}

/**
 * Keeps old hashes alive. For front matter `anchors: {old-id: new-id}` an empty element with the old id stands before the
 * heading with the new one, so that a link to it arrives without any script. For `anchors: {old-id: /other/page/#id}` the
 * last lines of the page say where the part is now: src/early/hash.ts sends readers on, and without scripts the line shows
 * to those who come by the old hash (src/css/content.css). The link is checked as all links are. The id is not reported to
 * Docusaurus, so that a link to it, or another page's `anchors`, stops the build instead of leading from page to page.
 */
export function oldAnchors() {
  return (tree: Root, file: VFile): void => {
    const fail = (problem: string): never => {
      throw new Error(`${path.relative(file.cwd, file.path)}: ${problem}`);
    };
    const entries = readAnchors((file.data.frontMatter as {anchors?: unknown} | undefined)?.anchors, fail);
    if (!entries.length) return;

    const headings = new Map<string, {parent: Parent; heading: Heading}>();
    visit(tree, 'heading', (heading, _, parent) => {
      const id = (heading.data as {id?: string} | undefined)?.id;
      if (id && parent) headings.set(id, {parent, heading});
    });
    const ids = idsIn(tree);
    for (const [old, now] of entries) {
      if (headings.has(old))
        return fail(`anchors names ${old} as an old id, but a heading has it. Remove it from anchors`);
      if (ids.has(old)) return fail(`anchors names ${old} as an old id, but the page has it. Remove it from anchors`);
      if (now.startsWith('/')) {
        tree.children.push(signpost(old, now));
        continue;
      }
      const place = headings.get(now);
      if (!place) {
        return fail(
          `anchors leads ${old} to ${now}, but no heading has this id. It has: ${[...headings.keys()].join(', ')}`,
        );
      }
      const target: Target = {type: 'target', data: {hName: 'span', hProperties: {id: old}}, children: []};
      const {children} = place.parent;
      children.splice(children.indexOf(place.heading), 0, target as unknown as RootContent);
    }
  };
}

/** Says where a part is that has gone to another page. It shows the address: a title would be that of the last build. */
function signpost(id: string, address: string): Paragraph {
  return {
    type: 'paragraph',
    data: {hProperties: {id, dataMoved: ''}},
    children: [
      {type: 'text', value: 'This part has moved to '},
      {type: 'link', url: address, children: [{type: 'text', value: address}]},
      {type: 'text', value: '.'},
    ],
  };
}

/** Ids of figures, tables and other elements. */
function idsIn(tree: Root): Set<string> {
  const ids = new Set<string>();
  const add = (id: unknown): void => {
    if (typeof id === 'string') ids.add(id);
  };
  visit(tree, (node: Node | ContainerDirective | MdxJsxFlowElement | MdxJsxTextElement) => {
    add((node.data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id);
    if (!('attributes' in node)) return;
    if (!Array.isArray(node.attributes)) return add(node.attributes?.id);
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') add(attribute.value);
    }
  });
  return ids;
}

function readAnchors(anchors: unknown, fail: (problem: string) => never): [string, string][] {
  if (anchors === undefined) return [];
  const entries = typeof anchors === 'object' && !Array.isArray(anchors) ? Object.entries(anchors ?? {}) : [];
  const pairs = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!pairs.length || pairs.length < entries.length) {
    fail(
      'anchors is a list of old and new ids: `old-id: new-id`, or `old-id: /other/page/#id` for what has moved there',
    );
  }
  return pairs;
}
