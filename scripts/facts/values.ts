import {readDocuments, type AdDocument} from './documents';
import {readValues} from './files';

/** What a dataset says of nodes before anything is calculated. */
export interface NodeValues {
  readonly nodes: readonly AdDocument[];
  /** A number that a node's document holds, or that it takes from the dataset's table of plants. */
  readonly of: (node: string, attribute: string) => number | undefined;
  /** What a query makes of such numbers, as far as it only names, divides or multiplies them: `present:V(node, volume) * 1.2`. */
  readonly ofQuery: (query: string) => number | undefined;
}

/** Reads the nodes of the energy graph, with the numbers of a dataset. */
export function readNodeValues(etsource: string, dataset: string): NodeValues {
  const nodes = readDocuments(etsource, 'graphs/energy/nodes');
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const plants = readValues(etsource, `datasets/${dataset}/central_producers.csv`);

  const of: NodeValues['of'] = (key, attribute) => {
    const node = byKey.get(key);
    const [, plant, column] = /^CENTRAL_PRODUCTION\((\w+), (\w+)\)$/.exec(node?.query(attribute) ?? '') ?? [];
    return node?.number(attribute) ?? (plant && column ? plants(plant, column) : undefined);
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
  return {nodes, of, ofQuery};
}
