/** docs/cost-co2-capture: five gas plants with capture, and figures of the text. */
import {describe, expect, test} from 'vitest';
import {
  co2Costs,
  FREE_ALLOCATION,
  GAS_CCGT,
  marginalCosts,
  type Costs,
} from '../../src/figures/meritOrder/marginalCosts';
import {inputCapacity, maintenancePerInput, yearOf, type Part, type Plant} from '../../src/figures/PlantCosts/model';
import {sum} from '../../src/sum';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';
import {biogenicCosts, capex, capitalOf, columnOf, powerPlants, variableMaintenance} from '../support/yearlyCosts';

const PAGE = pageFile('docs/cost-co2-capture');
const CCS = 'Gas CCGT + CCS';

describe('five gas plants with capture', () => {
  const table = pageTable(PAGE, 'example-plant');
  const counted = pageTable(PAGE, 'example-rows');
  const result = (quantity: string): number => table.row(quantity).number('Result');
  const first = (quantity: string): number => numbersIn(table.row(quantity), 'Calculation')[0]!;
  const [all, capacity, count, efficiency, captured] = pageNumbers(
    PAGE,
    /That makes (\S+) ÷ (\S+) = (\S+) plants\. One has an efficiency of (\S+%) and captures (\S+%)\./,
  ) as [number, number, number, number, number];
  const [fossil, biogenic, co2Price, free] = pageNumbers(
    PAGE,
    /has (\S+ t) of fossil and (\S+ t) of biogenic CO₂ in a MWh\. The prices of both are (\S+ €\/t), and free allocation is (\S+%)\./,
  ) as [number, number, number, number];
  const priceRow = table.rows.find(({text}) => text('Quantity').startsWith('Gas, at'))!;
  const [gasPrice] = numbersIn(priceRow, 'Quantity') as [number];
  const [perHour, perHourOfCapture] = [first('Variable maintenance'), first('Variable maintenance of capture')];
  const hours = result('Full load hours');
  const gas = result('Gas');
  const of = columnOf(CCS);
  const capital = capitalOf(of);
  const capture = of('Capture equipment');
  const costs: Costs = {
    fuel: gasPrice,
    emissions: fossil,
    captured,
    counted: 1,
    maintenance: maintenancePerInput(perHour + perHourOfCapture, inputCapacity(capacity, efficiency)),
    efficiency,
  };
  const percent = (share: number): number => rounded(share * 100, EXACT);

  const calculations: Record<string, {result: number; terms: readonly number[]}> = {
    'Input capacity': {result: inputCapacity(capacity, efficiency), terms: [capacity, percent(efficiency)]},
    Gas: {result: (result('Input capacity') * hours) / 1000, terms: [result('Input capacity'), hours, 1000]},
    'Variable maintenance': {result: variableMaintenance(hours, perHour) / 1e6, terms: [perHour, hours, 1e6]},
    'OPEX without capture': {
      result: result('Fixed maintenance') + result('Variable maintenance'),
      terms: [result('Fixed maintenance'), result('Variable maintenance')],
    },
    'Variable maintenance of capture': {
      result: variableMaintenance(hours, perHourOfCapture) / 1e6,
      terms: [perHourOfCapture, hours, 1e6],
    },
    'CAPEX of capture': {
      result: capex(capture, capital),
      terms: [
        ...[capture, capital.lifetime],
        ...[capture, 2, percent(capital.wacc), capital.lifetime + capital.construction, capital.lifetime],
      ],
    },
    'CAPEX without capture': {
      result: of('CAPEX') - result('CAPEX of capture'),
      terms: [of('CAPEX'), result('CAPEX of capture')],
    },
    'CO₂ emissions': {
      result: (gas * co2Costs(costs, co2Price)) / 1000,
      terms: [gas, fossil, percent(1 - captured), co2Price, percent(1 - free), 1000],
    },
    'Captured biogenic CO₂': {
      result: (gas * biogenicCosts(biogenic, captured, co2Price)) / 1000,
      terms: [gas, biogenic, percent(captured), co2Price, 1000],
    },
    [priceRow.text('Quantity')]: {result: (gas * gasPrice) / 1000, terms: [gas, gasPrice, 1000]},
  };

  test.each(Object.entries(calculations))('%s', (quantity, calculation) => {
    const row = table.row(quantity);
    expectCell(row, 'Result', calculation.result);
    expect(numbersIn(row, 'Calculation')).toEqual(calculation.terms);
    expect(calculate(row.text('Calculation'))).toBeCloseTo(calculation.result, 9);
  });

  test('no other row is calculated, and free allocation is that of the figures', () => {
    const given = table.rows.filter(({text}) => text('Calculation').startsWith('given'));
    expect(given.map(({text}) => text('Quantity'))).toEqual(['Full load hours', 'Fixed maintenance']);
    expect(given.length + Object.keys(calculations).length).toBe(table.rows.length);
    expect(free).toBe(FREE_ALLOCATION);
  });

  test('the plant is that of the other tables, and burns the gas of the figures', () => {
    const plant = powerPlants.row(CCS);
    const kw = capacity * 1000;
    expect(capacity).toBe(of('Output capacity'));
    expect((result('Fixed maintenance') * 1e6) / kw).toBeCloseTo(plant.number('Fixed O&M'), 1);
    expectCell(plant, 'Variable O&M', perHour / capacity);
    expectCell(plant, 'Variable O&M of CCS', perHourOfCapture / capacity);
    expect([gasPrice, rounded(fossil, 4)]).toEqual([GAS_CCGT.fuel, GAS_CCGT.emissions]);
  });

  test('the model of the figure on cost methods comes to the same parts of a year', () => {
    const initial = of('Initial investment') * 1e6;
    const plant: Plant = {
      investment: {initial, capture: capture * 1e6, installing: 0, decommissioning: 0},
      ...capital,
      fixedMaintenance: result('Fixed maintenance') * 1e6,
      hourlyMaintenance: perHour + perHourOfCapture,
      capacity,
      hours,
      costs,
    };
    const year = yearOf(plant, co2Price);
    const printed = (...quantities: string[]): number => sum(quantities, result);
    const expectYear = (parts: readonly Part[], total: number): void => {
      expect(sum(parts, (part) => year[part]) / 1e6).toBeCloseTo(total, 3);
    };
    expectYear(['depreciation', 'capital'], printed('CAPEX without capture', 'CAPEX of capture'));
    expectYear(
      ['fixedMaintenance', 'variableMaintenance'],
      printed('OPEX without capture', 'Variable maintenance of capture'),
    );
    expectYear(['fuel'], printed(priceRow.text('Quantity')));
    expectYear(['co2'], printed('CO₂ emissions'));
  });

  test('the slider is set for five plants', () => {
    const [slider] = pageNumbers(
      PAGE,
      /`capacity_of_energy_power_combined_cycle_network_gas_dispatchable` \| MW \| (\S+) \|/,
    );
    expect([slider, count]).toEqual([all, all / capacity]);
  });

  const rows: Record<string, readonly string[]> = {
    'Energy production: Power plants': ['CAPEX without capture', 'OPEX without capture'],
    'CCUS costs': ['CAPEX of capture', 'Variable maintenance of capture'],
    'CO₂ emissions costs': ['CO₂ emissions'],
    'Captured biogenic CO₂ costs': ['Captured biogenic CO₂'],
  };

  test.each(Object.entries(rows))('five plants in the row “%s”', (name, quantities) => {
    const row = counted.row(name);
    const one = quantities.map(result);
    const five = count * one.reduce((total, part) => total + part);
    expectCell(row, 'M€/year', five);
    expect(numbersIn(row, 'Calculation')).toEqual([count, ...one.map(Math.abs)]);
    expect(calculate(row.text('Calculation'))).toBeCloseTo(five, 9);
  });

  test('all rows together, and the text about them', () => {
    const costsOf = (name: string): number => counted.row(name).number('M€/year');
    const names = Object.keys(rows);
    expect(counted.rows.map(({text}) => text(counted.heads[0]!))).toEqual([...names, 'All']);
    expectCell(
      counted.row('All'),
      'M€/year',
      names.reduce((total, name) => total + costsOf(name), 0),
    );
    const [fuel, inFile] = pageNumbers(
      PAGE,
      /The gas costs (\S+ M€) at the price of the mix .*? the five plants have one row\. It holds (\S+ M€) of total costs/,
    );
    const [annual] = pageNumbers(PAGE, /\| Annual costs without fuel \|[^|]*\| (\S+ M€) \|/);
    expect(fuel).toBe(rounded(count * result(priceRow.text('Quantity')), 2));
    expect(inFile).toBe(rounded(costsOf('Energy production: Power plants') + costsOf('CCUS costs'), EXACT));
    expect(annual).toBe(inFile);
  });

  const [marginal] = pageNumbers(PAGE, /\| \[Marginal costs\]\([^)]*\) \|[^|]*\| (\S+ €\/MWh) \|/) as [number];

  test('marginal costs, in which captured biogenic CO₂ makes the gas cheaper', () => {
    const fuel = gasPrice + biogenicCosts(biogenic, captured, co2Price);
    expect(rounded(marginalCosts({...costs, fuel}, co2Price), 2)).toBe(marginal);
  });

  test('more than half of the revenue is from hours of shortage', () => {
    const [revenue] = pageNumbers(PAGE, /\| \[Revenue\]\([^)]*\) \|[^|]*\| (\S+ M€) \|/) as [number];
    const [short, price] = pageNumbers(
      PAGE,
      /In (\d+) hours of the example there was a shortage, and the price was (\S+ €\/MWh)\. More than half/,
    ) as [number, number];
    const [lostLoad] = pageNumbers(
      pageFile('docs/cost-dashboard'),
      /\*\*Value of Lost Load \(VoLL\)\*\*, (\S+ €\/MWh) unless/,
    );
    expect(price).toBe(lostLoad);
    // Plants run at most as much as they are available: etsource, graphs/energy/nodes/energy/
    // energy_power_combined_cycle_ccs_network_gas_dispatchable.ad
    const fullLoad = short * 0.87;
    const inShortage = (fullLoad * price * all) / 1e6;
    expect(inShortage / revenue).toBeGreaterThan(0.5);
    // In other hours a plant that runs gets what it offers at, or more.
    expect(revenue).toBeGreaterThan(inShortage + ((hours - fullLoad) * marginal * all) / 1e6);
  });
});

