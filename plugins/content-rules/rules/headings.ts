import {toString} from 'mdast-util-to-string';
import {atNode} from '../document';
import type {Document, Finding, Rule} from '../types';

/** Headings step down one level at a time, and can be linked to for good. */
export const headings: Rule = {
  id: 'headings',
  check(document) {
    const findings: Finding[] = [];
    const seen = new Set<string>();
    let above = 1; // the title

    for (const {node, id, fixed} of document.headings) {
      const report = (message: string, remedy: string): number =>
        findings.push(atNode(document, node, message, remedy));
      if (node.depth === 1) {
        report('a second title in the text', 'Begin with ##; the title of the front matter is the page’s only #');
      } else if (node.depth > above + 1) {
        report(`heading steps from level ${above} to ${node.depth}`, `Write ${'#'.repeat(above + 1)}`);
      }
      if (node.depth === 2 && !fixed) {
        const [, words = '', ofMdx] = /^(.*?)\s*(?:\{\/\* #(\S+) \*\/\})?$/.exec(toString(node))!;
        report(`heading “${words}” has no fixed id`, `End the line with ${asWritten(document, ofMdx ?? id)}`);
      }
      if (seen.has(id)) report(`two headings have the id #${id}`, 'Give each its own');
      if (/[^a-z0-9_-]/i.test(id) && fixed)
        report(`the id #${id} has signs beside letters, digits and -`, 'Leave them out');
      seen.add(id);
      above = node.depth;
    }
    return [...findings, ...inLayers(document)];
  },
};

/** What a page says in short opens it, and its exact rules end it. */
function inLayers(document: Document): Finding[] {
  const parts = document.headings.filter(({node}) => node.depth === 2);
  const first = parts.findIndex(({id}) => id === 'in-short');
  const last = parts.findIndex(({id}) => id === 'exact-rules');
  const move = (at: number, message: string, remedy: string): Finding =>
    atNode(document, parts[at]!.node, message, remedy);
  return [
    ...(first > 0 ? [move(first, '#in-short does not open the page', 'Put it before all other parts')] : []),
    ...(last !== -1 && last !== parts.length - 1
      ? [move(last, '#exact-rules does not end the page', 'Put it behind all other parts')]
      : []),
  ];
}

function asWritten({file}: Document, id: string): string {
  return file.endsWith('.mdx') ? `{/* #${id} */}` : `{#${id}}`;
}
