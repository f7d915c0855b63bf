import type {Element, ElementContent, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** From so many columns on, the first one stays in sight while the others scroll. */
const MANY_COLUMNS = 4;

/**
 * Gives each table a frame of its own that scrolls sideways and takes the focus, named by the heading above it; alone
 * the table moves, never the page. Alignment becomes a class: as an attribute it would end up as inline style.
 */
export function tables() {
  return (tree: Root): void => {
    let heading = '';
    let count = 0;
    visit(tree, 'element', (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element).trim();
      if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
      count += 1;
      align(element);
      const name = heading ? `Table ${count}: ${heading}` : `Table ${count}`;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table', ...kinds(element)],
          role: 'region',
          tabIndex: 0,
          ariaLabel: name,
        },
        children: [element],
      };
      return SKIP;
    });
  };
}

/** Many columns, or the list below a formula that says what its symbols are. */
function kinds(table: Element): string[] {
  if (columns(table) >= MANY_COLUMNS) return ['table-wide'];
  const heads = selectAll('th', table).map((cell) => toString(cell).trim());
  return heads.join() === 'Symbol,Meaning,Unit' ? ['table-where'] : [];
}

function columns(table: Element): number {
  let most = 0;
  visit(table, 'element', ({tagName, children}) => {
    if (tagName === 'tr') most = Math.max(most, children.filter(isCell).length);
  });
  return most;
}

function align(table: Element): void {
  visit(table, 'element', (cell) => {
    const {align: side, ...properties} = cell.properties;
    if (!isCell(cell)) return;
    cell.properties = properties;
    if (side === 'right' || side === 'center') cell.properties.className = [side];
    if (cell.tagName === 'th') cell.properties.scope ??= 'col';
  });
}

function isCell(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');
}
