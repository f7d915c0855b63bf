import {sum} from '../../sum';

/** Energy that goes from one node to another. */
export interface Flow<From extends string = string, To extends string = From> {
  readonly from: From;
  readonly to: To;
  readonly energy: number;
}

/** What enters a node and what leaves it. */
export function through<Node extends string>(
  flows: readonly Flow<Node>[],
  node: NoInfer<Node>,
): {into: number; out: number} {
  return {
    into: energyOf(flows.filter(({to}) => to === node)),
    out: energyOf(flows.filter(({from}) => from === node)),
  };
}

/** The energy of a flow between two nodes; 0 if there is none. */
export function between<Node extends string>(
  flows: readonly Flow<Node>[],
  source: NoInfer<Node>,
  target: NoInfer<Node>,
): number {
  return energyOf(flows.filter(({from, to}) => from === source && to === target));
}

function energyOf(flows: readonly Flow[]): number {
  return sum(flows, ({energy}) => energy);
}
