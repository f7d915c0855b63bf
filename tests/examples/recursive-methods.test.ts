/** contrib/recursive-methods.mdx: both variants of the search, and the engine's own specs. */
import {describe, expect, test} from 'vitest';
import {compensation, demand, returned, type Node} from '../../src/diagrams/RecursiveSearch/system';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/recursive-methods');

const names: Readonly<Record<string, Node>> = {
  Homes: 'homes',
  'Heat customers': 'heat',
  Network: 'network',
  'CHP plant': 'chp',
  Interconnector: 'interconnector',
  'Imported coal': 'coal',
  'Imported electricity': 'electricity',
};

describe('with losses', () => {
  const {rows, row} = pageTable(PAGE, 'example-with-losses');
  const [networkLoss, chpShare, heat, chpLoss, importShare, free, coal, electricity] = pageNumbers(
    PAGE,
    /a network loses (\S+%)\. It takes (\S+%) from a CHP plant \(half electricity, (\S+%) heat, (\S+%) loss\) and (\S+%) from an interconnector\. The plant captures half of its CO₂: `free_co2_factor` is ([\d.]+)\. Coal has ([\d.]+) kg\/MJ, imported electricity ([\d.]+)\./,
  ) as [number, number, number, number, number, number, number, number];
  const factors: Readonly<Partial<Record<Node, number>>> = {coal, electricity};

  test('the diagram and the sentence have one system', () => {
    expect(compensation('network')).toBeCloseTo(1 / (1 - networkLoss), EXACT);
    expect(compensation('chp')).toBeCloseTo(1 / (1 - chpLoss), EXACT);
    expect(demand.homes / demand.network).toBeCloseTo(1 - networkLoss, EXACT);
    expect(demand.heat / demand.chp).toBeCloseTo(heat, EXACT);
    expect((demand.network * chpShare) / demand.chp).toBeCloseTo(1 - heat - chpLoss, EXACT);
    expect(demand.interconnector / demand.network).toBeCloseTo(importShare, EXACT);
  });

  test.each(rows.map((line) => [line.text('Node'), line] as const))('%s', (name, line) => {
    const node = names[name]!;
    expectCell(line, 'Demand', demand[node], EXACT);
    expectCell(line, 'Compensation', compensation(node));
    expectCell(line, 'Returned', returned(node));
    expectCell(line, 'primary_demand', demand[node] * returned(node), EXACT);
    const co2 = returned(
      node,
      (end) => factors[end]!,
      (passed) => (passed === 'chp' ? 1 - free : 1),
    );
    expectCell(line, 'primary_co2_emission', demand[node] * co2, EXACT);
  });

  test('users get all that the ends give', () => {
    const sum = (head: string, ...of: string[]): number =>
      rounded(
        of.reduce((total, name) => total + row(name).number(head), 0),
        EXACT,
      );
    expect(sum('primary_demand', 'Homes', 'Heat customers')).toBe(
      sum('Demand', 'Imported coal', 'Imported electricity'),
    );
    expect(sum('primary_co2_emission', 'Homes', 'Heat customers')).toBe(
      sum('primary_co2_emission', 'CHP plant', 'Interconnector'),
    );
    expect(pageNumbers(PAGE, /Homes and heat customers together get (\d+) MJ/)).toEqual([
      sum('primary_demand', 'Homes', 'Heat customers'),
    ]);
    expect(pageNumbers(PAGE, /the network's loss of (\d+) MJ is in the (\d+) MJ of homes/)).toEqual([
      row('Network').number('Demand') - row('Homes').number('Demand'),
      row('Homes').number('primary_demand'),
    ]);
    // What coal alone stands for: the invented method leaves the import of electricity out.
    expect(pageNumbers(PAGE, /get (\d+) of their (\d+) MJ: the coal/)).toEqual([
      rounded(demand.homes * returned('homes', (end) => (end === 'coal' ? 1 : 0)), EXACT),
      row('Homes').number('primary_demand'),
    ]);
  });
});

test('compensation follows from loss, flagged edges and the sum of outputs', () => {
  const {rows} = pageTable(PAGE, 'example-compensation');
  for (const row of rows.slice(0, -1)) expectCell(row, 'Compensation', calculate(row.text('Calculation')));
});

interface Input {
  readonly share: number;
  readonly conversion: number;
  readonly value: number; // of the supplier
}

/** A search without losses at one node, each of whose input slots has one edge. */
function without(inputs: readonly Input[], type: 'factor' | 'value' = 'factor'): number {
  const total = type === 'value' ? inputs.reduce((sum, {conversion}) => sum + conversion, 0) : 1;
  return inputs.reduce((sum, {share, conversion, value}) => sum + share * conversion * value, 0) / total;
}

