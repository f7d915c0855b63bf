import {visit} from 'unist-util-visit';
import {known, languageOf} from '../../rehype/grammars';
import {atNode} from '../document';
import type {Finding, Rule} from '../types';

/** Each block of code says its language, so that the build can highlight it. */
export const code: Rule = {
  id: 'code',
  check(document) {
    const findings: Finding[] = [];
    visit(document.tree, 'code', (node) => {
      const names = known.join(', ');
      if (!node.lang) {
        findings.push(
          atNode(document, node, 'block of code without a language', `Open it with \`\`\` and one of ${names}`),
        );
      } else if (!languageOf(node.lang)) {
        findings.push(atNode(document, node, `unknown language “${node.lang}”`, `Write one of ${names}`));
      }
    });
    return findings;
  },
};
