import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument, type AdDocument} from '../../plugins/documents/ad';
import {csv, filesIn, keyOf, yaml} from '../facts/files';
import {membersIn, type Members} from './members';

/** What a word in a query can be the key of. */
export type KeyKind =
  | 'energy node'
  | 'molecule node'
  | 'group of energy nodes'
  | 'group of molecule nodes'
  | 'group of energy edges'
  | 'group of molecule edges'
  | 'energy edge'
  | 'molecule edge'
  | 'carrier'
  | 'sector of energy'
  | 'sector of molecules'
  | 'use'
  | 'gquery'
  | 'input'
  | 'group of Fever'
  | 'weather property'
  | 'curve set'
  | 'curve that can be uploaded'
  | 'emissions sector'
  | 'greenhouse gas';

/** What has attributes. */
export type ObjectKind =
  'node' | 'part of a node' | 'edge' | 'slot' | 'carrier' | 'area' | 'graph' | 'emissions' | 'goal';

export interface Model {
  readonly keys: Readonly<Record<KeyKind, ReadonlySet<string>>>;
  readonly schemes: ReadonlyMap<string, ReadonlySet<string>>; // values of each column that SECTOR and EMISSIONS take
  readonly members: Readonly<Record<ObjectKind, Members>>;
  readonly words: ReadonlySet<string>; // of which the engine makes names of methods
}

const QERNEL = 'app/models/qernel';

/** Names that a node answers to by their form (etengine: app/models/qernel/node_api/fallback_methods.rb). */
const BY_FORM = [
  '#{carrier}_#{side}_edge_value',
  '#{carrier}_#{type}_#{side}_edge_share',
  '#{carrier}_#{type}_#{side}_edge_value',
];
const FORMS = ['input', 'output', 'constant', 'share', 'inversedflexible', 'flexible'];

type Graph = 'energy' | 'molecules';

interface Found {
  readonly key: string;
  readonly folder: string; // the first one: of nodes their sector
  readonly document: AdDocument;
}

