import type {Document} from '../../../plugins/content-rules/types';
import {known, Mistake} from '../blocks';
import {refuseUnlike, type Words} from '../words';
import {oneDataset} from './hours';
import {table, type Options} from './table';

/** What tables are made of: the clones, the dataset whose values are shown, our own words by the name of their file, and all pages. */
export interface Sources {
  readonly etsource: string;
  readonly etmodel: string;
  readonly dataset: string;
  readonly words: <Said = string>(name: string) => Words<Said>;
  readonly documents: () => readonly Document[];
}

/** Writes a table as Markdown; `args` is what stands behind its name in the mark. */
export type Table = (sources: Sources, args: readonly string[]) => string;

/** What stands under each head: a text of the row, by its name, or what is made of the row. */
export type Columns<Row> = Readonly<Record<string, Texts<Row> | ((row: Row) => string)>>;

type Texts<Row> = {[Name in keyof Row]: Row[Name] extends string ? Name : never}[keyof Row];

/** A table as data: where its rows come from, and what its columns say of each. `{dataset}` in title and heads is the dataset. */
export interface Form<Row> extends Options {
  readonly title: string | ((sources: Sources, names: readonly string[]) => string);
  readonly id: string | ((names: readonly string[]) => string);
  readonly takes?: 'dataset' | 'names'; // what the mark has to say; without it nothing
  readonly rows: (sources: Sources, names: readonly string[]) => readonly Row[];
  readonly columns: Columns<Row> | ((sources: Sources, names: readonly string[], rows: readonly Row[]) => Columns<Row>);
  readonly sum?: (rows: readonly Row[]) => readonly string[]; // a last row that adds up the others
}

/** The one writer of all tables that are data. */
export function tableOf<Row>({title, id, takes, rows, columns, sum, ...options}: Form<Row>): Table {
  return (given, args) => {
    if (!takes && args.length) throw new Mistake(`“${args.join(' ')}” is too much: the table takes no arguments`);
    const sources = takes === 'dataset' ? {...given, dataset: oneDataset(given.etsource, args)} : given;
    const named = (text: string): string => text.replaceAll('{dataset}', sources.dataset);
    const all = rows(sources, args);
    const cells = Object.entries(typeof columns === 'function' ? columns(sources, args, all) : columns);
    return table(
      named(typeof title === 'function' ? title(sources, args) : title),
      typeof id === 'function' ? id(args) : id,
      cells.map(([head]) => named(head)),
      all.map((row) => cells.map(([, cell]) => (typeof cell === 'function' ? cell(row) : String(row[cell])))),
      {...options, ...(sum && {total: sum(all)})},
    );
  };
}

/** Several tables under one name: the mark says which. */
export function oneOf(tables: Readonly<Record<string, Table>>): Table {
  return (sources, args) => {
    const [name, names] = [args.join(' '), Object.keys(tables).filter(Boolean)];
    return known(tables[name], `“${name}” is none of ${names.join(', ')}`)(sources, []);
  };
}

/** Rows with our own words for each, in the order of these. A row without words is an error, and so are words without a row. */
export function withWords<Row extends {readonly key: string}, Said>(
  words: Words<Said>,
  rows: readonly Row[],
): (Row & {readonly said: Said})[] {
  refuseUnlike(words, [...new Set(rows.map(({key}) => key))]);
  return [...words.said].flatMap(([key, said]) => rows.filter((row) => row.key === key).map((row) => ({...row, said})));
}

/** Rows of which those with one name share one; one that is not like the rest of its name is an error. */
export function sharing<Row extends {readonly key: string; readonly name: string}>(rows: readonly Row[]): Row[] {
  const said = (row: Row): string => JSON.stringify({...row, key: ''});
  return grouped(rows, ({name}) => name).map((alike) => {
    const [first] = alike as [Row];
    const other = alike.find((row) => said(row) !== said(first));
    if (other) throw new Mistake(`${other.key} is not like the rest of “${other.name}”`);
    return first;
  });
}

/** What has one name, together, in the order in which the names come first. */
export function grouped<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const name = nameOf(one);
    if (!groups.get(name)?.push(one)) groups.set(name, [one]);
  }
  return [...groups.values()];
}
