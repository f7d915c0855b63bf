/**
 * The two nodes that heat greenhouses on contrib/graph-components. Its documents and numbers went through Atlas, Refinery
 * and the engine's nodes, slots and edges, which gave the flows and shares of the tables.
 */
import {expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/graph-components');
const given = pageTable(PAGE, 'example-given');
const shares = pageTable(PAGE, 'example-shares');
const reversed = pageTable(PAGE, 'example-reversed');

const amount = (name: string): number => given.row(name).number('Value');
const electricity = amount('Demand of final demand for electricity');
const toPump = amount('parent_share of the edge to the pump');
const pump = amount('Input conversion of the pump, electricity');
const burner = amount('Output conversion of the burner, heat');

const [future = 0] = pageNumbers(PAGE, /heat demand rises to (\d+) TJ/);
const otherUses = electricity * (1 - toPump);

/** All flows (TJ) for the electricity of the pump and the heat of the burner. */
function flows(power: number, burnt: number): Readonly<Record<string, number>> {
  return {
    'Electricity to heat pump': power,
    'Electricity to other uses': otherUses,
    'Ambient heat to heat pump': (power / pump) * (1 - pump),
    'Heat pump to heat demand': power / pump,
    'Pellets to burner': burnt / burner,
    'Burner to heat demand': burnt,
  };
}

const present = flows(electricity * toPump, amount('Demand of final demand for pellets') * burner);
const heat = present['Heat pump to heat demand']! + present['Burner to heat demand']!;
const pumpShare = present['Heat pump to heat demand']! / heat;
const later = flows(future * pumpShare * pump, future * (1 - pumpShare));

test('the dataset is built from what is given', () => {
  for (const row of shares.rows) expectCell(row, 'Flow, present', present[row.text('Edge')]!, EXACT);
  expect(shares.rows).toHaveLength(6);
  const text =
    /(\S+)% of (\S+) TJ is (\S+) TJ of electricity, so the heat pump makes (\S+) TJ of heat; the burner makes (\S+) TJ; heat demand is (\S+) TJ/;
  expect(pageNumbers(PAGE, text)).toEqual([
    100 * toPump,
    electricity,
    present['Electricity to heat pump'],
    present['Heat pump to heat demand'],
    present['Burner to heat demand'],
    heat,
  ]);
});

test('shares are those of the supplier’s and of the consumer’s slot', () => {
  const ends: Readonly<Record<string, [supplier: number, consumer: number]>> = {
    'Electricity to heat pump': [electricity, 0],
    'Electricity to other uses': [electricity, 0],
    'Heat pump to heat demand': [0, heat],
    'Burner to heat demand': [0, heat],
  };
  for (const row of shares.rows) {
    const flow = present[row.text('Edge')]!;
    const [supplier, consumer] = ends[row.text('Edge')] ?? [0, 0]; // 0: the only edge of the slot
    expectCell(row, 'parent_share', supplier ? flow / supplier : 1, EXACT);
    expectCell(row, 'child_share', consumer ? flow / consumer : 1, EXACT);
  }
});

test('in the future, only shares of consumers hold', () => {
  for (const row of shares.rows) expectCell(row, 'Flow, future', later[row.text('Edge')]!, EXACT);
  const [part, all, percent] = pageNumbers(PAGE, /scenario, (\S+) of (\S+) TJ go to the heat pump, or (\S+)%/);
  expect(part).toBe(later['Electricity to heat pump']);
  expect(all).toBe(part! + otherUses);
  expect(percent).toBe(Math.round((part! / all!) * 1000) / 10);
});

test('a reversed edge keeps its flow, and the flexible one takes the rest', () => {
  const kept = reversed.row('Heat pump to heat demand');
  const rest = reversed.row('Burner to heat demand');
  expectCell(kept, 'Flow, future', present['Heat pump to heat demand']! * kept.number('share before'), EXACT);
  expectCell(rest, 'Flow, future', future - kept.number('Flow, future'), EXACT);
  for (const row of [kept, rest]) expectCell(row, 'share after', row.number('Flow, future') / future, EXACT);
});

test('calculations in the text hold', () => {
  const [maximum, conversion, build, engine] = pageNumbers(
    PAGE,
    /With (\S+) TJ and a conversion of (\S+) they differ as (\S+) from (\S+) TJ/,
  );
  expect([build, engine]).toEqual([maximum! * conversion!, maximum]);
  const [loss, treated, factor] = pageNumbers(
    PAGE,
    /loses (\S+)% and sends (\S+)% to such an edge, its other outputs count 1 ÷ \(1 − 0\.04 − 0\.21\) = (\S+) times/,
  );
  expect(factor).toBeCloseTo(1 / (1 - loss! / 100 - treated! / 100), 3);
  expect(calculate('1 ÷ (1 − 0.04 − 0.21)')).toBeCloseTo(factor!, 3);
});

test('types add up to all edges', () => {
  const {rows, row} = pageTable(PAGE, 'types');
  for (const graph of ['Energy graph', 'Molecule graph'])
    expect(rows.slice(0, -1).reduce((sum, each) => sum + each.number(graph), 0)).toBe(row('All').number(graph));
  const [share, parent, child, both, demand, none] = pageNumbers(
    PAGE,
    /of the (\S+) share edges of the energy graph that are not reversed, (\d+) give a `parent_share`, (\d+) a `child_share`, (\d+) both and (\d+) a `demand`; (\S+) give nothing/,
  );
  expect(parent! + child! + both! + demand! + none!).toBe(share);
  expect(share).toBe(row('share').number('Energy graph'));
});
