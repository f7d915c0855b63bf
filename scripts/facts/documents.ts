import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, keyOf} from './files';

/** A document of ETSource (`.ad`), with its attributes as they are written. */
export interface AdDocument {
  readonly key: string;
  readonly folder: string; // the first one below where the documents stand: `energy`
  /** A value on one line or several; undefined if it is not given, or if a query makes it for each dataset. */
  readonly text: (name: string) => string | undefined;
  /** The first line of a query that makes a value for each dataset. */
  readonly query: (name: string) => string | undefined;
  /** The entries of a list, which may run over several lines. */
  readonly list: (name: string) => readonly string[];
  /** A number, also one that stands as a query. */
  readonly number: (name: string) => number | undefined;
  /** Attributes below a name: `output` gives `kerosene`, `0.525`, … */
  readonly below: (name: string) => readonly (readonly [name: string, value: string])[];
}

/** Where the nodes of the energy graph stand. */
export const NODES = 'graphs/energy/nodes';

/**
 * Reads all documents in a folder of etsource; Atlas takes as key what stands before the first full stop. Each folder is read
 * once: many tables take the same ones.
 */
export function readDocuments(etsource: string, place: string): readonly AdDocument[] {
  const start = path.join(etsource, place);
  const documents =
    known.get(start) ??
    filesIn(etsource, place, '.ad').map((file) =>
      documentOf(keyOf(file), path.relative(start, file).split(path.sep)[0]!, readFileSync(file, 'utf8')),
    );
  known.set(start, documents);
  return documents;
}

const known = new Map<string, readonly AdDocument[]>();

/** The inputs of the model, by key. */
export function readInputs(etsource: string): ReadonlyMap<string, AdDocument> {
  return new Map(readDocuments(etsource, 'inputs').map((input) => [input.key, input]));
}

/** A document from its text, read as Atlas does (atlas: lib/atlas/parser/text_to_hash). */
export function documentOf(key: string, folder: string, source: string): AdDocument {
  const values = new Map<string, string>();
  const queries = new Map<string, string>();
  let last: string | null = null;
  for (const line of source.split('\n')) {
    const [, mark, name, value = ''] = /^([-~]) ([\w.]+)\s+=\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      const isQuery = mark === '~' && !isNumber(value);
      last = isQuery ? null : name;
      (isQuery ? queries : values).set(name, value.trim());
    } else if (last && /^ {2}/.test(line)) values.set(last, `${values.get(last)} ${line.trim()}`.trim());
  }
  const text = (name: string): string | undefined => values.get(name);
  return {
    key,
    folder,
    text,
    query: (name) => queries.get(name),
    list: (name) =>
      /^\[(.*)\]$/
        .exec(text(name) ?? '')?.[1]
        ?.split(',')
        .map((entry) => entry.trim())
        .filter(Boolean) ?? [],
    number: (name) => (isNumber(text(name) ?? '') ? Number(text(name)) : undefined),
    below: (name) =>
      [...values].flatMap(([full, value]) =>
        full.startsWith(`${name}.`) ? [[full.slice(name.length + 1), value] as const] : [],
      ),
  };
}

function isNumber(value: string): boolean {
  return value.trim() !== '' && !Number.isNaN(Number(value));
}

/** An edge of the graph: what one node supplies to another. */
export interface Edge {
  readonly supplier: string;
  readonly consumer: string;
  readonly carrier: string;
}

/** The edges of a graph, which are named `supplier-consumer@carrier`. */
export function readEdges(etsource: string, place = 'graphs/energy/edges'): Edge[] {
  return filesIn(etsource, place, '.ad').flatMap((file) => {
    const [, supplier, consumer, carrier] = /^(\w+)-(\w+)@(\w+)\.ad$/.exec(path.basename(file)) ?? [];
    return supplier && consumer && carrier ? [{supplier, consumer, carrier}] : [];
  });
}
