import {through} from '../../components/Figure/flows';
import {column, ribbonsOf, type Place, type Places} from '../../components/Figure/sankey';
import {round} from '../../components/Figure/scale';
import type {Flow, Node} from './model';

const SCALE = 0.09; // px per kg
const TOP = 40; // px
const BOTTOM = 420; // px
const NETWORK = 184; // px: below what leaves the power plant, whatever that is
const APART = 30; // px between nodes of a column, with room for a name
const BELOW = 14; // px between a node and a flow that passes below it

/** The height of the flows, px. */
export const FLOWS = BOTTOM;

const AT = {plant: 0, network: 30, use: 62, end: 100}; // per cent

interface Ribbon extends Flow {
  readonly by?: {readonly x: number; readonly y: number}; // its upper edge there
  readonly path: string;
}

export interface Layout {
  readonly places: Places<Node>;
  readonly ribbons: readonly Ribbon[];
}

/** Where nodes stand, in four columns, and the ribbons between them. */
export function layoutOf(flows: readonly Flow[]): Layout {
  const heightOf = (node: Node): number => {
    const {into, out} = through(flows, node);
    return round(Math.max(into, out) * SCALE);
  };
  const at = (node: Node, x: number, y: number): Place => ({x, y: round(y), height: heightOf(node)});
  const after = ({y, height}: Place): number => (height > 0 ? y + height + APART : y);

  const fossil = at('fossil', AT.plant, TOP);
  const network = at('network', AT.network, NETWORK);
  const fuel = at('fuel', AT.use, NETWORK);
  const products = at('products', AT.use, after(fuel));
  const places: Places<Node> = {
    fossil,
    biogenic: at('biogenic', AT.plant, after(fossil)),
    imported: at('imported', AT.plant, BOTTOM - heightOf('imported')),
    network,
    fuel,
    products,
    ...column({nodes: ['air', 'kept', 'stored', 'exported'], x: AT.end, top: TOP, bottom: BOTTOM, heightOf}),
  };

  // What nobody uses goes below what is used.
  let start = network.y + fuel.height + products.height;
  let lowest = Math.max(...[fuel, products].map(({y, height}) => (height > 0 ? y + height + BELOW : 0)));
  const by = (node: 'stored' | 'exported'): Ribbon['by'] => {
    const {y, height} = places[node];
    const point = {x: AT.use, y: round(Math.max((start + y) / 2, lowest))};
    start += height;
    lowest = point.y + height;
    return point;
  };
  const stored = by('stored');
  const exported = by('exported');
  const routed = flows.map((flow): Omit<Ribbon, 'path'> => {
    if (flow.to === 'stored') return {...flow, by: stored};
    return flow.to === 'exported' ? {...flow, by: exported} : flow;
  });
  return {places, ribbons: ribbonsOf<Node, Omit<Ribbon, 'path'>>(routed, places, SCALE)};
}
