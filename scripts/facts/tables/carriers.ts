import {readFileSync} from 'node:fs';
import {readDocuments, readEdges, type AdDocument, type Edge} from '../documents';
import {filesIn, keyOf, readValues} from '../files';
import {refuseUnlike, type Words} from '../words';
import {asKey, NONE, table} from './table';

const NODES = 'graphs/energy/nodes';

/** The nodes at which the search for primary demand ends (group `primary_energy_demand`), by family, as Markdown. */
export function primaryNodes(etsource: string, carriers: Words, names: Words): string {
  const edges = readEdges(etsource);
  const shares = new Map(readDocuments(etsource, 'carriers').map(({key, number}) => [key, number('sustainable')]));
  const nodes = readDocuments(etsource, NODES)
    .filter(({list}) => list('groups').includes('primary_energy_demand'))
    .map((node) => ({node, ...familyOf(node), supplies: suppliedBy(node.key, edges)}));
  refuseUnlike(
    names,
    nodes.flatMap(({node, byCarrier}) => (byCarrier ? [] : [node.key])),
  );
  const named = refuseUnnamed(
    carriers,
    etsource,
    nodes.flatMap(({supplies}) => supplies),
  );

  const rows = nodes
    .toSorted((one, other) => FAMILIES.indexOf(one.family) - FAMILIES.indexOf(other.family))
    .map(({node, family, byCarrier, supplies}) => [
      family,
      byCarrier ? supplies.map(named).join(', ') : names.said.get(node.key)!,
      asKey(node.key),
      supplies.map(asKey).join(', '),
      [...new Set(supplies.map((carrier) => percent(node.number('sustainability_share') ?? shares.get(carrier))))].join(
        ', ',
      ),
      node
        .list('groups')
        .filter((group) => TELLING.includes(group))
        .map(asKey)
        .join(', ') || NONE,
    ]);
  return table(
    'Nodes that mark primary demand',
    'primary-nodes',
    ['Family', 'Source', 'Node', 'Supplies', 'Renewable (%)', 'Other groups'],
    rows,
  );
}

const FAMILIES = ['Extraction', 'Domestic biomass', 'Import', 'Renewable production', 'Solar heat', 'Other'];

/** Groups that say what kind of source a primary node is. */
const TELLING = ['energy_import', 'mining_and_extraction', 'bio_resources_demand', 'sustainable_production'];

/** The family of a primary node by its groups; import and extraction are named by their carrier. */
function familyOf({key, list}: AdDocument): {readonly family: string; readonly byCarrier: boolean} {
  const groups = list('groups');
  if (groups.includes('energy_import')) return {family: 'Import', byCarrier: true};
  if (groups.includes('mining_and_extraction'))
    return {family: groups.includes('bio_resources_demand') ? 'Domestic biomass' : 'Extraction', byCarrier: true};
  if (groups.includes('sustainable_production')) return {family: 'Renewable production', byCarrier: false};
  return {family: key.includes('solar_thermal') ? 'Solar heat' : 'Other', byCarrier: false};
}

/**
 * The carriers that flow in the energy graph with the share of them that is renewable (`sustainable`), as Markdown. A dataset
 * may have its own.
 */
export function renewableCarriers(etsource: string, dataset: string, carriers: Words): string {
  const own = readValues(etsource, `datasets/${dataset}/carriers.csv`);
  const flowing = new Set(
    readEdges(etsource)
      .map(({carrier}) => carrier)
      .filter((key) => key !== 'not_defined'),
  );
  const shares = readDocuments(etsource, 'carriers').flatMap(({key, number}) => {
    const share = number('sustainable');
    return share === undefined || !flowing.has(key) ? [] : [{key, share, ownShare: own(key, 'sustainable')}];
  });
  const named = refuseUnnamed(
    carriers,
    etsource,
    shares.map(({key}) => key),
  );
  const rows = shares
    .toSorted((one, other) => other.share - one.share || one.key.localeCompare(other.key, 'en'))
    .map(({key, share, ownShare}) => [named(key), asKey(key), percent(ownShare ?? share)]);
  return table('Renewable share of carriers', 'renewable-carriers', ['Carrier', 'Key', 'Renewable (%)'], rows);
}

