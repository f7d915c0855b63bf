import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isMark} from '../../remark/marks';
import {readTable} from '../../remark/tables';
import {atNode} from '../document';
import type {Finding, Rule} from '../types';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Between `:::` stands an admonition or a table as plugins/remark/tables.ts reads it; each column of a table has a name. */
export const tables: Rule = {
  id: 'tables',
  check(document) {
    const findings: Finding[] = [];
    const ids = new Set(document.headings.map(({id}) => id));

    visit(document.tree, 'table', (node) => {
      const head = node.children[0]?.children ?? [];
      const nameless = head.filter((cell) => !toString(cell).trim());
      if (nameless.length === head.length) return; // a breach of `prose`
      for (const cell of nameless) {
        findings.push(atNode(document, cell, 'column without a name', 'Say in its head what the column holds'));
      }
    });
    visit(document.tree, 'containerDirective', (node) => {
      if (ADMONITIONS.includes(node.name) || isMark(node)) return;
      if (node.name !== 'table') {
        const known = [...ADMONITIONS, 'table', 'after', 'until'].join(', ');
        findings.push(atNode(document, node, `there is no :::${node.name}`, `Write one of ${known}`));
        return;
      }
      const read = readTable(node);
      const problems = 'id' in read ? [] : read;
      findings.push(...problems.map(({message, remedy}) => atNode(document, node, message, remedy)));
      const id = node.attributes?.id;
      if (!id) return;
      if (ids.has(id))
        findings.push(atNode(document, node, `#${id} twice on one page`, 'Give the table an id of its own'));
      ids.add(id);
    });
    visit(document.tree, 'leafDirective', (node) => {
      if (isMark(node)) return;
      findings.push(atNode(document, node, `there is no ::${node.name}`, 'Write :::note or :::table, or no colons'));
    });
    return findings;
  },
};
