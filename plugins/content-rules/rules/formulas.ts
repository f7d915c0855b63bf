import type {Element} from 'hast';
import type {RootContent, Table} from 'mdast';
import type {} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import rehypeKatex from 'rehype-katex';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {katex} from '../../../config/katex';
import {atNode} from '../document';
import type {Finding, Rule} from '../types';

const HEAD = ['Symbol', 'Meaning', 'Unit'];

/**
 * A formula can be read: a build would print it in red, and go on. One on a line of its own, or several in a row, is
 * followed by a table that says what each symbol is.
 */
export const formulas: Rule = {
  id: 'formulas',
  check(document) {
    const findings: Finding[] = [];
    visit(document.tree, ['math', 'inlineMath'], (node) => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return;
      const problem = problemOf(node.value, node.type === 'math');
      if (problem) findings.push(atNode(document, node, `this is no formula: ${problem}`, REMEDY));
    });
    const {children} = document.tree;
    for (const [at, node] of children.entries()) {
      if (node.type !== 'math') continue;
      const next = children.slice(at + 1).find(({type}) => type !== 'math');
      if (next && isWhereList(next)) continue;
      const head = `| ${HEAD.join(' | ')} |`;
      findings.push(atNode(document, node, 'formula whose symbols are not explained', `Put a table below it: ${head}`));
    }
    return findings;
  },
};

const REMEDY = 'Write it as KaTeX reads it; the sign of a dollar is \\$';
const UNDERLINE = '\u0332'; // KaTeX underlines the place, which a terminal shows as rubbish

/** What KaTeX says of a formula that it cannot read; null if it can. */
function problemOf(formula: string, display: boolean): string | null {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [display ? 'math-display' : 'math-inline']},
    children: [{type: 'text', value: formula}],
  };
  const file = new VFile();
  rehypeKatex(katex)({type: 'root', children: [code]}, file);
  const [message] = file.messages;
  if (!message) return null;
  const [said = ''] = (message.cause as Error).message.split('\n');
  return said.replace(/^(?:KaTeX parse error: )?(?:LaTeX-incompatible input[^:]*: )?/, '').replaceAll(UNDERLINE, '');
}

function isWhereList(node: RootContent): node is Table {
  if (node.type !== 'table') return false;
  return node.children[0]?.children.map((cell) => toString(cell)).join() === HEAD.join();
}
