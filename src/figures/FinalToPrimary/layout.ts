import {through} from '../../components/Figure/flows';
import {ribbonsOf, type Place, type Places} from '../../components/Figure/sankey';
import {round} from '../../components/Figure/scale';
import {sum} from '../../sum';
import type {Flow, Node} from './model';

export const HEIGHT = 420; // px

const SCALE = 1.39; // px per PJ; with 142 PJ, the most, 24 px are left above each node of a column, for its name
const TOP = 128; // px
const APART = 22; // px between a node and a flow that passes it

const COLUMNS: readonly {
  readonly nodes: readonly Node[];
  readonly x: number; // per cent
  readonly top: number; // px
  readonly bottom: number; // px
}[] = [
  {x: 0, top: TOP, bottom: HEIGHT, nodes: ['wind', 'network-gas', 'biomass']},
  {x: 28, top: TOP, bottom: HEIGHT, nodes: ['power', 'heat-plant']},
  {x: 50, top: TOP, bottom: HEIGHT - 62, nodes: ['electricity', 'ambient-heat', 'gas', 'district-heat']},
  {x: 42, top: TOP, bottom: HEIGHT, nodes: ['lost-on-the-way']},
  {x: 75, top: 180, bottom: 364, nodes: ['pumps', 'boilers']}, // below electricity for appliances, above district heat
  {x: 100, top: TOP, bottom: HEIGHT, nodes: ['appliances', 'heat', 'lost-in-homes']},
];

export interface Layout {
  readonly places: Places<Node>;
  readonly ribbons: readonly (Flow & {readonly path: string})[];
}

/** Where nodes stand, in columns, and the ribbons between them, which run into no other node. */
export function layoutOf(flows: readonly Flow[]): Layout {
  const heightOf = (node: Node): number => {
    const {into, out} = through(flows, node);
    return round(Math.max(into, out) * SCALE);
  };
  const places = Object.assign({}, ...COLUMNS.map((each) => column(each, heightOf))) as Places<Node>;
  const routed = flows.map((flow) => {
    const {from, to} = flow;
    const height = flow.energy * SCALE;
    const halfway = (below(places[from]) + below(places[to])) / 2 - height;
    const {power, pumps, boilers, 'heat-plant': plant} = places;
    if (from === 'network-gas' && to === 'gas') {
      const lowest = plant.height > 0 ? plant.y - APART - height : HEIGHT;
      return {...flow, by: {x: power.x, y: round(Math.max(Math.min(halfway, lowest), below(power) + APART))}};
    }
    if (from === 'district-heat') {
      return {...flow, by: {x: pumps.x, y: round(Math.max(halfway, below(pumps) + APART, below(boilers) + APART))}};
    }
    return flow;
  });
  return {places, ribbons: ribbonsOf<Node, (typeof routed)[number]>(routed, places, SCALE)};
}

/** Nodes with equal gaps from top to bottom. One without height keeps its gaps, so that the others stay where they are. */
function column(
  {nodes, x, top, bottom}: (typeof COLUMNS)[number],
  heightOf: (node: Node) => number,
): Partial<Record<Node, Place>> {
  const free = bottom - top - sum(nodes, heightOf);
  const places: Partial<Record<Node, Place>> = {};
  let y = nodes.length > 1 ? top : top + free; // alone it stands at the bottom
  for (const node of nodes) {
    places[node] = {x, y: round(y), height: heightOf(node)};
    y += heightOf(node) + free / (nodes.length - 1);
  }
  return places;
}

function below({y, height}: Place): number {
  return y + height;
}
