/** docs/co2-main-principles.mdx: categories, electricity by two methods, a synthetic fuel, and the model's own specs. */
import {describe, expect, test} from 'vitest';
import {directOf, primaryOf} from '../../src/figures/TonneOfCo2/model';
import {behindUnit} from '../support/emissions';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/co2-main-principles');
const FUELS = pageFile('docs/liquid-fuels');
const categories = pageTable(PAGE, 'example-categories');
const power = pageTable(PAGE, 'example-power');
const fuel = pageTable(PAGE, 'example-liquid-fuels');
const factors = pageTable(pageFile('docs/co2-emission-factors'), 'emission-factor-list');
const factor = (carrier: string): number => factors.row(carrier).number('Factor');
const amount = (category: string): number => categories.row(category).number('CO₂-eq');

/** The amount behind the name of a row, such as `Export, 19 PJ, not counted`. */
function inName(row: Row, head: string): number {
  const [, text] = /, (\d+ PJ)/.exec(row.text(head)) ?? [];
  if (!text) throw new Error(`${PAGE}:${row.line}  no amount in “${head}”`);
  return calculate(text);
}

test('categories add up to all, and the first three to the CO₂ of the scenario', () => {
  const parts = categories.rows.slice(0, -1);
  expectCell(
    categories.row('All'),
    'CO₂-eq',
    parts.reduce((sum, row) => sum + row.number('CO₂-eq'), 0),
  );
  const scenario = amount('Energetic CO₂') + amount('Non-energetic CO₂') + amount('Delayed CO₂');
  expect(pageNumbers(PAGE, /The first three are CO₂ of the scenario, \S+: (\S+ Mt)\./)).toEqual([rounded(scenario, 3)]);
  expect(pageNumbers(PAGE, /start year of `nl2023`, the CO₂ of the primary method is (\S+ Mt)\./)).toEqual([
    rounded(scenario, 1),
  ]);
  const charts = pageTable(pageFile('docs/co2-overview-per-sector'), 'charts-compared').row('nl2023, start year (Mt)');
  expect(pageNumbers(PAGE, /gases together are (\S+ Mt) by the primary and (\S+ Mt) by the direct method\./)).toEqual([
    rounded(amount('All'), 1),
    rounded(charts.number('Direct total GHG emissions (beta)'), 1),
  ]);
  const [process] = pageNumbers(PAGE, /which the dataset gives \((\S+ Mt) in `nl2023`\)/) as [number];
  expect(pageNumbers(PAGE, /is in no total \| Too low, by (\S+ Mt) in/)).toEqual([rounded(process, 1)]);
});

test('pages of emissions begin with the same scenario', () => {
  const untouched = [119.187]; // calculated by the model for nl2023 in 2050, Mt
  for (const page of [PAGE, pageFile('docs/co2-ccus')]) {
    expect(pageNumbers(page, /Without any change it emits (\S+ Mt) of CO₂/)).toEqual(untouched);
  }
});

test('fertiliser gas counts by its factor, less what is captured, and more use in products is an emission', () => {
  const delayed = amount('Delayed CO₂');
  const [gas, emitted, captured] = pageNumbers(
    PAGE,
    /In the start year of `nl2023` it is (\S+ PJ) and (\S+ Mt), less (\S+ Mt) captured\./,
  ) as [number, number, number];
  expect(emitted).toBe(rounded((gas * factor('Natural gas')) / 1000, 2));
  expect(emitted).toBe(rounded(amount('Non-energetic CO₂') + delayed, 2));
  expect(captured).toBe(rounded(delayed, 2));
  const [before, after, added] = pageNumbers(PAGE, /Raising the use from (\S+) to (\S+ Mt) adds (\S+ Mt)\./);
  expect([before, added]).toEqual([delayed, rounded(after! - delayed, 3)]);
});

