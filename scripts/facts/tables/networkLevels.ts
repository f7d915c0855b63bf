import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {readPatterns, type Words} from '../words';
import {table} from './table';

/** Levels by the name that nodes give them, in the order of the table. */
const LEVELS: Readonly<Record<string, string>> = {lv: 'LV', mv: 'MV', hv: 'HV', omit: 'none'};

const SIDES = ['demand', 'supply', 'demand and supply'] as const;

/** What nodes of a kind are connected to, with all nodes of which the same is true. */
interface Connected {
  readonly level: string;
  readonly side: (typeof SIDES)[number];
  readonly pattern: string;
  nodes: number;
}

/**
 * The level of the network at which nodes of the merit order are connected, as Markdown, with their number. In our own words: what
 * nodes are called whose key fits a pattern; of several the first one counts.
 */
export function networkLevels(etsource: string, patterns: Words): string {
  const nodes = readDocuments(etsource, 'graphs/energy/nodes').filter(({text}) => text('merit_order.type'));
  const patternOf = readPatterns(
    patterns,
    nodes.map(({key}) => key),
  );

  const rows = new Map<string, Connected>();
  for (const node of nodes) {
    const pattern = patternOf(node.key);
    // Without a level it is high voltage (atlas: lib/atlas/node_attributes/electricity_merit_order.rb).
    const level = node.text('merit_order.level') ?? 'hv';
    if (!LEVELS[level]) throw new Mistake(`${node.key}: “${level}” is none of ${Object.keys(LEVELS).join(', ')}`);
    const side = sideOf(node);
    const key = [level, side, patterns.said.get(pattern)].join('\n');
    const row = rows.get(key) ?? {level, side, pattern, nodes: 0};
    row.nodes += 1;
    rows.set(key, row);
  }
  const levels = Object.keys(LEVELS);
  const order = [...patterns.said.keys()];
  return table(
    'Levels of the electricity network',
    'levels-table',
    ['What is connected', 'Level', 'Side', 'Nodes'],
    [...rows.values()]
      .toSorted(
        (one, other) =>
          levels.indexOf(one.level) - levels.indexOf(other.level) ||
          SIDES.indexOf(one.side) - SIDES.indexOf(other.side) ||
          order.indexOf(one.pattern) - order.indexOf(other.pattern),
      )
      .map(({level, side, pattern, nodes}) => [patterns.said.get(pattern)!, LEVELS[level]!, side, String(nodes)]),
  );
}

/** Storage and load that can be shifted count on both sides; what else is flexible only takes. */
function sideOf({key, text}: AdDocument): Connected['side'] {
  const [type, subtype] = [text('merit_order.type'), text('merit_order.subtype')];
  if (type === 'producer') return 'supply';
  if (type === 'consumer') return 'demand';
  if (type !== 'flex') throw new Mistake(`${key}: nothing is known of merit_order.type ${type}`);
  return subtype === 'storage' || subtype === 'load_shifting' ? 'demand and supply' : 'demand';
}
