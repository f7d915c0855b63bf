import {readFileSync} from 'node:fs';
import path from 'node:path';
import {known} from './blocks';
import {documentOf, NODES, readDocuments, type AdDocument} from './documents';
import {readValues} from './files';

/** What a dataset says of nodes before anything is calculated. */
export interface NodeValues {
  readonly nodes: readonly AdDocument[];
  /** A number that a node's document holds, or that it takes from a table of the dataset. */
  readonly of: (node: string, attribute: string) => number | undefined;
  /** The same number; without it a mistake. */
  readonly given: (node: string, attribute: string) => number;
  /** What a function of a document looks up in a table of the dataset: `SHARE(cars, petrol)`. */
  readonly ofFunction: (query: string | undefined) => number | undefined;
  /** What a query makes of such numbers, as far as it only names, divides or multiplies them: `present:V(node, volume) * 1.2`. */
  readonly ofQuery: (query: string) => number | undefined;
}

/** Where functions of ETSource look a number up: file, row and column (atlas: lib/atlas/runtime.rb). */
const FILES: Readonly<
  Record<string, (...args: readonly [string, string, string]) => readonly [string, string, string]>
> = {
  CENTRAL_PRODUCTION: (plant, column) => ['central_producers', plant, column],
  EFFICIENCY: (file, side, carrier) => [`efficiencies/${file}_efficiency`, `${side}.${carrier}`, 'share'],
  PRIMARY_PRODUCTION: (node, column) => ['primary_production', node, column],
  SHARE: (file, row) => [`shares/${file}`, row, 'share'],
};

/** Reads the nodes of the energy graph, with the numbers of a dataset. */
export function readNodeValues(etsource: string, dataset: string): NodeValues {
  const nodes = readDocuments(etsource, NODES);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const tables = new Map<string, ReturnType<typeof readValues>>();
  const tableIn = (file: string): ReturnType<typeof readValues> => {
    const table = tables.get(file) ?? readValues(etsource, `datasets/${dataset}/${file}.csv`);
    tables.set(file, table);
    return table;
  };

  const ofFunction: NodeValues['ofFunction'] = (query = '') => {
    const [, name = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(query) ?? [];
    const [first = '', second = '', third = ''] = inside.replaceAll('"', '').split(/,\s*/);
    const [file, row, column] = FILES[name]?.(first, second, third) ?? [];
    return file && row && column ? tableIn(file)(row, column) : undefined;
  };
  const of: NodeValues['of'] = (key, attribute) => {
    const node = byKey.get(key);
    return node?.number(attribute) ?? ofFunction(node?.query(attribute));
  };
  const ofQuery: NodeValues['ofQuery'] = (query) => {
    const value = '(V\\(\\w+, ?"?[\\w.]+"?\\))';
    const text = query.replace(/^present:/, '').trim();
    const [, node, attribute] = /^V\((\w+), ?"?([\w.]+)"?\)$/.exec(text) ?? [];
    if (node && attribute) return of(node, attribute);
    const [, above, below] = new RegExp(`^DIVIDE\\(${value}, ?${value}\\)$`).exec(text) ?? [];
    const [, factor, times] = new RegExp(`^${value} \\* ([\\d.]+)$`).exec(text) ?? [];
    const [one, other] = above && below ? [ofQuery(above), ofQuery(below)] : [factor && ofQuery(factor), Number(times)];
    if (typeof one !== 'number' || typeof other !== 'number') return undefined;
    return above ? one / other : one * other;
  };
  const given: NodeValues['given'] = (node, attribute) =>
    known(of(node, attribute), `etsource’s ${node}: nothing says its ${attribute}`);
  return {nodes, of, given, ofFunction, ofQuery};
}

/** What a dataset says of its region as a whole. */
export function readArea(etsource: string, dataset: string): AdDocument {
  const file = path.join(etsource, 'datasets', dataset, `${dataset}.full.ad`);
  return documentOf(dataset, dataset, readFileSync(file, 'utf8'));
}