test('without losses', () => {
  const [gas, pellets, natural, naturalCost, naturalCo2, green, greenCost, , pelletCost] = pageNumbers(
    PAGE,
    /a heater takes ([\d.]+) of network gas and ([\d.]+) of wood pellets for each unit of demand\. The gas is (\S+%) natural gas \(€ ([\d.]+), ([\d.]+) kg\/MJ\) and (\S+%) green gas \(€ ([\d.]+), (\d) kg\/MJ, renewable\) and passes a network that loses 2%\. Pellets cost € ([\d.]+),/,
  ) as [number, number, number, number, number, number, number, number, number];
  const {row} = pageTable(PAGE, 'example-without-losses');
  const methods = [
    ['weighted_carrier_cost_per_mj', naturalCost, greenCost, pelletCost, 'factor'],
    ['weighted_carrier_co2_per_mj', naturalCo2, 0, 0, 'factor'],
    ['sustainability_share', 0, 1, 1, 'value'],
    ['The same as :factor', 0, 1, 1, 'factor'],
  ] as const;
  for (const [head, ofNatural, ofGreen, ofPellets, type] of methods) {
    const mixer = natural * ofNatural + green * ofGreen;
    const network = without([{share: 1, conversion: 1, value: mixer}], type);
    const heater = without(
      [
        {share: 1, conversion: gas, value: network},
        {share: 1, conversion: pellets, value: ofPellets},
      ],
      type,
    );
    expectCell(row('Mixer'), head, mixer, EXACT);
    expectCell(row('Network'), head, network, EXACT);
    expectCell(row('Heater'), head, heater, EXACT);
  }
  // Green gas that counts 0 because it was asked first.
  const spoilt = without(
    [
      {share: 1, conversion: gas, value: 0},
      {share: 1, conversion: pellets, value: 1},
    ],
    'value',
  );
  const [before, after] = pageNumbers(PAGE, /changed the heater's share from ([\d.]+) to ([\d.]+)\./) as [
    number,
    number,
  ];
  expect([before, after]).toEqual([row('Heater').number('sustainability_share'), rounded(spoilt, 4)]);
});

test('a circle is cut: what is cut is divided evenly over the other slots of its side', () => {
  const {rows, row} = pageTable(PAGE, 'example-circle');
  const side = (of: readonly string[], cut: string): void => {
    const others = of.filter((name) => name !== cut);
    for (const name of others) {
      const part = row(cut).number('Conversion') / others.length;
      expectCell(row(name), 'Net conversion', row(name).number('Conversion') + part, EXACT);
    }
    expect(row(cut).number('Net conversion')).toBe(0);
  };
  side(['Crude oil, input', 'Hydrogen, input'], 'Hydrogen, input');
  side(['Diesel, output', 'Hydrogen, output', 'Loss'], 'Hydrogen, output');
  expect(rows).toHaveLength(5);
});

test('the first plant with capture hides the second', () => {
  const [first, second, energy, factor, hidden, both] = pageNumbers(
    PAGE,
    /with a plant of (\d+%) in front of one of (\d+%), (\d+) MJ of pellets at ([\d.]+) kg\/MJ gave (\d+) kg, not ([\d.]+)\./,
  ) as [number, number, number, number, number, number];
  expect(energy * factor * first).toBeCloseTo(hidden, EXACT);
  expect(energy * factor * (second + (1 - second) * first)).toBeCloseTo(both, EXACT);
});

// etengine: spec/models/qernel/recursive_factor/. A chain of three nodes with 100 MJ; what the middle gives to the left.
describe('specs of the engine', () => {
  const chain = (toLeft: number, loss: number, flagged: number, outputs: number): number =>
    100 * toLeft * (1 / (1 - loss - flagged)) * (1 / Math.max(1, outputs));
  test.each([
    ['primary_demand_spec.rb:101: 2 out of 1', chain(2, 0, 0, 2), 100],
    ['primary_demand_spec.rb:118: a half', chain(0.5, 0, 0, 0.5), 50],
    ['primary_demand_spec.rb:135: two of 0.6', chain(0.6, 0, 0, 1.2), 50],
    ['primary_demand_spec.rb:178: a primary node that loses 20%', chain(1, 0, 0, 1) * (1 - 0.2), 80],
    ['primary_demand_spec.rb:200: 20% loss', chain(0.8, 0.2, 0, 0.8), 100],
    ['primary_demand_spec.rb:331: a flagged edge', chain(0.8, 0, 0.2, 1), 100],
    ['primary_demand_spec.rb:373: loss and a flagged edge', chain(0.6, 0.2, 0.2, 0.8), 100],
    [
      'weighted_carrier_spec.rb:142: inputs of 1.2 are not divided',
      without([
        {share: 1, conversion: 0.6, value: 2},
        {share: 1, conversion: 0.6, value: 20},
      ]),
      13.2,
    ],
  ])('%s', (_, result, expected) => expect(result).toBeCloseTo(expected, EXACT));
});
