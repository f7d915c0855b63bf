import {between, through} from '../../components/Figure/flows';
import {column, ribbonsOf, type Place, type Places} from '../../components/Figure/sankey';
import {round} from '../../components/Figure/scale';
import type {Flow, Node} from './model';

const SCALE = 0.061; // px per kg
const TOP = 20; // px
const BOTTOM = 307; // px
const NETWORK = 134; // px: below what leaves the power plant, whatever that is
const APART = 30; // px between nodes of a column, with room for a name
const BELOW = 14; // px between a node and a flow that passes below it

/** The height of the flows, px. */
export const FLOWS = BOTTOM;

const AT = {plant: 0, network: 30, use: 62, end: 100}; // per cent

/** Where CO₂ comes from. */
export type Origin = 'fossil' | 'biogenic' | 'imported';

const ORIGINS: readonly Origin[] = ['fossil', 'biogenic', 'imported'];

interface Ribbon extends Flow {
  readonly origin: Origin;
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
  const by = (node: 'stored' | 'exported'): number => {
    const {y, height} = places[node];
    const upper = round(Math.max((start + y) / 2, lowest));
    start += height;
    lowest = upper + height;
    return upper;
  };
  const upper = {stored: by('stored'), exported: by('exported')};
  const routed = ORIGINS.flatMap((origin) => flows.flatMap((flow) => partOf(flow, origin, flows))).map((flow) => {
    if (flow.to !== 'stored' && flow.to !== 'exported') return flow;
    const y = upper[flow.to];
    upper[flow.to] = round(y + flow.energy * SCALE);
    return {...flow, by: {x: AT.use, y}};
  });
  return {places, ribbons: ribbonsOf<Node, Omit<Ribbon, 'path'>>(routed, places, SCALE)};
}

/** What is of one origin in a flow; in the supply of captured CO₂ all is mixed. */
function partOf(flow: Flow, origin: Origin, flows: readonly Flow[]): Omit<Ribbon, 'path'>[] {
  const isSource = ORIGINS.some((each) => each === flow.from);
  const share = isSource
    ? Number(flow.from === origin)
    : between(flows, origin, 'network') / through(flows, 'network').into;
  return share > 0 ? [{...flow, origin, energy: flow.energy * share}] : [];
}