test('electricity: the search gives users what is behind it, the direct method gives plants what they emit', () => {
  const [loss, entering, coal, coalEfficiency, gas, gasEfficiency, capture, imported, perHour, perUnit, wind] =
    pageNumbers(
      PAGE,
      /The network loses (\S+%) of the (\S+ PJ) that enter it\. Coal plants give (\S+ PJ) at an efficiency of (\S+%)\. Gas plants give (\S+ PJ) at (\S+%), and capture (\S+%) of their CO₂\. An interconnector, a line from abroad, brings (\S+ PJ) at (\S+ g\/kWh), which is (\S+ kg\/GJ)\. Wind gives (\S+ PJ)\./,
    ) as [number, number, number, number, number, number, number, number, number, number, number];
  expect(coal + gas + imported + wind).toBe(entering);
  expect(perUnit).toBe(perHour / 3.6);

  const ofCoal = behindUnit([[1, factor('Coal')]], {lost: 1 - coalEfficiency});
  const ofGas = behindUnit([[1, factor('Natural gas')]], {captured: capture, lost: 1 - gasEfficiency});
  const supplies = [
    [coal / entering, ofCoal],
    [gas / entering, ofGas],
    [imported / entering, perUnit],
    [wind / entering, 0],
  ] as const;
  const ofNetwork = behindUnit(supplies, {lost: loss});
  const line = (letter: string): Row => power.rows.find(({text}) => text('Line') === letter)!;
  const [homes, industry, abroad] = ['f', 'g', 'h'].map((letter) => inName(line(letter), 'Quantity')) as [
    number,
    number,
    number,
  ];
  const directly =
    directOf({fossilIn: (coal / coalEfficiency) * factor('Coal')}).total +
    directOf({fossilIn: (gas / gasEfficiency) * factor('Natural gas'), captureRate: capture}).total;
  const Mt = 1 / 1000;
  const results: Record<string, number> = {
    a: coal * ofCoal * Mt,
    b: gas * ofGas * Mt,
    c: imported * perUnit * Mt,
    d: entering * (1 - loss),
    e: ofNetwork,
    f: homes * behindUnit([[1, ofNetwork]]) * Mt,
    g: industry * behindUnit([[1, ofNetwork]]) * Mt,
    h: abroad * behindUnit([[1, ofNetwork]]) * Mt,
    i: (homes + industry) * ofNetwork * Mt,
    j: directly * Mt,
  };
  expect(rounded(homes + industry + abroad, EXACT)).toBe(results.d);
  expect(power.rows.map(({text}) => text('Line'))).toEqual(Object.keys(results));
  for (const row of power.rows) {
    const result = results[row.text('Line')]!;
    expectCell(row, 'Result', result);
    expect(calculate(row.text('Calculation'), results), `line ${row.line}`).toBeCloseTo(result, EXACT);
  }
  // The figure's functions have the gas plant alike.
  expect(rounded(primaryOf((gas / gasEfficiency) * factor('Natural gas'), 0, capture), EXACT)).toBe(
    rounded(gas * ofGas, EXACT),
  );
});

/** Calculated by the model for nl2023 in 2050, nothing set but 20 PJ of the fuel: what is behind its electricity. */
const BEHIND_ELECTRICITY = 46.06545;

