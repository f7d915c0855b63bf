import type {Flow} from './flows';
import {round} from './scale';

interface Point {
  readonly x: number; // per cent
  readonly y: number; // px
}

/** Where a node stands. */
export interface Place extends Point {
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
 * Their own order stays that of the flows: an element that changes its place among others cannot move gradually. A flow may pass
 * `by` a point, with its upper edge.
 */
export function ribbonsOf<Node extends string, F extends Flow<Node> & {readonly by?: Point}>(
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
    const start = {x: places[flow.from].x, y: starts.get(flow)!};
    const end = {x: places[flow.to].x, y: ends.get(flow)!};
    const upper = [start, ...(flow.by ? [flow.by] : []), end];
    const lower = upper.map(({x, y}) => ({x, y: round(y + flow.energy * scale)})).toReversed();
    return {...flow, path: `M${start.x} ${start.y}${curve(upper)}V${lower[0]!.y}${curve(lower)}Z`};
  });
}

/** Leads from point to point, level at each. */
function curve(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(({x, y}, index) => {
      const before = points[index]!;
      const half = round((before.x + x) / 2);
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
    })
    .join('');
}
