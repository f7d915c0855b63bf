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
    return findings;
  },
};

function asWritten({file}: Document, id: string): string {
  return file.endsWith('.mdx') ? `{/* #${id} */}` : `{#${id}}`;
}
