import {known} from '../blocks';
import type {AdDocument} from '../documents';
import {readNodeValues, type NodeValues} from '../values';
import {grouped, tableOf, withWords, type Sources} from './form';
import {
  classOf,
  evenOutput,
  highestOutput,
  inWords,
  isFlat,
  madeOf,
  readSourceSliders,
  type SourceSlider,
  type SourceWords,
} from './sources';
import {asKey, asTitle, NONE} from './table';

const NETWORKS = ['ht', 'mt', 'lt'] as const;

type Network = (typeof NETWORKS)[number];

/** A source in one network; the backup burner has no slider. */
interface Source {
  readonly network: Network;
  readonly node: AdDocument;
  readonly slider?: SourceSlider;
}

/** The sources of the three heat networks, in the order of our words. One that is the same in all its networks has one row. */
export const heatSources = tableOf({
  title: 'Sources of heat networks',
  id: 'sources-table',
  rows: (given) => {
    const {etsource, etmodel, dataset, words} = given;
    const values = readNodeValues(etsource, dataset);
    const slidersIn = readSourceSliders(etsource, etmodel, values);
    const sources = NETWORKS.flatMap((network): Source[] => {
      const place = `heat_network_${network}`;
      return [
        ...slidersIn(`supply_heat_sources_${network}`, place).map((slider) => ({network, node: slider.node, slider})),
        ...values.nodes
          .filter(({text}) => text(`${place}.type`) === 'producer' && text(`${place}.subtype`) === 'backup')
          .map((node) => ({network, node})),
      ];
    });
    // Sources by the key of their node, with “…” for the network where there are several.
    const families = grouped(sources, ({node, network}) => withoutNetwork(node.key, network)).map((those) => {
      const {node, network} = those[0]!;
      return {key: those.length > 1 ? withoutNetwork(node.key, network) : node.key, those};
    });
    return withWords(words<SourceWords>('heat-sources'), families).flatMap(({those, said}) => {
      // What is the same in some networks, by what is said of it.
      const rows = those.map((source) => ({source, said: saidOf(source, inWords(said), values, given)}));
      const alike = grouped(rows, (row) => JSON.stringify(row.said));
      return alike.map((all) => {
        const networks = all.map(({source}) => source.network.toUpperCase()).join(', ');
        const {name, ...rest} = all[0]!.said;
        const key = keyOfSliders(all.flatMap(({source}) => source.slider?.key ?? []));
        return {...rest, name: alike.length > 1 ? `${networks}: ${name}` : name, networks, key};
      });
    });
  },
  columns: {
    Source: 'name',
    Networks: 'networks',
    'When it runs': 'hours',
    Takes: 'takes',
    'Heat per MWh (MWh)': 'made',
    'Most in an hour (% of capacity)': 'most',
    Class: 'subtype',
    Key: 'key',
  },
  numbers: ['Heat per MWh (MWh)', 'Most in an hour (% of capacity)'],
});

/** What is said of a source in one network. */
function saidOf(
  {network, node, slider}: Source,
  {takes, words: own}: ReturnType<typeof inWords>,
  values: NodeValues,
  {etsource, dataset}: Sources,
): Readonly<Record<'name' | 'subtype' | 'hours' | 'takes' | 'made' | 'most', string>> {
  const [subtype, group] = ['subtype', 'group'].map((part) => node.text(`heat_network_${network}.${part}`));
  const isEven = subtype === 'must_run' && isFlat(etsource, dataset, group);
  const hours = isEven ? 'the same in each hour' : subtype === 'must_run' ? profileIn(group) : HOURS[subtype ?? ''];
  return {
    name: known(own ?? (slider && asTitle(slider.title)), `nothing names ${node.key}`),
    subtype: classOf(subtype),
    hours: known(hours, `etsource’s ${node.key}: nothing is known of heat_network_${network} ${subtype}`),
    takes,
    made: takes === NONE ? NONE : madeOf(node, 'steam_hot_water', values),
    most:
      subtype === 'dispatchable'
        ? highestOutput(node, values)
        : isEven && slider?.isCapacity
          ? evenOutput(node, values)
          : NONE,
  };
}

/** What sets the hours of a class. */
const HOURS: Readonly<Record<string, string>> = {
  dispatchable: 'in its place in the order',
  backup: 'last, for what is missing',
};

function profileIn(group: string | undefined): string | undefined {
  return group && /^[\w/]+$/.test(group) ? `by the profile ${asKey(group)}` : undefined;
}

/** The key of one slider, or the one pattern of several. */
function keyOfSliders(keys: readonly string[]): string {
  if (keys.length < 2) return keys.map(asKey)[0] ?? NONE;
  const patterns = new Set(keys.map((key) => NETWORKS.reduce(withoutNetwork, key)));
  return [...patterns].map(asKey).join(', ');
}

function withoutNetwork(key: string, network: string): string {
  return key.replace(`_${network}_`, '_…_');
}
