import type {Flow} from './flows';
import {round} from './scale';

/** Where a node stands. */
export interface Place {
  readonly x: number; // per cent
  readonly y: number; // px
  readonly height: number; // px
}

export type Places<Node extends string> = Readonly<Record<Node, Place>>;

interface Column<Node extends string> {
  readonly nodes: readonly Node[];
  readonly x: number; // per cent
  readonly top: number; // px
  readonly bottom: number; // px
  readonly heightOf: (node: Node) => number; // px
}

/** Nodes one below the other with equal gaps, from top to bottom in every state; a node without height takes no room. */
export function column<Node extends string>({nodes, x, top, bottom, heightOf}: Column<Node>): Record<Node, Place> {
  const heights = nodes.map(heightOf).filter((height) => height > 0);
  const free = bottom - top - heights.reduce((sum, height) => sum + height, 0);
  const gap = free / Math.max(heights.length - 1, 1);
  let y = top;
  const places = nodes.map((node): [Node, Place] => {
    const place = {x, y: round(y), height: heightOf(node)};
    if (place.height > 0) y += place.height + gap;
    return [node, place];
  });
  return Object.fromEntries(places) as Record<Node, Place>;
}

/**
 * Flows as paths in a box 100 wide, which leave and enter their nodes from top to bottom in the order of where they lead.
 * Their own order stays that of the flows: an element that changes its place among others cannot move gradually.
 */
export function ribbonsOf<Node extends string, F extends Flow<Node>>(
  flows: readonly F[],
  places: Places<Node>,
  scale: number, // px for one of energy
): (F & {readonly path: string})[] {
  const middle = (node: Node): number => places[node].y + places[node].height / 2;
  const offsets = (nodeOf: (flow: F) => Node, otherOf: (flow: F) => Node): Map<F, number> => {
    const next = new Map<Node, number>();
    const sorted = flows.toSorted((a, b) => middle(otherOf(a)) - middle(otherOf(b)));
    return new Map(
      sorted.map((flow) => {
        const node = nodeOf(flow);
        const y = next.get(node) ?? places[node].y;
        next.set(node, y + flow.energy * scale);
        return [flow, round(y)];
      }),
    );
  };
  const from = (flow: F): Node => flow.from;
  const to = (flow: F): Node => flow.to;
  const starts = offsets(from, to);
  const ends = offsets(to, from);
  return flows.map((flow) => {
    const [x1, x2] = [places[flow.from].x, places[flow.to].x];
    const [y1, y2] = [starts.get(flow)!, ends.get(flow)!];
    const width = flow.energy * scale;
    const [half, low1, low2] = [round((x1 + x2) / 2), round(y1 + width), round(y2 + width)];
    const path = `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}V${low2}C${half} ${low2} ${half} ${low1} ${x1} ${low1}Z`;
    return {...flow, path};
  });
}