/** Carriers that cross the border (groups `energy_import` and `energy_export`), with the inputs that set a volume, as Markdown. */
export function importExportCarriers(etsource: string, carriers: Words): string {
  const edges = readEdges(etsource);
  const nodes = readDocuments(etsource, NODES);
  const inputs = filesIn(etsource, 'inputs', '.ad').map((file) => ({
    key: keyOf(file),
    text: readFileSync(file, 'utf8'),
  }));
  const inGroup = (group: string): string[] =>
    nodes.filter(({list}) => list('groups').includes(group)).map(({key}) => key);
  const settersOf = (keys: readonly string[]): string =>
    inputs
      .filter(({text}) => keys.some((key) => key.endsWith('_baseload') && new RegExp(`\\b${key}\\b`).test(text)))
      .map(({key}) => asKey(key))
      .join(', ') || NONE;

  interface Crossing {
    readonly imports: string[];
    readonly exports: string[];
  }
  const crossings = new Map<string, Crossing>();
  const crossingOf = (carrier: string): Crossing => {
    const key = carrier.replace(/^imported_/, '');
    const crossing = crossings.get(key) ?? {imports: [], exports: []};
    crossings.set(key, crossing);
    return crossing;
  };
  for (const node of inGroup('energy_import')) {
    const next = edges.filter(({supplier}) => supplier === node);
    for (const carrier of suppliedBy(node, edges)) {
      const within = next.filter((edge) => edge.carrier === carrier).map(({consumer}) => consumer);
      crossingOf(carrier).imports.push(node, ...within.filter((key) => key.startsWith('energy_imported_')));
    }
  }
  for (const node of inGroup('energy_export')) {
    for (const carrier of [...new Set(edges.filter(({consumer}) => consumer === node).map((edge) => edge.carrier))]) {
      crossingOf(carrier).exports.push(node);
    }
  }

  const keys = [...crossings.keys()];
  const known = (key: string): string => (carriers.said.has(key) ? key : `imported_${key}`);
  const named = refuseUnnamed(carriers, etsource, keys.map(known));
  const rows = keys
    .map((key): [string, Crossing] => [named(known(key)).replace(/ \(imported\)$/, ''), crossings.get(key)!])
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, {imports, exports}]) => [
      name,
      imports.length ? 'yes' : 'no',
      settersOf(imports),
      exports.length ? 'yes' : 'no',
      settersOf(exports),
      exports.some((key) => key.endsWith('_backup')) ? 'yes' : 'no',
    ]);
  return table(
    'Carriers that can be imported and exported',
    'import-export-carriers',
    ['Carrier', 'Import', 'Input for a fixed import', 'Export', 'Input for a fixed export', 'Backup export'],
    rows,
  );
}

function suppliedBy(node: string, edges: readonly Edge[]): string[] {
  const carriers = edges.filter(({supplier}) => supplier === node).map(({carrier}) => carrier);
  return [...new Set(carriers)].filter((carrier) => carrier !== 'loss').toSorted();
}

/** Says the names of carriers; an error if one of those that are asked for has none, or if a name is for no carrier. */
export function refuseUnnamed(carriers: Words, etsource: string, keys: readonly string[]): (key: string) => string {
  const known = filesIn(etsource, 'carriers', '.ad').map(keyOf);
  refuseUnlike(carriers, [...new Set(keys)], known);
  return (key) => carriers.said.get(key)!;
}

/** `38` for 0.38, `15.474` for 0.15474. */
export function percent(share: number | undefined): string {
  return share === undefined ? NONE : String(Number((share * 100).toFixed(3)));
}