test('a synthetic fuel: what it holds counts where it is burnt, what its plant takes in the energy sector', () => {
  const processes = pageTable(FUELS, 'liquid-fuel-processes').row('Fischer-Tropsch from hydrogen, baseload');
  const flows = pageTable(FUELS, 'example-fischer-tropsch');
  const flow = (name: string): number => flows.row(name).number('Hydrogen route');
  const [hydrogen, electricity] = numbersIn(processes, 'Goes in') as [number, number];
  const [border, lost] = pageNumbers(
    PAGE,
    /Hydrogen has (\S+ kg\/GJ) at the border, and (\S+%) is lost on the way/,
  ) as [number, number];
  expect(border).toBe(factor('Hydrogen (imported)'));
  const ofHydrogen = rounded(behindUnit([[1, border]], {lost}), 3);
  const ofElectricity = rounded(BEHIND_ELECTRICITY, 2);
  const output = flow('Output that you set');
  expect(pageNumbers(PAGE, /\[(\S+ PJ) of Fischer-Tropsch fuels from imported hydrogen/)).toEqual([output]);

  const at = (name: string): number => fuel.row(name).number('Result');
  const taken = at('Energy that the plant takes');
  const sector = at('CO₂ of the hydrogen') + at('CO₂ of the electricity');
  const rows: [name: string, numbers: number[], result: number][] = [
    ['Kerosene that is burnt, 15 PJ', [15, factor('Kerosene'), 1000], 15 * factor('Kerosene') * 0.001],
    ['Gasoline that is burnt, 5 PJ', [5, factor('Gasoline'), 1000], 5 * factor('Gasoline') * 0.001],
    [
      'Energy that the plant takes',
      [output, processes.number('Efficiency')],
      output / (processes.number('Efficiency') / 100),
    ],
    ['Of it hydrogen', [taken, hydrogen], taken * (hydrogen / 100)],
    ['CO₂ of the hydrogen', [at('Of it hydrogen'), ofHydrogen, 1000], at('Of it hydrogen') * ofHydrogen * 0.001],
    ['Of it electricity', [taken, electricity], taken * (electricity / 100)],
    [
      'CO₂ of the electricity',
      [at('Of it electricity'), ofElectricity, 1000],
      at('Of it electricity') * ofElectricity * 0.001,
    ],
    ['Energy sector', [at('CO₂ of the hydrogen'), at('CO₂ of the electricity')], sector],
  ];
  expect([flow('Kerosene or bio-kerosene'), flow('Gasoline')]).toEqual([15, 5]);
  expect(fuel.rows.map(({text}) => text('Quantity'))).toEqual(rows.map(([name]) => name));
  for (const [name, numbers, result] of rows) {
    const row = fuel.row(name);
    expectCell(row, 'Result', result);
    expect(numbersIn(row, 'Calculation'), name).toEqual(numbers);
    expect(calculate(row.text('Calculation')), name).toBeCloseTo(result, EXACT);
  }
  expect(pageNumbers(PAGE, /sector counts these (\S+ Mt), and the total rises by (\S+ Mt)\./)).toEqual([
    at('Energy sector'),
    rounded(sector, 2),
  ]);
});

/** quintel/etengine spec/models/qernel/recursive_factor/primary_co2_spec.rb: left takes from middle, and that from right. */
describe('as in the spec of primary CO₂, 100 MJ at 0.5 kg', () => {
  const E = 100;
  const right = behindUnit([[1, 0.5]]);

  test('nothing captured or lost (lines 27–58): 50 kg for each', () => {
    const middle = behindUnit([[1, right]]);
    expect([E * behindUnit([[1, middle]]), E * middle, E * right]).toEqual([50, 50, 50]);
  });

  test('the right node captures half (lines 129–158): 25 kg for each, 25 captured', () => {
    const captures = behindUnit([[1, 0.5]], {captured: 0.5});
    const middle = behindUnit([[1, captures]]);
    expect([E * behindUnit([[1, middle]]), E * middle, E * captures]).toEqual([25, 25, 25]);
    expect(E * right - E * captures).toBe(25);
  });

  test('the middle node captures half (lines 162–189): 25 kg left of it, 50 kg right of it', () => {
    const middle = behindUnit([[1, right]], {captured: 0.5});
    expect([E * behindUnit([[1, middle]]), E * middle, E * right]).toEqual([25, 25, 50]);
    expect(primaryOf(E * right, 0, 0.5)).toBe(25);
  });

  test('the middle node makes 0.6 of gas and 0.6 of electricity (lines 240–262): 25 kg for who takes the gas', () => {
    const perOutput = behindUnit([[1, right]], {lost: 1 - (0.6 + 0.6)});
    expect(rounded(E * 0.6 * behindUnit([[1, perOutput]]), EXACT)).toBe(25);
    expect(E * behindUnit([[1, right]])).toBe(50); // at the node of demand itself, its outputs don't matter
  });
});

/**
 * B: biogenic CO₂ that a plant captures, in proportion to what the node takes of what comes out, losses apart,
 * quintel/etengine app/models/qernel/recursive_factor/bio_emissions.rb: `#captured_bio_emissions_from_supplier`.
 */
function inherited(captured: number, taken: number, others = 0): number {
  return (captured * taken) / (taken + others);
}

/** quintel/etengine spec/models/qernel/recursive_factor/bio_emissions_spec.rb: two plants that capture, 50 MJ each. */
describe('as in the spec of bio emissions', () => {
  const first = -primaryOf(0, 50 * 1, 1);
  const second = inherited(-primaryOf(0, 50 * 0.5, 0.5), 1);

  test('half of what the first plant makes is lost (lines 113–126): the user still gets all 62.5 kg', () => {
    expect(first).toBe(50);
    expect(inherited(first, 0.5) + second).toBe(62.5);
  });

  test.each([0.5, 0.6])('the first plant makes %f of electricity and of gas (lines 128–156): 37.5 kg', (part) => {
    expect(inherited(first, part, part) + second).toBe(37.5);
  });

  test('without capture, only the coal of a third plant counts, at 0.5 kg/MJ (lines 158–174): 25 kg', () => {
    expect(primaryOf(0, 50 * 1, 0) + primaryOf(0, 50 * 0.5, 0) + primaryOf(50 * 0.5, 0, 0)).toBe(25);
  });
});
