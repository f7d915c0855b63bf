import {readFileSync} from 'node:fs';
import {NODES, readDocuments, readEdges, type AdDocument, type Edge} from '../documents';
import {filesIn, keyOf, readValues} from '../files';
import {refuseUnlike} from '../words';
import {grouped, tableOf, type Sources} from './form';
import {percent} from './numbers';
import {asKey, NONE} from './table';

/** The nodes at which the search for primary demand ends (group `primary_energy_demand`), by family. */
export const primaryNodes = tableOf({
  title: 'Nodes that mark primary demand',
  id: 'primary-nodes',
  rows: (sources) => {
    const {etsource, words} = sources;
    const edges = readEdges(etsource);
    const nodes = readDocuments(etsource, NODES)
      .filter(({list}) => list('groups').includes('primary_energy_demand'))
      .map((node) => ({...node, ...familyOf(node), supplies: suppliedBy(node.key, edges)}));
    const names = words('primary-nodes');
    refuseUnlike(
      names,
      nodes.flatMap(({key, byCarrier}) => (byCarrier ? [] : [key])),
    );
    const nameOf = carrierNames(
      sources,
      nodes.flatMap(({supplies}) => supplies),
    );
    return nodes
      .map((node) => ({...node, name: node.byCarrier ? listed(node.supplies.map(nameOf)) : names.said.get(node.key)!}))
      .toSorted((one, other) => FAMILIES.indexOf(one.family) - FAMILIES.indexOf(other.family));
  },
  columns: ({etsource}) => {
    const shares = new Map(readDocuments(etsource, 'carriers').map(({key, number}) => [key, number('sustainable')]));
    return {
      Family: 'family',
      Source: 'name',
      Node: ({key}) => asKey(key),
      Supplies: ({supplies}) => listed(supplies.map(asKey)),
      'Renewable (%)': ({number, supplies}) =>
        listed(supplies.map((carrier) => percent(number('sustainability_share') ?? shares.get(carrier)))),
      'Other groups': ({list}) => listed(TELLING.filter((group) => list('groups').includes(group)).map(asKey)) || NONE,
    };
  },
});

function listed(all: readonly string[]): string {
  return [...new Set(all)].join(', ');
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

/** The carriers that flow in the energy graph with the share of them that is renewable (`sustainable`). A dataset may have its own. */
export const renewableCarriers = tableOf({
  title: 'Renewable share of carriers',
  id: 'renewable-carriers',
  rows: (sources) => {
    const {etsource, dataset} = sources;
    const own = readValues(etsource, `datasets/${dataset}/carriers.csv`);
    const flowing = new Set(readEdges(etsource).map(({carrier}) => carrier));
    const carriers = readDocuments(etsource, 'carriers').flatMap(({key, number}) => {
      const share = number('sustainable');
      return share === undefined || key === 'not_defined' || !flowing.has(key) ? [] : [{key, share}];
    });
    const keys = carriers.map(({key}) => key);
    const nameOf = carrierNames(sources, keys);
    return carriers
      .toSorted((one, other) => other.share - one.share || one.key.localeCompare(other.key, 'en'))
      .map(({key, share}) => ({key, name: nameOf(key), renewable: percent(own(key, 'sustainable') ?? share)}));
  },
  columns: {Carrier: 'name', 'Renewable (%)': 'renewable', Key: ({key}) => asKey(key)},
});

/** Carriers that cross the border (groups `energy_import` and `energy_export`), with the inputs that set a volume. */
export const importExportCarriers = tableOf({
  title: 'Carriers that can be imported and exported',
  id: 'import-export-carriers',
  rows: crossings,
  columns: ({etsource}) => {
    const setters = settersIn(etsource);
    return {
      Carrier: 'name',
      Import: ({imports}) => yesIf(imports.length),
      Export: ({exports}) => yesIf(exports.length),
      'Backup export': ({exports}) => yesIf(exports.filter((key) => key.endsWith('_backup')).length),
      'Input for a fixed import': ({imports}) => setters(imports),
      'Input for a fixed export': ({exports}) => setters(exports),
    };
  },
});

function yesIf(number: number): string {
  return number ? 'yes' : 'no';
}

/** What crosses the border under a name, with the nodes at which it comes in and goes out. */
function crossings(sources: Sources): {name: string; imports: readonly string[]; exports: readonly string[]}[] {
  const edges = readEdges(sources.etsource);
  const nodesIn = (group: string): string[] =>
    readDocuments(sources.etsource, NODES).flatMap(({key, list}) => (list('groups').includes(group) ? [key] : []));
  const imports = nodesIn('energy_import').flatMap((node) =>
    suppliedBy(node, edges).map((carrier) => {
      const within = edges.filter((edge) => edge.supplier === node && edge.carrier === carrier);
      const next = within.map(({consumer}) => consumer).filter((key) => key.startsWith('energy_imported_'));
      return {carrier, imports: [node, ...next], exports: []};
    }),
  );
  const exports = nodesIn('energy_export').flatMap((node) =>
    [...new Set(edges.filter(({consumer}) => consumer === node).map(({carrier}) => carrier))].map((carrier) => ({
      ...{carrier, imports: [], exports: [node]},
    })),
  );
  const {said} = sources.words('carriers');
  const known = ({carrier}: {readonly carrier: string}): string => {
    const key = carrier.replace(/^imported_/, '');
    return said.has(key) ? key : `imported_${key}`;
  };
  const nameOf = carrierNames(sources, [...imports, ...exports].map(known));
  return grouped([...imports, ...exports], known)
    .map((those) => ({
      name: nameOf(known(those[0]!)).replace(/ \(imported\)$/, ''),
      imports: those.flatMap((one) => one.imports),
      exports: those.flatMap((one) => one.exports),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Says which inputs fix a volume at one of some nodes. */
function settersIn(etsource: string): (nodes: readonly string[]) => string {
  const inputs = filesIn(etsource, 'inputs', '.ad').map((file) => ({
    key: keyOf(file),
    text: readFileSync(file, 'utf8'),
  }));
  return (nodes) =>
    inputs
      .filter(({text}) => nodes.some((key) => key.endsWith('_baseload') && new RegExp(`\\b${key}\\b`).test(text)))
      .map(({key}) => asKey(key))
      .join(', ') || NONE;
}

function suppliedBy(node: string, edges: readonly Edge[]): string[] {
  const carriers = edges.filter(({supplier}) => supplier === node).map(({carrier}) => carrier);
  return [...new Set(carriers)].filter((carrier) => carrier !== 'loss').toSorted();
}

/** Says the names of carriers. One of those that are asked for without a name is an error, and so is a name for no carrier. */
export function carrierNames({etsource, words}: Sources, keys: readonly string[]): (key: string) => string {
  refuseUnlike(words('carriers'), [...new Set(keys)], filesIn(etsource, 'carriers', '.ad').map(keyOf));
  const {said} = words('carriers');
  return (key) => said.get(key)!;
}
