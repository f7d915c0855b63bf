/** The system of the example with losses in contrib/recursive-methods.mdx: what is given, and what the search returns. */

export type Node = 'homes' | 'heat' | 'network' | 'chp' | 'interconnector' | 'coal' | 'electricity';

/** MJ that pass through. */
export const demand: Readonly<Record<Node, number>> = {
  homes: 76,
  heat: 28.8,
  network: 80,
  chp: 96,
  interconnector: 32,
  coal: 96,
  electricity: 32,
};

/** Part of what passes through that is lost. */
const loss: Readonly<Partial<Record<Node, number>>> = {network: 0.05, chp: 0.2};

/** What a node takes from its suppliers, in MJ; an end of the search has none. */
const suppliers: Readonly<Partial<Record<Node, readonly (readonly [Node, number])[]>>> = {
  homes: [['network', 76]],
  heat: [['chp', 28.8]],
  network: [
    ['chp', 48],
    ['interconnector', 32],
  ],
  chp: [['coal', 96]],
  interconnector: [['electricity', 32]],
};

/** What each unit that a node delivers stands for, of what passes through it. */
export const compensation = (node: Node): number => 1 / (1 - (loss[node] ?? 0));

/**
 * What a search returns to a node: at an end what counts there, elsewhere the sum over suppliers, of which only a part
 * counts where something is captured.
 */
export function returned(
  node: Node,
  end: (node: Node) => number = () => 1,
  counts: (node: Node) => number = () => 1,
): number {
  const taken = suppliers[node];
  if (!taken) return end(node);
  const parts = taken.map(([from, flow]) => (flow / demand[node]) * compensation(from) * returned(from, end, counts));
  return counts(node) * parts.reduce((sum, part) => sum + part, 0);
}
