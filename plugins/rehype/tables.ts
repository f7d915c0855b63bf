import type {Element, ElementContent, Root, RootContent} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {SKIP, visit} from 'unist-util-visit';
import {LONG} from '../../src/components/DataTable/long';
import {quantityOf} from '../../src/components/DataTable/quantity';
import {imported} from '../remark/imported';

/** From so many columns on, the first one stays in sight while the others scroll. */
const MANY_COLUMNS = 4;

/** Widths of the text column, in rem, from which on a table may be known to fit. */
const WIDTHS = [35, 50];

/**
 * Gives each table a frame of its own that scrolls sideways and takes the focus, named by the heading above it; alone
 * the table moves, never the page. A long one is followed by what unfolds it. Tables with a title, of plugins/remark/tables.ts, get the component that can filter,
 * sort and download, which is imported by the pages that have one.
 */
export function tables() {
  return (tree: Root): void => {
    const names = new Set<string>();
    let heading = '';
    let titled = 0;
    visit(tree, 'element', (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element).trim();
      if (!parent || index === undefined) return undefined;
      if (element.tagName === 'titled-table') {
        titled += 1;
        parent.children[index] = component(element, titled);
        return SKIP;
      }
      if (element.tagName !== 'table') return undefined;
      settle(element);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table', ...kinds(element)],
          role: 'region',
          tabIndex: 0,
          ariaLabel: nameOf(heading, names),
        },
        children: [element],
      };
      const rows = selectAll('tbody tr', element).length;
      // Rows with an address, or a filter of their own, are looked up: all are there.
      if (rows <= LONG || select('tbody [id]', element)) return SKIP;
      parent.children.splice(index + 1, 0, rest(rows));
      return [SKIP, index + 2];
    });
    if (titled > 0) tree.children.unshift(imported('DataTable', '@site/src/components/DataTable'));
  };
}

/** Unfolds the table before it: natively, without a script. src/components/DataTable has the same. */
function rest(rows: number): Element {
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: [{type: 'text', value: `All ${rows} rows`}],
  };
  return {type: 'element', tagName: 'details', properties: {className: ['rest']}, children: [summary]};
}

