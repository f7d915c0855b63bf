import {Mistake} from '../blocks';
import type {AdDocument} from '../documents';
import {readNodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
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
import {asKey, asText, NONE, table} from './table';

const NETWORKS = ['ht', 'mt', 'lt'] as const;

type Network = (typeof NETWORKS)[number];

/** A source in one network; the backup burner has no slider. */
interface Source {
  readonly network: Network;
  readonly node: AdDocument;
  readonly slider?: SourceSlider;
}

/** The sources of the three heat networks, as Markdown, in the order of our words. One that is the same in all its networks has one row. */
export function heatSources(etsource: string, etmodel: string, dataset: string, words: Words<SourceWords>): string {
  const values = readNodeValues(etsource, dataset);
  const slidersIn = readSourceSliders(etsource, etmodel, values);
  const families = familiesOf(
    NETWORKS.flatMap((network): Source[] => {
      const place = `heat_network_${network}`;
      return [
        ...slidersIn(`supply_heat_sources_${network}`, place).map((slider) => ({network, node: slider.node, slider})),
        ...values.nodes
          .filter(({text}) => text(`${place}.type`) === 'producer' && text(`${place}.subtype`) === 'backup')
          .map((node) => ({network, node})),
      ];
    }),
  );
  refuseUnlike(words, [...families.keys()]);

  const rows = [...words.said].flatMap(([family, said]) => {
    const sources = families.get(family)!;
    const {takes, words: name} = inWords(said);
    // What is the same in some networks, by what is said of it.
    const alike = grouped(sources, (source) => JSON.stringify(cellsOf(source, takes, name)));
    return [...alike.values()].map((those) => {
      const [source, ...hours] = cellsOf(those[0]!, takes, name);
      const networks = those.map(({network}) => network.toUpperCase()).join(', ');
      return [
        alike.size > 1 ? `${networks}: ${source}` : source,
        networks,
        ...hours,
        keyOfSliders(those.flatMap(({slider}) => slider?.key ?? [])),
      ];
    });
  });
  return table(
    'Sources of heat networks',
    'sources-table',
    ['Source', 'Networks', 'Class', 'Hours follow', 'Takes', PER_MWH, MOST, 'Key'],
    rows,
    {numbers: [PER_MWH, MOST]},
  );

  /** All cells but those of networks and key. */
  function cellsOf({network, node, slider}: Source, takes: string, name?: string): [string, ...string[]] {
    const [subtype, group] = ['subtype', 'group'].map((part) => node.text(`heat_network_${network}.${part}`));
    const isEven = subtype === 'must_run' && isFlat(etsource, dataset, group);
    const hours = isEven ? 'the same in each hour' : subtype === 'must_run' ? profileIn(group) : HOURS[subtype ?? ''];
    if (!hours) throw new Mistake(`etsource’s ${node.key}: nothing is known of heat_network_${network} ${subtype}`);
    const title = name ?? (slider && `**${asText(slider.title)}**`);
    if (!title) throw new Mistake(`${words.file} has no name for ${node.key}`);
    return [
      title,
      classOf(subtype),
      hours,
      takes,
      takes === NONE ? NONE : madeOf(node, 'steam_hot_water', values),
      subtype === 'dispatchable'
        ? highestOutput(node, values)
        : isEven && slider?.isCapacity
          ? evenOutput(node, values)
          : NONE,
    ];
  }
}

const PER_MWH = 'Heat per MWh (MWh)';
const MOST = 'Most in an hour (% of capacity)';

/** What sets the hours of a class. */
const HOURS: Readonly<Record<string, string>> = {dispatchable: 'order', backup: 'what is missing'};

function profileIn(group: string | undefined): string | undefined {
  return group && /^[\w/]+$/.test(group) ? `the profile ${asKey(group)}` : undefined;
}

/** Sources by the key of their node, with “…” for the network where there are several. */
function familiesOf(sources: readonly Source[]): Map<string, readonly Source[]> {
  const families = grouped(sources, ({node, network}) => withoutNetwork(node.key, network));
  return new Map([...families].map(([family, those]) => [those.length > 1 ? family : those[0]!.node.key, those]));
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

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}