/** Reads what queries can name from clones of etengine and etsource. */
export function readModel(etengine: string, etsource: string): Model {
  const documents = (folder: string, ending = '.ad'): Found[] =>
    filesIn(etsource, folder, ending).map((file) => ({
      key: keyOf(file),
      folder: path.relative(path.join(etsource, folder), file).split(path.sep)[0]!,
      document: parseDocument(readFileSync(file, 'utf8')),
    }));
  const of = (graph: Graph) => ({
    nodes: documents(`graphs/${graph}/nodes`),
    edges: documents(`graphs/${graph}/edges`),
  });
  const [energy, molecules] = [of('energy'), of('molecules')];
  const nodes = [...energy.nodes, ...molecules.nodes];
  const [inputs, gqueries, carriers] = [documents('inputs'), documents('gqueries', '.gql'), documents('carriers')];
  const sectors = table(etsource, 'config/sector_mapping.csv');
  const emissions = filesIn(etsource, 'datasets', 'emissions.csv').flatMap((file) => table('', file));
  return {
    keys: {
      'energy node': keysOf(energy.nodes),
      'molecule node': keysOf(molecules.nodes),
      'group of energy nodes': valuesOf(energy.nodes, 'groups'),
      'group of molecule nodes': valuesOf(molecules.nodes, 'groups'),
      'group of energy edges': valuesOf(energy.edges, 'groups'),
      'group of molecule edges': valuesOf(molecules.edges, 'groups'),
      'energy edge': new Set(energy.edges.map(({key}) => key.replace(/@.*/, ''))),
      'molecule edge': new Set(molecules.edges.map(({key}) => key.replace(/@.*/, ''))),
      carrier: keysOf(carriers),
      'sector of energy': new Set(energy.nodes.map(({folder}) => folder)),
      'sector of molecules': new Set(molecules.nodes.map(({folder}) => folder)),
      use: valuesOf(nodes, 'use'),
      gquery: new Set([...keysOf(gqueries), ...valuesOf(gqueries, 'deprecated_key')]),
      input: keysOf(inputs),
      'group of Fever': valuesOf(nodes, 'fever.group'),
      'weather property': new Set(
        filesIn(etsource, 'datasets', 'weather_properties.csv').flatMap((file) => table('', file).map(({key}) => key!)),
      ),
      'curve set': new Set(
        filesIn(etsource, 'datasets', '.csv').flatMap((file) => /\/curves\/(\w+)\//.exec(file)?.[1] ?? []),
      ),
      'curve that can be uploaded': new Set(
        Object.keys(yaml(etsource, 'config/user_curves.yml') as object).map((key) => `${key}_curve`),
      ),
      'emissions sector': new Set([
        ...sectors.map(({sector_label}) => normal(sector_label!)),
        ...emissions.flatMap((row) => [normal(row.etm_sector!), normal(`${row.etm_sector!}_${row.etm_subsector!}`)]),
      ]),
      'greenhouse gas': new Set(emissions.map(({ghg}) => ghg!)),
    },
    schemes: new Map(
      Object.keys(sectors[0] ?? {}).map((column) => [column, new Set(sectors.map((row) => normal(row[column]!)))]),
    ),
    members: membersOf(etengine, {nodes, carriers, datasets: documents('datasets')}),
    words: new Set([...FORMS, ...keysOf(carriers), ...keysOf(nodes)]),
  };
}

/** What objects answer to: the engine's code, and what Atlas has it read from documents. */
function membersOf(
  etengine: string,
  {nodes, carriers, datasets}: Readonly<Record<'nodes' | 'carriers' | 'datasets', readonly Found[]>>,
): Model['members'] {
  const read = (places: readonly string[], more: Iterable<string> = []): Members => {
    const files = places.flatMap((place) =>
      place.endsWith('.rb') ? path.join(etengine, QERNEL, place) : filesIn(etengine, `${QERNEL}/${place}`, '.rb'),
    );
    const {names, patterns} = membersIn(files.map((file) => readFileSync(file, 'utf8')));
    return {names: new Set([...names, ...more]), patterns};
  };
  const attributes = [...nodes, ...carriers, ...datasets];
  const named = (found: readonly Found[]): string[] =>
    found.flatMap(({document}) => [...document.attributes, ...document.queries].map(({key}) => key));
  const nested = named(attributes).flatMap((key) => key.split('.').slice(1));
  const node = read(['node_api', 'recursive_factor', 'dataset_attributes.rb', 'dataset_curve_attributes.rb']);
  return {
    node: {...node, patterns: [...node.patterns, ...BY_FORM]},
    'part of a node': {names: new Set(nested), patterns: []},
    edge: read(['edge_api', 'edge.rb', 'dataset_attributes.rb']),
    slot: read(['slot', 'slot.rb', 'dataset_attributes.rb']),
    carrier: read(['carrier.rb', 'dataset_attributes.rb', 'dataset_curve_attributes.rb'], named(carriers)),
    area: read(['area.rb', 'dataset_attributes.rb'], named(datasets)),
    graph: read(['graph_api', 'graph.rb', 'closud']),
    emissions: read(['emissions.rb'], ['co2', 'other_ghg']),
    goal: read(['goal.rb']),
  };
}

function keysOf(found: readonly Found[]): Set<string> {
  return new Set(found.map(({key}) => key));
}

/** All values that documents give to an attribute, those of lists one by one. */
function valuesOf(found: readonly Found[], attribute: string): Set<string> {
  return new Set(
    found.flatMap(({document}) =>
      document.attributes.filter(({key}) => key === attribute).flatMap(({value}) => [value].flat().map(String)),
    ),
  );
}

/** The rows of a CSV file by their heads. */
function table(clone: string, file: string): Record<string, string>[] {
  const [head = [], ...rows] = csv(clone, file);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), (row[index] ?? '').trim()])));
}

/** A name of a sector as Atlas compares it: small letters, and `_` for what is no letter or digit. */
export function normal(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '_');
}
