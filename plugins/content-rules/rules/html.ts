import type {} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import {atNode, elementsOf} from '../document';
import type {Finding, Rule} from '../types';

/** What stands for elements that nobody would check if they were written as such. */
const INSTEAD = new Map([
  ['a', 'Write [words](target), which is checked'],
  ['img', 'Write ![words](file), which is checked and keeps its place on the page'],
]);

/** Text is Markdown: no HTML in .md, and in .mdx no code, and nothing that goes past the checks and the style sheet. */
export const html: Rule = {
  id: 'html',
  check(document) {
    const findings: Finding[] = [];
    visit(document.tree, 'html', (node) => {
      if (/^(?:<!--[^]*?-->\s*)+$/.test(node.value)) return;
      const [tag = node.value] = node.value.split('\n');
      findings.push(
        atNode(
          document,
          node,
          `HTML in a .md file: ${tag}`,
          'Write Markdown, or name the file .mdx and use a component',
        ),
      );
    });
    visit(document.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      if (/^\s*(?:\/\*[^]*?\*\/\s*)*$/.test(node.value)) return;
      const [code = ''] = node.value.split('\n');
      findings.push(
        atNode(document, node, `{${code}} in the text is code, which the build runs`, 'Write \\{, or `{…}`'),
      );
    });
    for (const {node, name, attributes} of elementsOf(document.tree)) {
      const instead = INSTEAD.get(name);
      if (instead) findings.push(atNode(document, node, `<${name}> in the text`, instead));
      if (attributes.has('style')) {
        findings.push(
          atNode(document, node, `style on <${name}>`, 'Give the component a class in its own style sheet'),
        );
      }
    }
    return findings;
  },
};
