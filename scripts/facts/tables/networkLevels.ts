import {Mistake} from '../blocks';
import {NODES, readDocuments, type AdDocument} from '../documents';
import {readPatterns} from '../words';
import {grouped, tableOf} from './form';

/** Levels by the name that nodes give them, in the order of the table. */
const LEVELS: Readonly<Record<string, string>> = {lv: 'LV', mv: 'MV', hv: 'HV', omit: 'none'};

const SIDES = ['demand', 'supply', 'demand and supply'] as const;

type Side = (typeof SIDES)[number];

/**
 * The level of the network at which nodes of the merit order are connected, with their number. In our own words: what nodes are called
 * whose key fits a pattern; of several the first one counts.
 */
export const networkLevels = tableOf({
  title: 'Levels of the electricity network',
  id: 'levels-table',
  rows: ({etsource, words}) => {
    const patterns = words('network-levels');
    const nodes = readDocuments(etsource, NODES).filter(({text}) => text('merit_order.type'));
    const keys = nodes.map(({key}) => key);
    const patternOf = readPatterns(patterns, keys);
    const connected = nodes.map((node) => {
      const pattern = patternOf(node.key);
      // Without a level it is high voltage (atlas: lib/atlas/node_attributes/electricity_merit_order.rb).
      const level = node.text('merit_order.level') ?? 'hv';
      if (!LEVELS[level]) throw new Mistake(`${node.key}: “${level}” is none of ${Object.keys(LEVELS).join(', ')}`);
      return {what: patterns.said.get(pattern)!, level, side: sideOf(node), pattern};
    });
    const rows = grouped(connected, ({level, side, what}) => [level, side, what].join('\n'));
    const [levels, order] = [Object.keys(LEVELS), [...patterns.said.keys()]];
    return rows
      .map((all) => ({...all[0]!, nodes: all.length}))
      .toSorted(
        (one, other) =>
          levels.indexOf(one.level) - levels.indexOf(other.level) ||
          SIDES.indexOf(one.side) - SIDES.indexOf(other.side) ||
          order.indexOf(one.pattern) - order.indexOf(other.pattern),
      );
  },
  columns: {
    'What is connected': 'what',
    Level: ({level}) => LEVELS[level]!,
    Side: 'side',
    Nodes: ({nodes}) => String(nodes),
  },
});

/** Storage and load that can be shifted count on both sides; what else is flexible only takes. */
function sideOf({key, text}: AdDocument): Side {
  const [type, subtype] = [text('merit_order.type'), text('merit_order.subtype')];
  if (type === 'producer') return 'supply';
  if (type === 'consumer') return 'demand';
  if (type !== 'flex') throw new Mistake(`${key}: nothing is known of merit_order.type ${type}`);
  return subtype === 'storage' || subtype === 'load_shifting' ? 'demand and supply' : 'demand';
}
