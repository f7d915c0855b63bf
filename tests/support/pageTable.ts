import {existsSync, readFileSync} from 'node:fs';
import type {TableRow} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readDocument} from '../../plugins/content-rules/document';
import type {Document} from '../../plugins/content-rules/types';
import {readTable} from '../../plugins/remark/tables';
import {sum} from '../../src/sum';

/** A number as a page prints it: `−1,250.50 kWh/m²` is −1250.5 with 2 decimals in kWh/m². */
export interface Quantity {
  readonly value: number;
  readonly unit: string; // behind the number; '' if there is none
  readonly decimals: number;
}

/** A row of a table. A head may be named without its unit: `Energy` is `Energy (PJ)`. */
export interface Row {
  readonly line: number;
  /** What a cell says, without marks; spaces that don't break are spaces. */
  readonly text: (head: string) => string;
  /** The number of a cell as it is printed: 35 for `35 %`. An error if it is none, or more than one. */
  readonly number: (head: string) => number;
  /** The same with its unit, and the decimals for `expect(result).toBeCloseTo(value, decimals)`. */
  readonly quantity: (head: string) => Quantity;
}

interface PageTable {
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** The row whose first cell says this; an error if there is none, or more than one. */
  readonly row: (name: string) => Row;
}

/** The sum of a column, over some rows. */
export function columnSum(rows: readonly Row[], head: string): number {
  return sum(rows, ({number}) => number(head));
}

/** The file of a page that is named without its ending, such as `docs/biomass`: Markdown may become MDX. */
export function pageFile(page: string): string {
  const file = [`${page}.md`, `${page}.mdx`].find((name) => existsSync(name));
  if (!file) throw new Error(`${page}  is neither a .md nor a .mdx file`);
  return file;
}

/** Reads the table of a page that stands between `:::table[…]{#id}` and `:::`. */
export function pageTable(file: string, id: string): PageTable {
  return tableIn(file, readFileSync(file, 'utf8'), id);
}

/** The same from the text of a page. */
export function tableIn(file: string, page: string, id: string): PageTable {
  const {tree, unreadable} = parsed(file, page);
  if (unreadable) throw wrong(file, unreadable.line, unreadable.message);
  const ids: string[] = [];
  let found: PageTable | null = null;
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'table') return;
    ids.push(`#${node.attributes?.id ?? ''}`);
    if (node.attributes?.id !== id) return;
    const read = readTable(node);
    if (!('id' in read)) throw wrong(file, lineOf(node), read[0]!.message);
    found = tableOf(file, id, read.table.children);
  });
  if (!found) throw wrong(file, 1, `no table #${id}, but ${ids.join(', ') || 'none at all'}`);
  return found;
}

const known = new Map<string, Document>(); // by file; a page has many tables, and takes long to parse

function parsed(file: string, page: string): Document {
  const before = known.get(file);
  const document = before?.text === page ? before : readDocument(file, page);
  known.set(file, document);
  return document;
}

function tableOf(file: string, id: string, [head, ...body]: readonly TableRow[]): PageTable {
  const heads = textsOf(head!);
  const rows = body.map((row) => rowOf(file, lineOf(row), heads, textsOf(row)));
  return {
    heads,
    rows,
    row: (name) => {
      const [first, second] = rows.filter(({text}) => text(heads[0]!) === name);
      if (!first) throw wrong(file, lineOf(head!), `#${id} has no row “${name}”`);
      if (second) throw wrong(file, second.line, `#${id} has a second row “${name}”`);
      return first;
    },
  };
}

function rowOf(file: string, line: number, heads: readonly string[], cells: readonly string[]): Row {
  const text = (head: string): string => {
    const exact = heads.indexOf(head);
    const places = exact < 0 ? heads.flatMap((name, place) => (withoutUnit(name) === head ? [place] : [])) : [exact];
    const [place] = places;
    if (place === undefined) throw wrong(file, line, `no column “${head}”, but ${heads.join(', ')}`);
    if (places.length > 1) throw wrong(file, line, `more than one column “${head}”: name it with its unit`);
    return cells[place] ?? '';
  };
  const quantity = (head: string): Quantity => {
    const read = quantityOf(text(head));
    if (!read) throw wrong(file, line, `“${text(head)}” in “${head}” is not one number`);
    return read;
  };
  return {line, text, quantity, number: (head) => quantity(head).value};
}

/** Reads 1,128.5, −3, 35 %, € 12, 56.4 kg CO₂/GJ; null for what is no number, or more than one. */
export function quantityOf(text: string): Quantity | null {
  const [, sign, digits, unit = ''] = NUMBER.exec(text.replaceAll(SPACES, ' ').trim()) ?? [];
  if (digits === undefined) return null;
  const plain = digits.replaceAll(/[, ]/g, '');
  const value = Number(plain);
  return {value: sign ? 0 - value : value, unit, decimals: plain.split('.')[1]?.length ?? 0};
}

const SPACES = /[\u00a0\u2009\u202f]/g;
// The sign, digits with or without separators of thousands, and a unit, in which no other number stands.
const NUMBER =
  /^[≈~]? ?[€$]? ?(?:([-−–])|\+)?[€$]? ?((?:\d{1,3}(?:[, ]\d{3})+(?![\d,])|\d+)(?:\.\d+)?)(?: ?([\p{L}%‰°€$#](?:(?! [-−–+]?\d)[^=])*))?$/u;

function withoutUnit(head: string): string {
  return head.replace(/ \([^()]*\)$/, '');
}

function textsOf({children}: TableRow): string[] {
  return children.map((cell) => toString(cell).replaceAll(SPACES, ' ').trim());
}

function lineOf({position}: {readonly position?: {readonly start: {readonly line: number}}}): number {
  return position?.start.line ?? 1;
}

function wrong(file: string, line: number, what: string): Error {
  return new Error(`${file}:${line}  ${what}`);
}
