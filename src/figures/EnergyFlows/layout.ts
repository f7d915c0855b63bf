import {round} from '../../components/Figure/scale';
import {ENDS, NETWORKS, SOURCES, through, type Flow, type Network, type Node} from './model';

export const HEIGHT = 412; // px

const SCALE = 0.34; // px per PJ; 971 PJ, the most, leave 18 px between the nodes of a column
const TOP = 8; // px
const MIDDLE: Readonly<Record<Network, {x: number; y: number}>> = {
  electricity: {x: 34, y: 26},
  heat: {x: 64, y: 116},
  hydrogen: {x: 64, y: 262},
};

export interface Place {
  readonly x: number; // per cent
  readonly y: number; // px
  readonly height: number; // px
}

/** Where each node stands: sources at the left, ends at the right, networks between them. */
export function placesOf(flows: readonly Flow[]): Record<Node, Place> {
  const places: Partial<Record<Node, Place>> = {};
  const height = (node: Node): number => {
    const {into, out} = through(flows, node);
    return round(Math.max(into, out) * SCALE);
  };
  const column = (nodes: readonly Node[], x: number): void => {
    const heights = nodes.map(height).filter((each) => each > 0);
    const free = HEIGHT - TOP - heights.reduce((sum, each) => sum + each, 0);
    const gap = free / (heights.length - 1); // a column reaches from top to bottom in every state
    let y = TOP;
    for (const node of nodes) {
      places[node] = {x, y: round(y), height: height(node)};
      if (height(node) > 0) y += height(node) + gap;
    }
  };
  column(SOURCES, 0);
  column(ENDS, 100);
  for (const network of NETWORKS) places[network] = {...MIDDLE[network], height: height(network)};
  return places as Record<Node, Place>;
}

export interface Ribbon extends Flow {
  readonly path: string; // in a box 100 wide
}

/**
 * Flows as ribbons, which leave and enter their nodes from top to bottom in the order of where they lead. Their own order
 * stays that of the flows: an element that changes its place among others cannot move gradually.
 */
export function ribbonsOf(flows: readonly Flow[], places: Readonly<Record<Node, Place>>): Ribbon[] {
  const order: readonly Node[] = [...SOURCES, ...NETWORKS, ...ENDS];
  const middle = (node: Node): number => places[node].y + places[node].height / 2;
  const sorted = flows.toSorted((a, b) => middle(a.to) - middle(b.to) || order.indexOf(a.from) - order.indexOf(b.from));
  const starts = offsets(sorted, ({from}) => from, places);
  const ends = offsets(
    sorted.toSorted((a, b) => middle(a.from) - middle(b.from)),
    ({to}) => to,
    places,
  );
  return flows.map((flow) => {
    const [x1, x2] = [places[flow.from].x, places[flow.to].x];
    const [y1, y2] = [starts.get(flow)!, ends.get(flow)!];
    const width = flow.energy * SCALE;
    const [half, low1, low2] = [round((x1 + x2) / 2), round(y1 + width), round(y2 + width)];
    const path = `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}V${low2}C${half} ${low2} ${half} ${low1} ${x1} ${low1}Z`;
    return {...flow, path};
  });
}

/** Where each flow begins at its node, one below the other, px. */
function offsets(
  flows: readonly Flow[],
  nodeOf: (flow: Flow) => Node,
  places: Readonly<Record<Node, Place>>,
): Map<Flow, number> {
  const next = new Map<Node, number>();
  return new Map(
    flows.map((flow) => {
      const node = nodeOf(flow);
      const y = next.get(node) ?? places[node].y;
      next.set(node, y + flow.energy * SCALE);
      return [flow, round(y)];
    }),
  );
}
