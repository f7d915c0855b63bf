import {readFileSync} from 'node:fs';
import {NODES, readDocuments} from '../documents';
import {filesIn, keyOf, yaml} from '../files';
import type {DynamicCurve} from './curves';
import {tableOf} from './form';
import {asKey} from './table';

/** A node that follows a curve in one of the calculations. */
type Follower = readonly [key: string, calculation: string, node: string];

/** The calculation of heat in homes and buildings, whose profiles cannot be replaced. */
export const HOMES = 'heat in homes and buildings';

/** Where a node names what it follows, in the order of the table. */
const PLACES: readonly (readonly [attribute: string, calculation: string])[] = [
  ['merit_order.group', 'electricity'],
  ['agriculture_heat.group', 'heat in agriculture'],
  ['fever.curve', HOMES],
  ['heat_network_ht.group', 'district heating, HT'],
  ['heat_network_mt.group', 'district heating, MT'],
  ['heat_network_lt.group', 'district heating, LT'],
  ['hydrogen.group', 'hydrogen'],
  ['network_gas.profile', 'network gas'],
];

/** The nodes that follow each curve that can be uploaded; the twelve interconnectors share their rows. */
export const curveFollowers = tableOf({
  title: 'Nodes that follow each key',
  id: 'followers',
  rows: ({etsource}) => {
    const keys = Object.keys(yaml(etsource, 'config/user_curves.yml') as object);
    const all = [...namedByNodes(etsource), ...attached(etsource), ...warmed(etsource)].filter(([key]) =>
      keys.includes(key),
    );
    const order = [...new Set(keys.map(generic))];
    const calculations = PLACES.map(([, calculation]) => calculation);
    const rows = new Map(all.map((follower) => [follower.map(generic).join('\n'), follower.map(generic)]));
    return [...rows.values()]
      .map(([key = '', calculation = '', node = '']) => ({key, calculation, node}))
      .toSorted(
        (one, other) =>
          order.indexOf(one.key) - order.indexOf(other.key) ||
          calculations.indexOf(one.calculation) - calculations.indexOf(other.calculation) ||
          one.node.localeCompare(other.node, 'en'),
      );
  },
  columns: {
    Key: ({key}) => asKey(key),
    Calculation: 'calculation',
    Node: ({node}) => asKey(node),
  },
});

/** What nodes name as their profile, itself or by a dynamic curve. */
export function namedByNodes(etsource: string): Follower[] {
  const dynamic = yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>;
  return readDocuments(etsource, NODES).flatMap(({key: node, text, below}) =>
    PLACES.flatMap(([attribute, calculation]) => {
      // A plant that follows the price reads no profile, even if it names one (etengine: merit_facade/dispatchable_adapter).
      if (attribute === 'merit_order.group' && text('merit_order.subtype') === 'dispatchable') return [];
      const said = [text(attribute) ?? [], below(attribute).map(([, value]) => value)].flat();
      return said.flatMap((value) => {
        const {curve, curves} = dynamic[value.replace('dynamic: ', '')] ?? {};
        const followed = value.startsWith('dynamic: ') ? [curve ?? [], curves ?? []].flat() : [value];
        return followed.map((key): Follower => [key, calculation, node]);
      });
    }),
  );
}

/** Curves that inputs give to nodes of the merit order: prices, availability, and what runs as another model says. */
function attached(etsource: string): Follower[] {
  const texts = [
    ...filesIn(etsource, 'inputs/misc', '.ad').filter((file) => keyOf(file).startsWith('initial_updates_')),
    ...filesIn(etsource, 'inputs/modules/external_coupling/interconnectors', '_must_run.ad'),
  ].map((file) => readFileSync(file, 'utf8'));
  return texts.flatMap((text) => [
    ...[...text.matchAll(/UPDATE\(\s*V\(([^)]*)\),\s*\w+,\s*\[ATTACHED_CURVE\((\w+)_curve\)\]/g)].flatMap(
      ([, nodes = '', key = '']) => [...nodes.matchAll(/\w+/g)].map(([node]): Follower => [key, 'electricity', node]),
    ),
    ...[...text.matchAll(/V\((\w+), merit_order\), group, (\w+)\)/g)].map(([, node = '', key = '']): Follower => [
      key,
      'electricity',
      node,
    ]),
  ]);
}

/** Nodes whose efficiency or availability depends on the air. */
function warmed(etsource: string): Follower[] {
  return readDocuments(etsource, NODES).flatMap(({key, text}) => [
    ...(text('fever.cop_per_degree') ? [[AIR, HOMES, key] as const] : []),
    ...(text('merit_order.subtype') === 'temperature_based_p2h' ? [[AIR, 'electricity', key] as const] : []),
  ]);
}

const AIR = 'weather/air_temperature';

/** `interconnector_{n}_price` of `interconnector_3_price`. */
function generic(key: string): string {
  return key.replace(/(?<=interconnector_)\d+/, '{n}');
}
