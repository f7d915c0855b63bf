/** The small system of docs/primary-energy.mdx: its flows, the search from user to source, and three totals. */
import {expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/primary-energy');
const flows = pageTable(PAGE, 'example-flows');
const search = pageTable(PAGE, 'example-search');
const totals = pageTable(PAGE, 'example-totals');
const line = (letter: string): number => search.row(letter).number('Primary energy');
const total = (name: string): number => totals.row(name).number('Result');
const into = (node: string): number =>
  columnSum(
    flows.rows.filter(({text}) => text('To') === node),
    'Flow',
  );
const out = (node: string, to?: string): number =>
  columnSum(
    flows.rows.filter(({text}) => text('From') === node && (to === undefined || text('To') === to)),
    'Flow',
  );
const [electricity, heat, gas, each, powerLoss, heatLoss, pump, ground] = pageNumbers(
  PAGE,
  /want (\S+ PJ) of electricity and (\S+ PJ) of heat\. Gas plants have an efficiency of (\S+); .*? makes (\S+) of each product; the power network loses (\S+), the heat network (\S+)\. A geothermal well takes (\S+ PJ) of electricity and (\S+ PJ) of heat/,
) as [number, number, number, number, number, number, number, number];

test('what enters plants and networks leaves them, less what is lost', () => {
  const taken: [flow: number, rule: number][] = [
    [out('Gas plants'), into('Gas plants') * gas],
    [out('CHP', 'Power network'), into('CHP') * each],
    [out('CHP', 'Heat network'), into('CHP') * each],
    [out('Power network'), into('Power network') * (1 - powerLoss)],
    [out('Heat network'), into('Heat network') * (1 - heatLoss)],
    [out('Power network', 'Geothermal well'), out('Geothermal well') * pump],
    [out('Ground'), out('Geothermal well') * ground],
    [out('Power network', 'Users'), electricity],
    [out('Heat network', 'Users'), heat],
  ];
  for (const [flow, rule] of taken) expect(rounded(flow, EXACT)).toBe(rounded(rule, EXACT));
});

test('a unit has behind it what its suppliers deliver, and what is lost falls on those who get the rest', () => {
  const behindPower =
    out('Wind turbines') * line('a') + out('Gas plants') * line('b') + out('CHP', 'Power network') * line('c');
  const behindHeat = out('CHP', 'Heat network') * line('c') + out('Geothermal well') * line('e');
  const results: Record<string, number> = {
    a: 1,
    b: 1 / gas,
    c: 1 / (each + each),
    d: behindPower / into('Power network') / (1 - powerLoss),
    e: pump * line('d') + ground * 0,
    f: behindHeat / into('Heat network') / (1 - heatLoss),
  };
  expect(search.rows.map(({text}) => text('Line'))).toEqual(Object.keys(results));
  for (const row of search.rows) {
    const result = results[row.text('Line')]!;
    expectCell(row, 'Primary energy', result, EXACT);
    expect(rounded(calculate(row.text('Calculation'), results), EXACT), `line ${row.line}`).toBe(
      rounded(result, EXACT),
    );
  }
  expect(search.row('e').text('Calculation')).toBe(`${pump} × d + ${ground} × 0`);
});

test('three methods count the same system differently, and sources and users give the same total', () => {
  const wind = out('Wind turbines');
  const model = total('Primary demand in the model');
  const results: Record<string, number> = {
    'Behind electricity': electricity * line('d'),
    'Behind heat': heat * line('f'),
    'Primary demand in the model': total('Behind electricity') + total('Behind heat'),
    'The same, from the sources': out('Gas field') + wind + out('Biomass'),
    'Physical energy content: with ground heat': model + out('Ground'),
    'Substitution, for wind: as gas plants would need': model - wind + wind / gas,
  };
  expect(totals.rows.map(({text}) => text('Total'))).toEqual(Object.keys(results));
  for (const row of totals.rows) {
    const result = results[row.text('Total')]!;
    expectCell(row, 'Result', result, EXACT);
    expect(rounded(calculate(row.text('Calculation')), EXACT), `line ${row.line}`).toBe(rounded(result, EXACT));
  }
  expect(total('The same, from the sources')).toBe(model);
  expect(out('Geothermal well') / into('Heat network')).toBe(3 / 4);
  expect(pageNumbers(PAGE, /adds almost no primary energy: (\S+) of the (\S+ PJ) behind heat/)).toEqual([
    out('CHP', 'Heat network') * line('c'),
    total('Behind heat'),
  ]);
});

test('a PJ of electricity or heat has behind it what its plant takes in for it', () => {
  const [cycle, cycleEfficiency, reactor, reactorEfficiency] = pageNumbers(
    PAGE,
    /plant it counts (\S+ PJ), as its efficiency is (\S+%), and .*? reactor (\S+ PJ), at (\S+%) \(/,
  ) as [number, number, number, number];
  expect([cycle, reactor]).toEqual([rounded(1 / cycleEfficiency, 2), rounded(1 / reactorEfficiency, 2)]);
  expect(pageNumbers(PAGE, /combined cycle plant \(`nl2023`\) \| (\S+ PJ) \|/)).toEqual([rounded(1 - cycle, EXACT)]);
  const [power, warmth, fuel, charged] = pageNumbers(
    PAGE,
    /makes (\S+ PJ) of electricity and (\S+ PJ) of heat out of (\S+ PJ) of fuel charges (\S+ PJ) of fuel/,
  );
  expect(charged).toBe(fuel! / (power! + warmth!));
  const [reference] = pageNumbers(PAGE, /plants with an efficiency of (\S+), wind then counts twice as much/);
  expect(1 / reference!).toBe(2);
});

test('energy use of nl2023 is what final demand and exports cause, and the supply is nearly the rest', () => {
  const [demand, losses, use, supply] = pageTable(PAGE, 'totals-table').rows.map(({number}) => number('2023')) as [
    number,
    number,
    number,
    number,
  ];
  expect(use).toBe(demand + losses);
  expect(
    pageNumbers(PAGE, /nearest to the supply of a balance: (\S+ PJ) .*? \*\*Energy use\*\* is (\S+ PJ)\./),
  ).toEqual([supply, use]);
  const [refineries, plants] = pageNumbers(PAGE, /`nl2023` (\S+ PJ) for refinery .*?, and (\S+ PJ) for electricity\./);
  expect(refineries! + plants!).toBe(losses);
  const [refineryGas] = pageNumbers(PAGE, /In `nl2023`, (\S+ PJ) of crude oil goes into refinery gas/);
  const [collectors] = pageNumbers(PAGE, /\*\*Heat of solar collectors,\*\* (\S+ PJ) in/);
  expect(rounded(refineryGas! - collectors!, 0)).toBe(supply - use);
});
