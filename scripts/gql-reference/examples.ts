import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseDocument, type AdDocument, type Entry} from '../../plugins/documents/ad';
import {parseGql} from '../../plugins/documents/gql';
import {queriesIn} from '../../plugins/documents/queries';
import type {Document} from '../../plugins/content-rules/types';
import type {GqlFunction} from '../../plugins/gql-reference/read';
import {readMeta} from '../../plugins/rehype/highlight';
import type {Definition} from './functions';
import {unknownIn, type Unknown} from './keys';
import type {KeyKind, Model} from './model';

/** A query or document of ours, and where it stands. */
export interface Example {
  readonly file: string;
  readonly line: number; // of its first line
  readonly language: 'gql' | 'ad';
  readonly path: string | null; // of a document: inputs/demand/warm_water.ad
  readonly text: string;
}

/** The examples that entries of the reference hold. */
export function examplesOf(entries: readonly GqlFunction[]): Example[] {
  return entries.flatMap(({file, line, example}): Example[] =>
    example ? [{file, line, language: 'gql', path: null, text: example}] : [],
  );
}

/** The blocks of code in a page that are GQL or documents of ETSource. */
export function examplesIn({file, tree}: Pick<Document, 'file' | 'tree'>): Example[] {
  const examples: Example[] = [];
  visit(tree, 'code', ({lang, meta, value, position}: Code) => {
    if (lang !== 'gql' && lang !== 'ad') return;
    const [, path = null] = /^etsource: (\S+)$/.exec(readMeta(meta ?? '').title ?? '') ?? [];
    examples.push({file, line: position!.start.line + 1, language: lang, path, text: value});
  });
  return examples;
}

/** What the examples of a page name and the model lacks. What one of them defines, the others may name. */
export function problemsIn(
  examples: readonly Example[],
  model: Model,
  definitions: ReadonlyMap<string, Definition>,
): string[] {
  const known = withOwn(model, examples);
  return examples.flatMap((example) => {
    const unknown =
      example.language === 'gql' ? unknownIn(parseGql(example.text), known, definitions) : inDocument(example);
    return unknown.map(({line, text}) => `${example.file}:${example.line + line - 1}  ${text}`);
  });

  function inDocument({path, text}: Example): Unknown[] {
    const document = parseDocument(text);
    const queries = queriesIn(document).filter(({runner}) => runner === 'engine');
    return [
      ...inTitle(path),
      ...inAttributes(path, document),
      ...queries.flatMap(({entry, query}) =>
        unknownIn(query, known, definitions).map((each) => ({...each, line: entry.textAt.line + each.line - 1})),
      ),
    ];
  }

  function inTitle(path: string | null): Unknown[] {
    const place = placeOf(path);
    if (!place?.isEdge) return [];
    const [, left = '', right = '', carrier = ''] = /^(\w+)-(\w+)@(\w+)$/.exec(place.key) ?? [];
    const missing = [
      ...[left, right].filter((key) => !known.keys[place.node].has(key)).map((key) => `no ${place.node} ${key}`),
      ...(known.keys.carrier.has(carrier) ? [] : [`no carrier ${carrier}`]),
    ];
    return missing.map((text) => ({line: 1, text}));
  }

  function inAttributes(path: string | null, {attributes}: AdDocument): Unknown[] {
    return attributes.flatMap((entry) => {
      const [kind, names] = namedBy(entry, placeOf(path)) ?? [];
      if (!kind || !names) return [];
      return names
        .filter((name) => !known.keys[kind].has(name))
        .map((name) => ({line: entry.line, text: `no ${kind} ${name}`}));
    });
  }
}

interface Place {
  readonly key: string;
  readonly isEdge: boolean;
  readonly node: 'energy node' | 'molecule node'; // of its graph
  readonly group: KeyKind;
}

/** Which node or edge a document describes, by its path in ETSource. */
function placeOf(path: string | null): Place | null {
  const [, graph, what, key] = /^graphs\/(energy|molecules)\/(nodes|edges)\/(?:.*\/)?([^/.]+)\./.exec(path ?? '') ?? [];
  if (!key) return null;
  const name = graph === 'energy' ? 'energy' : 'molecule';
  return {
    key,
    isEdge: what === 'edges',
    node: `${name} node`,
    group: `group of ${name} ${what === 'edges' ? 'edges' : 'nodes'}`,
  };
}

const NODES: Readonly<Record<string, KeyKind>> = {
  'from_molecules.source': 'molecule node',
  'from_energy.source': 'energy node',
  'merit_order.demand_source': 'energy node',
  use: 'use',
};

/** What the value of an attribute is a key of. */
function namedBy({key, value}: Entry, place: Place | null): [kind: KeyKind, names: readonly string[]] | null {
  const names = [value].flat().map(String);
  if (NODES[key]) return [NODES[key], names];
  if (key === 'groups' && place) return [place.group, names];
  const [, carrier] = /^(?:input|output)\.(\w+)$/.exec(key) ?? [];
  return carrier ? ['carrier', [carrier]] : null;
}

/** The model with what the examples themselves define: an example may be a node, an edge, an input or a query of our own. */
function withOwn(model: Model, examples: readonly Example[]): Model {
  const keys = Object.fromEntries(Object.entries(model.keys).map(([kind, all]) => [kind, new Set(all)]));
  for (const {path} of examples) {
    const place = placeOf(path);
    const [, folder, key] = /^(inputs|gqueries)\/(?:.*\/)?([^/.]+)\./.exec(path ?? '') ?? [];
    if (place) keys[place.isEdge ? place.node.replace('node', 'edge') : place.node]!.add(place.key.replace(/@.*/, ''));
    if (key) keys[folder === 'inputs' ? 'input' : 'gquery']!.add(key);
  }
  return {...model, keys: keys as unknown as Model['keys']};
}