function nameOf(heading: string, taken: Set<string>): string {
  const name = heading ? `Table: ${heading}` : 'Table';
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name} (${count})`;
  taken.add(free);
  return free;
}

/** Many columns, or the list below a formula that says what its symbols are. */
function kinds(table: Element): string[] {
  if (rowsOf(table).some((row) => row.length >= MANY_COLUMNS)) return ['table-wide'];
  const heads = selectAll('th', table).map((cell) => toString(cell).trim());
  return heads.join() === 'Symbol,Meaning,Unit' ? ['table-where'] : [];
}

/** What is the same for all tables: alignment, units, and where long keys may break. */
function settle(table: Element): void {
  align(table);
  for (const cell of selectAll('thead th', table)) setUnitApart(cell);
  for (const code of selectAll('td code, th code', table)) code.children = code.children.flatMap(breakable);
}

function rowsOf(table: Element): Element[][] {
  return selectAll('tr', table).map((row) => row.children.filter(isCell));
}

/** Alignment becomes a class: as an attribute it would end up as inline style. Numbers stand right, unless told otherwise. */
function align(table: Element): void {
  const [head = [], ...body] = rowsOf(table);
  const areNumbers = head.map((_, column) => column > 0 && holdsNumbers(body.map((row) => row[column])));
  for (const row of [head, ...body]) {
    for (const [column, cell] of row.entries()) {
      const {align: told, ...properties} = cell.properties;
      const side = told ?? (areNumbers[column] ? 'right' : null);
      cell.properties = properties;
      if (side === 'right' || side === 'center') cell.properties.className = [side];
      if (cell.tagName === 'th') cell.properties.scope ??= 'col';
    }
  }
}

function holdsNumbers(cells: readonly (Element | undefined)[]): boolean {
  const texts = cells.map((cell) => (cell ? toString(cell).trim() : '')).filter((text) => !/^[-–]?$/.test(text));
  return texts.length > 1 && texts.every((text) => /^\S{0,8}$/.test(quantityOf(text)?.unit ?? ' '));
}

/** `Capacity (MW)`: what a head ends with in parentheses is its unit. */
function setUnitApart(cell: Element): void {
  const last = cell.children.at(-1);
  const [, name, unit] = (last?.type === 'text' && /^(.*\S)?\s+\(([^()]+)\)\s*$/.exec(last.value)) || [];
  if (!unit || (!name && cell.children.length === 1)) return;
  const small: Element = {type: 'element', tagName: 'small', properties: {}, children: [{type: 'text', value: unit}]};
  cell.children.splice(-1, 1, {type: 'text', value: `${name ?? ''} `}, small);
}

/** A key or path may break behind `_` and `/`, and nowhere else. */
function breakable(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{...node, children: node.children.flatMap(breakable)}];
  if (node.type !== 'text') return [node];
  return node.value
    .split(/(?<=[_/])(?=[^_/])/)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
      {type: 'text', value},
    ]);
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');
}

/** `<DataTable>` around title, head and rows, as src/components/DataTable takes them. */
function component(element: Element, number: number): MdxJsxFlowElementHast & RootContent {
  const [title, what, table] = partsOf(element);
  settle(table);
  for (const cell of selectAll('tbody tr', table).flatMap(({children}) => children.find(isCell) ?? [])) {
    Object.assign(cell, {tagName: 'th', properties: {...cell.properties, scope: 'row'}});
  }
  const rows = selectAll('tr', table);
  for (const row of rows) row.children = row.children.filter(isCell);
  const width = leastWidth(rows.map(({children}) => children.filter(isCell)));
  const fits = WIDTHS.find((rem) => width <= rem);
  const options = String(element.properties.dataOptions).split(' ').filter(Boolean);
  const id = String(element.properties.id);
  const anchors = selectAll('[id]', table).map((part) => String(part.properties.id));
  const count: Element = {
    type: 'element',
    tagName: 'span',
    properties: {},
    children: [{type: 'text', value: `Table ${number}`}],
  };
  title.properties = {id: `${id}-title`, dataTitle: ''};
  title.children.unshift(count, {type: 'text', value: ' '});
  const caption: Element = {type: 'element', tagName: 'div', properties: {}, children: what ? [title, what] : [title]};
  return {
    type: 'mdxJsxFlowElement',
    name: 'DataTable',
    attributes: [
      attribute('id', id),
      attribute('number', String(number)),
      ...options.map((name) => attribute(name, null)),
      ...(kinds(table).includes('table-wide') ? [attribute('wide', null)] : []),
      ...(fits ? [attribute('fits', String(fits))] : []),
      ...(anchors.length ? [attribute('anchors', anchors.join(' '))] : []),
    ],
    children: [caption, ...rows],
  };
}

function partsOf(element: Element): [title: Element, what: Element | null, table: Element] {
  const parts = element.children.filter((child) => child.type === 'element');
  const table = select('table', element);
  if (!parts[0] || !table) throw new Error('A titled table has lost its parts');
  return [parts[0], parts.length > 2 ? parts[1]! : null, table];
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

const LETTER = 0.55; // rem at the size of tables, a broad one
const CODE = 0.53;
const GAP = 1.5; // rem between columns
const ARROW = 1.25; // rem, in the head

/** About how much room a table needs so that no word of it breaks, in rem, rather too much than too little. */
function leastWidth(rows: readonly (readonly Element[])[]): number {
  const columns = rows[0] ?? [];
  return columns.reduce((sum, _, column) => {
    const cells = rows.map((row, index) => (row[column] ? longestWord(row[column]) + (index ? 0 : ARROW) : 0));
    return sum + Math.max(...cells) + GAP;
  }, 0);
}

function longestWord(cell: Element): number {
  const isWhole = Array.isArray(cell.properties.className) && cell.properties.className.includes('right');
  const word = (text: string, letter: number, limit: RegExp): number =>
    Math.max(...text.split(isWhole && cell.tagName === 'td' ? /\n/ : limit).map(({length}) => length * letter));
  const codes = selectAll('code', cell).map((code) => 0.6 + word(toString(code), CODE, /(?<=[_/])/));
  return Math.max(word(toString(cell).replace(/[_/]/g, ' '), LETTER, /[\s-]+/), ...codes);
}
