import type {} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {isMark, isProblem, keyMark, versionMark} from '../../remark/marks';
import {atNode, elementsOf} from '../document';
import type {Finding, Rule} from '../types';

/** Keys and versions are written as marks, in the one form that the build and `npm run facts` read. */
export const marks: Rule = {
  id: 'marks',
  check(document) {
    const findings: Finding[] = [];
    visit(document.tree, ['textDirective', 'leafDirective', 'containerDirective'], (node) => {
      if (node.type !== 'textDirective' && node.type !== 'leafDirective' && node.type !== 'containerDirective') return;
      const read = keyMark(node) ?? versionMark(node);
      if (read && isProblem(read)) findings.push(atNode(document, node, read.message, read.remedy));
    });
    for (const {node} of document.headings) {
      visit(node, 'textDirective', (mark) => {
        if (!isMark(mark)) return;
        findings.push(atNode(document, mark, `:${mark.name} in a heading`, 'Write it in the text below'));
      });
    }
    for (const {node, name} of elementsOf(document.tree)) {
      if (name === 'Key')
        findings.push(atNode(document, node, '<Key> in the text', 'Write :input[key] or :query[key]'));
      if (name === 'Since') {
        findings.push(atNode(document, node, '<Since> in the text', 'Write :after[version] or :until[version]'));
      }
    }
    return findings;
  },
};
