import {describe, expect, test} from 'vitest';
import {sum} from '../../sum';
import {edgesAt, lostIn, NODES, settle, type Key, type Step} from './model';

const STATES = [0, 1, 20, 24, 25, 26, 50, 99, 100];

function demandOf(steps: readonly Step[], key: Key): number {
  return steps.find(({node}) => node.key === key)!.demand;
}

function valueOf(steps: readonly Step[], consumer: Key, supplier: Key): number {
  const edges = steps.flatMap((step) => step.edges);
  return edges.find((edge) => edge.consumer === consumer && edge.supplier === supplier)!.value;
}

describe('the laws of the graph', () => {
  test.each(STATES)('at %s %, every node is settled once, in the engine’s order', (induction) => {
    expect(settle(edgesAt(induction)).map(({node}) => node.key)).toEqual([
      'heat',
      'gas-hob',
      'induction-hob',
      'wind',
      'network',
      'export',
      'import',
      'gas',
    ]);
  });

  test.each(STATES)('at %s %, every edge gets one value, and none is negative', (induction) => {
    const edges = settle(edgesAt(induction)).flatMap((step) => step.edges);
    expect(edges).toHaveLength(edgesAt(induction).length);
    for (const {value} of edges) expect(value).toBeGreaterThanOrEqual(0);
  });

  test.each(STATES)(
    'at %s %, what enters a node is its demand, and what leaves it is that less its loss',
    (induction) => {
      const steps = settle(edgesAt(induction));
      const edges = steps.flatMap((step) => step.edges);
      for (const step of steps) {
        const {node, demand} = step;
        const into = edges.filter(({consumer}) => consumer === node.key);
        const out = edges.filter(({supplier}) => supplier === node.key);
        const values = (some: typeof edges): number[] => some.map(({value}) => value);
        if (into.length) expect(sum(values(into)), node.key).toBeCloseTo(demand, 9);
        if (out.length) expect(sum(values(out)), node.key).toBeCloseTo(demand - lostIn(step), 9);
      }
    },
  );

  test.each(STATES)('at %s %, what is supplied is used, exported or lost', (induction) => {
    const steps = settle(edgesAt(induction));
    const demands = (...keys: Key[]): number => sum(keys, (key) => demandOf(steps, key));
    expect(demands('gas', 'wind', 'import')).toBeCloseTo(demands('heat', 'export') + sum(steps, lostIn), 9);
  });

  test.each(STATES)('at %s %, there is import or export, never both', (induction) => {
    const steps = settle(edgesAt(induction));
    expect(demandOf(steps, 'import') * demandOf(steps, 'export')).toBeCloseTo(0, 9);
  });

  test('a node that waits for an edge is passed over, though it stands earlier in the list', () => {
    const order = settle(edgesAt(20)).map(({node}) => NODES.indexOf(node));
    expect(order.indexOf(5)).toBeLessThan(order.indexOf(3));
  });
});

/** The engine’s own code gave these numbers, PJ. */
describe('as the engine has it', () => {
  test.each<[number, Partial<Record<Key, number>>]>([
    [20, {heat: 32.3, 'gas-hob': 64.6, 'induction-hob': 7.6, wind: 10, network: 10, export: 1.9, import: 0, gas: 64.6}],
    [50, {'gas-hob': 40.375, 'induction-hob': 19, wind: 10, network: 20, export: 0, import: 10, gas: 40.375}],
    [25, {'gas-hob': 60.5625, 'induction-hob': 9.5, network: 10, export: 0, import: 0, gas: 60.5625}],
    [100, {'gas-hob': 0, 'induction-hob': 38, network: 40, export: 0, import: 30, gas: 0}],
  ])('at %s %', (induction, demands) => {
    const steps = settle(edgesAt(induction));
    for (const [key, demand] of Object.entries(demands))
      expect(demandOf(steps, key as Key), key).toBeCloseTo(demand, 9);
  });

  test('the edges of the present', () => {
    const steps = settle(edgesAt(20));
    expect(valueOf(steps, 'heat', 'gas-hob')).toBeCloseTo(25.84, 9);
    expect(valueOf(steps, 'heat', 'induction-hob')).toBeCloseTo(6.46, 9);
    expect(valueOf(steps, 'gas-hob', 'gas')).toBeCloseTo(64.6, 9);
    expect(valueOf(steps, 'induction-hob', 'network')).toBeCloseTo(7.6, 9);
    expect(valueOf(steps, 'export', 'network')).toBeCloseTo(1.9, 9);
    expect(valueOf(steps, 'network', 'wind')).toBeCloseTo(10, 9);
    expect(valueOf(steps, 'network', 'import')).toBeCloseTo(0, 9);
  });

  test('what is lost in the present and in a future with half induction', () => {
    const lost = (induction: number): number[] =>
      settle(edgesAt(induction))
        .map(lostIn)
        .filter((value) => value > 1e-9);
    expect(lost(20).map((value) => Number(value.toFixed(6)))).toEqual([38.76, 1.14, 0.5]);
    expect(lost(50).map((value) => Number(value.toFixed(6)))).toEqual([24.225, 2.85, 1]);
  });
});
