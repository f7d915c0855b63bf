import path from 'node:path';
import type {Paragraph, Root, RootContent, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** What a table with a title can do, what its last row is, and whether its first column has keys, which are looked up. */
export const OPTIONS = ['filter', 'sort', 'csv', 'sum', 'keys'] as const;

export type Option = (typeof OPTIONS)[number];

/** A table as `:::table[Title]{#id filter sort csv sum}` holds it. */
interface TitledTable {
  readonly id: string;
  readonly title: Paragraph;
  readonly what: Paragraph | null; // a sentence between title and table
  readonly table: Table;
  readonly options: readonly Option[];
}

interface Problem {
  readonly message: string;
  readonly remedy: string;
}

/** From so many rows on a reader takes help to take them in. */
export const FEW = 8;
const FORM = ':::table[Title]{#id filter sort csv}';

/** Reads a `:::table`: what it holds, or all that is wrong with it. */
export function readTable({attributes, children}: ContainerDirective): TitledTable | readonly Problem[] {
  const problems: Problem[] = [];
  const miss = (message: string, remedy: string): void => void problems.push({message, remedy});

  const [title, ...rest] = children[0]?.data && 'directiveLabel' in children[0].data ? children : [null, ...children];
  if (title?.type !== 'paragraph' || !toString(title).trim()) miss('table without a title', `Write ${FORM}`);

  const {id, ...others} = attributes ?? {};
  if (!id) miss('table without an id', `Write ${FORM}: links lead to it, and its file is named by it`);
  else if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id)) miss(`#${id} is no id`, 'Write lower-case words with hyphens');
  for (const [name, value] of Object.entries(others)) {
    if (!isOption(name)) miss(`a table has no “${name}”`, `Write one of ${OPTIONS.join(', ')}`);
    else if (value) miss(`${name}="${value}"`, `Write ${name} alone`);
  }

  const table = rest.at(-1);
  const [what = null, ...more] = rest.slice(0, -1);
  if (table?.type !== 'table' || more.length || (what && what.type !== 'paragraph')) {
    miss('no table alone', 'Between the colons stands one table, and above it one paragraph at most');
    return problems;
  }
  const rows = table.children.length - 1 - ('sum' in others ? 1 : 0);
  for (const option of ['filter', 'sort'].filter((name) => name in others)) {
    if (rows < FEW)
      miss(
        `${option} on a table of ${rows === 1 ? '1 row' : `${rows} rows`}`,
        `Leave it out: from ${FEW} rows on it helps`,
      );
  }
  if ('keys' in others) {
    const ids = idsOfRows(table);
    const without = ids.indexOf('') + 1;
    if (without) miss(`row ${without} without a key`, 'Begin each row with one: between backticks, or as a mark');
    else if (new Set(ids).size < ids.length) miss('two rows with one key', 'Let one row say all of a key');
  }
  return problems.length
    ? problems
    : {
        id: id!,
        title: title as Paragraph,
        what,
        table,
        options: OPTIONS.filter((name) => name in others),
      };
}

function isOption(name: string): name is Option {
  return OPTIONS.some((option) => option === name);
}

/** The ids of the rows of a table of keys, without its head: `interconnector_n_price` of `interconnector_{n}_price`. */
export function idsOfRows({children: [, ...rows]}: Table): string[] {
  return rows.map(({children: [first]}) => {
    const key = first?.children.find(({type}) => type === 'inlineCode' || type === 'textDirective');
    return key ? toString(key).trim().replace(/[{}]/g, '').replaceAll('/', '-') : '';
  });
}

/** Gives the rows of tables of keys their ids. */
export function addressedRows() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', ({name, attributes, children}) => {
      const table = children.at(-1);
      if (name !== 'table' || table?.type !== 'table' || !(attributes && 'keys' in attributes)) return;
      idsOfRows(table).forEach((id, at) => (table.children[at + 1]!.data = {hProperties: {id}}));
    });
  };
}

/** Makes each `:::table` an element that plugins/rehype/tables.ts completes. */
export function titledTables() {
  return (tree: Root, file: VFile): void => {
    addressedRows()(tree);
    visit(tree, 'containerDirective', (node) => {
      if (node.name !== 'table') return;
      const read = readTable(node);
      if (!('id' in read)) {
        const [{message, remedy}] = read as [Problem];
        const place = `${path.relative(file.cwd, file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${place}  ${message}. ${remedy}`);
      }
      const {id, title, what, table, options} = read;
      node.data = {hName: 'titled-table', hProperties: {id, dataOptions: options.join(' ')}};
      node.children = [title, what, table].filter(
        (child): child is RootContent & (Paragraph | Table) => child !== null,
      );
    });
  };
}