test('variable maintenance of capture in steel', () => {
  const [times] = pageNumbers(PAGE, /Their variable maintenance therefore comes out (\S+) times as high/);
  const [hours, seconds] = pageNumbers(PAGE, /multiplies capacity by (\S+) where it later divides by (\S+)\./) as [
    number,
    number,
  ];
  const [counted, perHour, full, instead] = pageNumbers(
    PAGE,
    /is counted with (\S+ M€) a year for a unit, instead of (\S+) × (\S+) = (\S+ M€)\./,
  ) as [number, number, number, number];
  const [inTable] = pageNumbers(PAGE, /\| Variable maintenance × (\S+) for capture in industry/);
  expect([hours, seconds]).toEqual([365 * 24, 60 * 60]);
  expect([times, inTable]).toEqual(Array(2).fill(rounded(hours / seconds, 2)));
  expect(instead).toBe(rounded(variableMaintenance(full, perHour) / 1e6, 1));
  expect(counted).toBe(rounded((variableMaintenance(full, perHour) / 1e6) * (hours / seconds), 1));
});

test('variable maintenance of capture is that of six plants in the cost data', () => {
  const [most, few] = [4, 2]; // in words on the page: those that burn gas, coal or lignite, and biomass plants
  const names = powerPlants.rows.filter(({number}) => number('Variable O&M of CCS') > 0).map(({text}) => text('Plant'));
  expect(names).toHaveLength(most + few);
  expect(names.filter((name) => name.startsWith('Biomass'))).toHaveLength(few);
});

/** quintel/etengine spec/models/qernel/node_api/cost_spec.rb, lines 372 to 389. */
test('captured biogenic CO₂: 2 t at 2 €, all of it captured, are −4', () => {
  expect(biogenicCosts(2, 1, 2)).toBe(-4);
});
