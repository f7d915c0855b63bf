import {visit} from 'unist-util-visit';
import {atNode} from '../document';
import type {Finding, Rule} from '../types';

/** Languages that the build highlights. */
const LANGUAGES = ['http', 'bash', 'python', 'ruby', 'json', 'yaml', 'text'];

/** Each block of code says its language, so that the build can highlight it. */
export const code: Rule = {
  id: 'code',
  check(document) {
    const findings: Finding[] = [];
    visit(document.tree, 'code', (node) => {
      const known = LANGUAGES.join(', ');
      if (!node.lang) {
        findings.push(
          atNode(document, node, 'block of code without a language', `Open it with \`\`\` and one of ${known}`),
        );
      } else if (!LANGUAGES.includes(node.lang)) {
        findings.push(atNode(document, node, `unknown language “${node.lang}”`, `Write one of ${known}`));
      }
    });
    return findings;
  },
};
