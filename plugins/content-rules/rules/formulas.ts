import type {RootContent, Table} from 'mdast';
import type {} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import {atNode} from '../document';
import type {Finding, Rule} from '../types';

const HEAD = ['Symbol', 'Meaning', 'Unit'];

/** A formula on a line of its own, or several in a row, is followed by a table that says what each symbol is. */
export const formulas: Rule = {
  id: 'formulas',
  check(document) {
    const {children} = document.tree;
    return children.flatMap((node, at): Finding[] => {
      if (node.type !== 'math') return [];
      const next = children.slice(at + 1).find(({type}) => type !== 'math');
      if (next && isWhereList(next)) return [];
      const head = `| ${HEAD.join(' | ')} |`;
      return [atNode(document, node, 'formula whose symbols are not explained', `Put a table below it: ${head}`)];
    });
  },
};

function isWhereList(node: RootContent): node is Table {
  if (node.type !== 'table') return false;
  return node.children[0]?.children.map((cell) => toString(cell)).join() === HEAD.join();
}
