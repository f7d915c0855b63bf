/**
 * A small energy graph, settled node by node as the engine does it (ETEngine: app/models/qernel/{graph,node,slot}.rb and
 * calculation/edges.rb). In the engine a node has a slot for each carrier, here at most one on each side. Amounts are made
 * up; the hobs' outputs are those of households_cooker_network_gas and households_cooker_induction_electricity.
 */
import type {Carrier} from '../../components/Figure/colour';
import {sum} from '../../sum';

export type Key = 'heat' | 'gas-hob' | 'induction-hob' | 'network' | 'export' | 'wind' | 'import' | 'gas';

export interface Node {
  readonly key: Key;
  readonly given?: number; // PJ, its demand as the dataset has it
  readonly output: number; // what leaves it to its left of what enters it, the rest is lost
}

/** In the order in which the engine looks for a node that is ready. */
export const NODES: readonly Node[] = [
  {key: 'heat', given: 32.3, output: 1},
  {key: 'gas-hob', output: 0.4},
  {key: 'induction-hob', output: 0.85},
  {key: 'network', output: 0.95},
  {key: 'export', output: 1},
  {key: 'wind', given: 10, output: 1},
  {key: 'import', output: 1},
  {key: 'gas', output: 1},
];

export interface Edge {
  readonly consumer: Key; // at its left
  readonly supplier: Key; // at its right
  readonly carrier: Carrier;
  readonly type: 'share' | 'flexible' | 'inversed flexible';
  readonly reversed?: true;
  readonly share?: number; // of what the consumer takes
}

/** The induction hob's share of heat in the present, %. */
export const PRESENT = 20;

/** The edges, with the induction hob's share of heat in per cent; shares of a group add up to 1. */
export function edgesAt(induction: number): Edge[] {
  return [
    {consumer: 'heat', supplier: 'gas-hob', carrier: 'heat', type: 'share', share: (100 - induction) / 100},
    {consumer: 'heat', supplier: 'induction-hob', carrier: 'heat', type: 'share', share: induction / 100},
    {consumer: 'gas-hob', supplier: 'gas', carrier: 'network-gas', type: 'share', share: 1},
    {consumer: 'induction-hob', supplier: 'network', carrier: 'electricity', type: 'share', share: 1},
    {consumer: 'export', supplier: 'network', carrier: 'electricity', type: 'inversed flexible'},
    {consumer: 'network', supplier: 'wind', carrier: 'electricity', type: 'flexible', reversed: true},
    {consumer: 'network', supplier: 'import', carrier: 'electricity', type: 'flexible'},
  ];
}

export interface Settled extends Edge {
  readonly value: number; // PJ
}

/** A node whose demand is found, and the edges that get their values by it. */
export interface Step {
  readonly node: Node;
  readonly demand: number; // PJ
  readonly edges: readonly Settled[];
}

/** Settles a graph: always the first node in the list that is ready, until none is. */
export function settle(edges: readonly Edge[]): Step[] {
  const values = new Map<Edge, number>();
  const waiting = [...NODES];
  const steps: Step[] = [];
  for (;;) {
    const index = waiting.findIndex(({key}) => isReady(key, edges, values));
    if (index < 0) return steps;
    const [node] = waiting.splice(index, 1);
    steps.push(calculate(node!, edges, values));
  }
}

/** Whether an edge is settled by the node that supplies it, not by the one that consumes. */
function isSuppliers({type, reversed}: Edge): boolean {
  return reversed === true || type === 'inversed flexible';
}

/** Whether every edge of a node has a value that gets it at its other end. */
function isReady(key: Key, edges: readonly Edge[], values: ReadonlyMap<Edge, number>): boolean {
  return edges.every((edge) => {
    const isElsewhere = isSuppliers(edge) ? edge.consumer === key : edge.supplier === key;
    return !isElsewhere || values.has(edge);
  });
}

/** Finds a node's demand, then the values of the edges that it settles, which join the others. */
function calculate(node: Node, all: readonly Edge[], values: Map<Edge, number>): Step {
  const {key, given, output} = node;
  const inward = all.filter(({consumer}) => consumer === key);
  const outward = all.filter(({supplier}) => supplier === key);
  const valueOf = (edge: Edge): number => values.get(edge) ?? 0;

  const byOutput = sum(outward, valueOf) / output;
  const byInput = sum(inward, valueOf);
  const pushes = outward.some(isSuppliers);
  const demand = given ?? (pushes ? Math.max(byInput, byOutput) : outward.length ? byOutput : byInput);

  const edges: Settled[] = [];
  const set = (edge: Edge, value: number): void => {
    values.set(edge, value);
    edges.push({...edge, value});
  };
  for (const edge of inward.filter(({type}) => type === 'share')) set(edge, edge.share! * demand);
  for (const edge of inward.filter((each) => each.type === 'flexible' && !isSuppliers(each))) {
    set(edge, demand - sum(inward, valueOf));
  }
  for (const edge of outward.filter(isSuppliers)) set(edge, Math.max(demand * output - sum(outward, valueOf), 0));
  return {node, demand, edges};
}

/** What is lost in a node, PJ; output slots give the rest. */
export function lostIn({node, demand}: Step): number {
  return demand * (1 - node.output);
}

/** What a node is called. */
export const NAMES: Readonly<Record<Key, string>> = {
  heat: 'Cooking heat',
  'gas-hob': 'Gas hob',
  'induction-hob': 'Induction hob',
  network: 'Power network',
  export: 'Export',
  wind: 'Wind park',
  import: 'Import',
  gas: 'Gas supply',
};
