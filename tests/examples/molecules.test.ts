/** contrib/molecules.mdx: how a connection turns energy into molecules and back, with the engine's own specs. */
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/molecules');

interface Slot {
  readonly conversion: number; // of the source's slot
  readonly factor: number; // kg/MJ, or MJ/kg
}

/** What a connection gives: with slots, each one's part of the amount counts with its own factor. */
const connection = (amount: number, by: number | readonly Slot[]): number =>
  typeof by === 'number'
    ? amount * by
    : by.reduce((sum, {conversion, factor}) => sum + amount * conversion * factor, 0);

/** The factor of `edges: …`: that of each edge by its flow. */
function ofEdges(edges: readonly (readonly [flow: number, factor: number])[]): number {
  const total = edges.reduce((sum, [flow]) => sum + flow, 0);
  return total && edges.reduce((sum, [flow, factor]) => sum + (flow / total) * factor, 0);
}

// etengine: spec/models/qernel/molecules/connection_spec.rb; the source has 100, of which 75 electricity and 25 gas come in.
describe('the specs of the connection', () => {
  test.each([
    ['lines 32 to 40: a number', connection(100, 1), 100],
    ['lines 42 to 50: a smaller number', connection(100, 0.2), 20],
    ['lines 52 to 66: another quantity than demand', connection(10, 0.5), 5],
    ['lines 74 to 83: one carrier that comes in', connection(100, [{conversion: 0.75, factor: 1}]), 75],
    [
      'lines 86 to 97: two carriers that come in',
      connection(100, [
        {conversion: 0.75, factor: 1},
        {conversion: 0.25, factor: 0.5},
      ]),
      87.5,
    ],
    ['lines 99 to 109: a carrier that goes out', connection(100, [{conversion: 0.1, factor: 1}]), 10],
    ['lines 111 to 121: carrier:', connection(100, [{conversion: 0.25, factor: 0.05}]), 1.25],
    ['lines 123 to 140: edges:', connection(100, [{conversion: 0.25, factor: ofEdges([[25, 0.1]])}]), 2.5],
    ['lines 143 to 160: edges: without a flow', connection(100, [{conversion: 0, factor: ofEdges([[0, 0.1]])}]), 0],
    [
      'lines 162 to 190: edges: with two suppliers',
      connection(100, [
        {
          conversion: 0.25,
          factor: ofEdges([
            [15, 0.1],
            [10, 0.5],
          ]),
        },
      ]),
      6.5,
    ],
  ])('%s', (_, result, expected) => expect(result).toBeCloseTo(expected, EXACT));

  // spec/models/qernel/plugins/molecules_spec.rb:169: a share edge of 0.75, then a conversion of 0.75.
  test('back to energy', () => expect(connection(connection(100, 1) * 0.75, 0.75)).toBe(56.25));
});

describe('the worked examples', () => {
  test('a plant with capture: its fuel makes CO₂, and two shares divide it', () => {
    const {rows} = pageTable(PAGE, 'example-plant');
    const [fossil, biogenic, all, captured, emitted] = rows;
    const parts = [fossil!, biogenic!].map((row) => {
      const [fuel, share, factor] = numbersIn(row, 'Calculation') as [number, number, number];
      const named = row.text('Quantity').match(/(\d+)% .* ([\d.]+) kg\/MJ/)!;
      expect([share, factor], `line ${row.line}`).toEqual([
        Number(named[1]),
        Number((Number(named[2]) * 1000).toFixed(4)),
      ]);
      return connection(fuel, [{conversion: share / 100, factor}]);
    });
    const total = parts[0]! + parts[1]!;
    const [share, rest] = [captured!, emitted!].map((row) => numbersIn(row, 'Calculation')[1]!) as [number, number];
    for (const [place, result] of [...parts, total, total * share, total * rest].entries()) {
      expectCell(rows[place]!, 'Result', result, EXACT);
      expect(calculate(rows[place]!.text('Calculation'))).toBeCloseTo(result, EXACT);
    }
    expect(all!.number('Result')).toBeCloseTo(captured!.number('Result') + emitted!.number('Result'), EXACT);
    expect(share + rest).toBe(1);
    expect(pageNumbers(PAGE, /reaches the same ([\d.]+) kt on its own/)).toEqual([captured!.number('Result')]);
    expect(pageNumbers(PAGE, /`ccs_capture_rate` ([\d.]+)\. Nothing/)).toEqual([share]);
  });

  test('a furnace: each fuel by its slot and its factor', () => {
    const {rows, row} = pageTable(PAGE, 'example-fuels');
    const [demand] = pageNumbers(PAGE, /\[A furnace with a demand of (\d+) PJ/) as [number];
    const slots = rows.slice(0, -1).map((fuel) => ({
      fuel,
      conversion: fuel.number('Slot conversion'),
      factor: fuel.number('Factor') * 1000, // kt/PJ
    }));
    for (const slot of slots) expectCell(slot.fuel, 'CO₂', connection(demand, [slot]), EXACT);
    expectCell(row('All'), 'CO₂', connection(demand, slots), EXACT);
    expectCell(
      row('All'),
      'Slot conversion',
      slots.reduce((sum, {conversion}) => sum + conversion, 0),
      EXACT,
    );

    // The gas is that of the plant.
    const plant = pageTable(PAGE, 'example-plant');
    const [fuel] = numbersIn(plant.rows[0]!, 'Calculation');
    expect(row('Network gas').number('Factor')).toBeCloseTo(
      plant.row('Demand of the molecule node').number('Result') / fuel! / 1000,
      EXACT,
    );
  });

  test('storage: from the slider to PJ', () => {
    const [conversion, slider, billions, mass, energy, shown] = pageNumbers(
      PAGE,
      /reads it with `conversion = ([\d.]+)`\. A slider at (\d+) Mt makes (\d+) × `BILLIONS` = ([\d,]+) kg, and that makes ([\d,]+) MJ of electricity, ([\d.]+) PJ/,
    ) as [number, number, number, number, number, number];
    expect(billions).toBe(slider);
    expect(mass).toBe(slider * 1e9);
    expect(energy).toBeCloseTo(connection(mass, conversion), EXACT);
    expect(shown).toBeCloseTo(energy / 1e9, EXACT);
  });
});

test('what the hours change does not reach the electricity for capture', () => {
  const [before, after, factor, share, conversion, ends, stays, first, enough] = pageNumbers(
    PAGE,
    /burns (\d+) PJ of gas in the first pass and (\d+) PJ after the hours, at ([\d.]+) kg\/MJ, and captures (\S+%) of its CO₂ at ([\d.]+) MJ\/kg\. The molecule graph ends with ([\d.]+) kt captured; electricity stays at the ([\d.]+) PJ of the (\d+) kt in step 3, where ([\d.]+) PJ would do\./,
  ) as [number, number, number, number, number, number, number, number, number];
  const captured = (gas: number): number => connection(gas, factor * 1000) * share; // kt
  expect(first).toBeCloseTo(captured(before), EXACT);
  expect(ends).toBeCloseTo(captured(after), EXACT);
  expect(stays).toBe(rounded(connection(first, conversion) / 1000, 4));
  expect(enough).toBe(rounded(connection(ends, conversion) / 1000, 4));
});

test('the nodes are all counted once', () => {
  const {rows} = pageTable(PAGE, 'contents');
  expect(rows.reduce((sum, row) => sum + row.number('Number'), 0)).toBe(186);
});
