import type {Code, Heading, Nodes, Root, Table} from 'mdast';
import type {SectionRecord} from '../../src/search/types';

/** Blocks whose text is not one run with what follows. */
const BLOCKS = ['paragraph', 'heading', 'listItem', 'blockquote', 'table', 'tableRow', 'footnoteDefinition'];

/**
 * Cuts a document at its headings. Its title is not one of them; what stands above the first is the first section.
 * `idOf` says where links to a heading lead, or '' for one that cannot be linked to, which starts no section.
 */
export function split(tree: Root, idOf: (heading: Heading) => string): SectionRecord[] {
  const sections: (Omit<SectionRecord, 'text' | 'code'> & {text: string[]; code: string[]})[] = [
    {anchor: '', heading: '', level: 1, above: [], text: [], code: []},
  ];
  const above: {level: number; heading: string}[] = [];
  walk(tree);
  return sections.map(({text, code, ...rest}) => ({...rest, text: tidy(text.join(' ')), code: tidy(code.join(' '))}));

  function walk(node: Nodes): void {
    if (node.type === 'heading') {
      const anchor = node.depth === 1 ? '' : idOf(node);
      if (node.depth === 1) return;
      const heading = tidy(textOf(node)).replace(/\s*\{#[^}]*\}$/, ''); // as .md files write an id
      if (!anchor) {
        sections.at(-1)!.text.push(heading);
        return;
      }
      while (above.length && above.at(-1)!.level >= node.depth) above.pop();
      sections.push({anchor, heading, level: node.depth, above: above.map((each) => each.heading), text: [], code: []});
      above.push({level: node.depth, heading});
    } else if (node.type === 'code') sections.at(-1)!.code.push(titled(node));
    else if (node.type === 'table') sections.at(-1)!.text.push(rows(node));
    else if (['paragraph', 'text', 'inlineCode'].includes(node.type)) sections.at(-1)!.text.push(textOf(node));
    else if ('children' in node) node.children.forEach(walk);
  }
}

/** What a reader sees of a node as text; code in a line is text, formulas are none. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return '';
  return node.children.map((child) => textOf(child) + (BLOCKS.includes(child.type) ? ' ' : '')).join('');
}

function rows({children}: Table): string {
  return children.map((row) => row.children.map(textOf).join(' · ')).join('. ');
}

function titled({meta, value}: Code): string {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  return title ? `${title} ${value}` : value;
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
