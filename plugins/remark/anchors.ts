import path from 'node:path';
import type {Heading, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** An element without text: `data` says which. */
interface Target {
  readonly type: 'target';
  readonly data: {readonly hName: 'span'; readonly hProperties: {readonly id: string}};
  readonly children: [];
}

/**
 * Keeps old hashes alive: for front matter `anchors: {old-id: new-id}` an empty element with the old id stands before
 * the heading with the new one, so that a link to it arrives without any script.
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
    for (const [old, id] of entries) {
      const place = headings.get(id);
      if (!place) {
        return fail(
          `anchors leads ${old} to ${id}, but no heading has this id. It has: ${[...headings.keys()].join(', ')}`,
        );
      }
      if (headings.has(old))
        return fail(`anchors names ${old} as an old id, but a heading has it. Remove it from anchors`);
      const target: Target = {type: 'target', data: {hName: 'span', hProperties: {id: old}}, children: []};
      const {children} = place.parent;
      children.splice(children.indexOf(place.heading), 0, target as unknown as RootContent);
    }
  };
}

function readAnchors(anchors: unknown, fail: (problem: string) => never): [string, string][] {
  if (anchors === undefined) return [];
  const entries = typeof anchors === 'object' && !Array.isArray(anchors) ? Object.entries(anchors ?? {}) : [];
  const pairs = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!pairs.length || pairs.length < entries.length) fail('anchors is a list of old and new ids: `old-id: new-id`');
  return pairs;
}
