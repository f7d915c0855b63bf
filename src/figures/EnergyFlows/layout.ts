import {through} from '../../components/Figure/flows';
import {column, type Place, type Places} from '../../components/Figure/sankey';
import {round} from '../../components/Figure/scale';
import {ENDS, SOURCES, type Flow, type Network, type Node} from './model';

export const HEIGHT = 412; // px

/** px per PJ; 971 PJ, the most, leave 18 px between the nodes of a column. */
export const SCALE = 0.34;

const EDGES = {top: 8, bottom: HEIGHT}; // px
const MIDDLE: Readonly<Record<Network, Omit<Place, 'height'>>> = {
  electricity: {x: 34, y: 26},
  heat: {x: 64, y: 116},
  hydrogen: {x: 64, y: 262},
};

/** Where each node stands: sources at the left, ends at the right, networks between them. */
export function placesOf(flows: readonly Flow[]): Places<Node> {
  const heightOf = (node: Node): number => {
    const {into, out} = through<Node>(flows, node);
    return round(Math.max(into, out) * SCALE);
  };
  const network = (node: Network): Place => ({...MIDDLE[node], height: heightOf(node)});
  return {
    ...column({nodes: SOURCES, x: 0, ...EDGES, heightOf}),
    ...column({nodes: ENDS, x: 100, ...EDGES, heightOf}),
    electricity: network('electricity'),
    heat: network('heat'),
    hydrogen: network('hydrogen'),
  };
}
