import type {Node, PhrasingContent, Table, TableCell} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Document} from '../../plugins/content-rules/types';
import {isKey, isProblem, keyMark, type Directive, type KeyMark, type Statement} from '../../plugins/remark/marks';

/** A key that a document names, and what it says of it. */
export interface Named {
  readonly file: string;
  readonly line: number;
  readonly kind: KeyMark['kind'] | 'code'; // code: a key in backticks, of which the text says not what it is
  readonly key: string;
  readonly says: Readonly<Partial<Record<Statement, string>>>;
}

/** Heads of columns that are compared, in small letters; what follows in brackets or <small> does not count. */
const HEADS: Readonly<Record<string, Statement | 'range'>> = {
  unit: 'unit',
  min: 'min',
  minimum: 'min',
  max: 'max',
  maximum: 'max',
  range: 'range',
  step: 'step',
  default: 'default',
  'start value': 'default',
};

/** Every key in a document, in its order: marks, keys in the rows of tables, and code in the form of a key. */
export function namedIn(document: Document): Named[] {
  const {file, tree} = document;
  const named: Named[] = [];
  const add = (node: Node, {kind, key, says}: Pick<Named, 'kind' | 'key' | 'says'>): void => {
    named.push({file, line: node.position?.start.line ?? 1, kind, key, says});
  };
  const read = (node: Node, more: Named['says'] = {}): void => {
    visit(node, (inner) => {
      const key = keyIn(inner as PhrasingContent);
      if (key) add(inner, {...key, says: {...more, ...key.says}});
      return key ? SKIP : undefined;
    });
  };
  visit(tree, (node) => {
    if (node.type === 'table') {
      for (const {cells, at, says} of rowsOf(node))
        cells.forEach((cell, index) => read(cell, index === at ? says : {}));
      return SKIP;
    }
    const key = keyIn(node as PhrasingContent);
    if (key) add(node, key);
    return key ? SKIP : undefined;
  });
  return named;
}

function keyIn(node: PhrasingContent | Directive): Pick<Named, 'kind' | 'key' | 'says'> | null {
  if (node.type === 'textDirective') {
    const mark = keyMark(node);
    return mark && !isProblem(mark) ? mark : null;
  }
  // A single word may be anything; keys of inputs and queries have more.
  return node.type === 'inlineCode' && isKey(node.value) && /_.*_/.test(node.value)
    ? {kind: 'code', key: node.value, says: {}}
    : null;
}

interface Row {
  readonly cells: readonly TableCell[];
  readonly at: number; // the cell with the key that the row is about; -1 if there is none
  readonly says: Named['says'];
}

/** The rows of a table, each with what its columns say of the first key in it. */
function rowsOf(table: Table): Row[] {
  const [head, ...rows] = table.children;
  const columns = head?.children.map((cell) => HEADS[headOf(cell)]) ?? [];
  return rows.map(({children: cells}) => {
    const says: Partial<Record<Statement, string>> = {};
    cells.forEach((cell, index) => {
      const column = columns[index];
      const text = toString(cell).trim();
      if (!column || !text) return;
      if (column !== 'range') says[column] = text;
      else [says.min, says.max] = rangeOf(text);
    });
    const stated = Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined));
    return {cells, at: cells.findIndex((cell) => cell.children.some(keyIn)), says: stated};
  });
}

/** `Minimum <small>MW</small>` and `Minimum (MW)` are `minimum`. */
function headOf(cell: TableCell): string {
  return toString(cell.children.filter(({type}) => type === 'text'))
    .replace(/[(,].*$/, '')
    .trim()
    .toLowerCase();
}

/** `0 to 100`, `0–100` and `−5 … 5` are two numbers; anything else says nothing that could be compared. */
function rangeOf(text: string): [string?, string?] {
  const [, min, max] = /^([-−]?[\d., ]*\d)\s*(?:to|–|—|…|\.\.\.?)\s*([-−]?[\d., ]*\d)/.exec(text) ?? [];
  return [min, max];
}
