/**
 * docs/cost-methods: CAPEX of four technologies, five gas plants with capture, annuities, and figures of the text. More of
 * etengine’s own spec of costs stands in src/figures/PlantCosts/model.test.ts and in merit-order.test.ts.
 */
import {describe, expect, test} from 'vitest';
import {
  co2Costs,
  FREE_ALLOCATION,
  GAS_CCGT,
  marginalCosts,
  type Costs,
} from '../../src/figures/meritOrder/marginalCosts';
import {
  costOfCapital,
  depreciation,
  inputCapacity,
  maintenancePerInput,
  totalInvestment,
  yearOf,
  type Capital,
  type Part,
  type Plant,
} from '../../src/figures/PlantCosts/model';
import {PLANTS} from '../../src/figures/PlantCosts/plants';
import {sum} from '../../src/sum';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';
import {NOTHING} from '../support/plant';

const PAGE = pageFile('docs/cost-methods');
const capexTable = pageTable(PAGE, 'example-capex');
const plants = pageTable(PAGE, 'power-plants-table');
const CCS = 'Gas CCGT + CCS';
const REACTOR = 'Large reactor, 3rd generation';
const WIND = 'Wind turbine at sea';
const BATTERY = 'Large-scale battery';

// Formulas are those of quintel/etengine app/models/qernel/node_api/cost.rb, where the figures’ models don’t have them.

/** V · s and P · k, €; `#storage_costs` and `#capacity_costs`. */
function storageCosts(volume: number, perMwh: number, inputs = 0, perMw = 0): number {
  return volume * perMwh + inputs * perMw;
}

/** D + R, €; `#capital_expenditures_ccs` for the investment in capture, for another `#capital_expenditures`. */
function capex(investment: number, capital: Capital): number {
  return depreciation(investment, capital) + costOfCapital(investment, capital);
}

/** h · v, €; `#variable_operation_and_maintenance_costs`, there by the input. */
function variableMaintenance(hours: number, perHour: number): number {
  return hours * perHour;
}

/** −g · b · q, € per MWh of fuel, 0 or below; `#captured_biogenic_co2_costs_per_typical_input`. */
function biogenicCosts(content: number, captured: number, price: number): number {
  return -(content * captured * price);
}

type Column = (quantity: string) => number;

const columnOf =
  (head: string): Column =>
  (quantity) =>
    capexTable.row(quantity).number(head);

function capitalOf(of: Column): Capital {
  return {
    construction: of('Construction time'),
    lifetime: of('Lifetime'),
    wacc: of('Cost of capital, rate') / 100,
  };
}

describe('CAPEX of one unit', () => {
  test.each(capexTable.heads.slice(2))('%s', (head) => {
    const of = columnOf(head);
    const parts = {
      initial: of('Initial investment'),
      capture: of('Capture equipment'),
      installing: 0,
      decommissioning: of('Decommissioning'),
    };
    const storage = storageCosts(of('Storage volume'), of('Price of the volume'));
    const investment = of('Investment over the lifetime');
    expectCell(capexTable.row('Investment over the lifetime'), head, totalInvestment(parts) + storage);
    expectCell(capexTable.row('Depreciation'), head, depreciation(investment, capitalOf(of)));
    expectCell(capexTable.row('Cost of capital'), head, costOfCapital(investment, capitalOf(of)));
    expectCell(capexTable.row('CAPEX'), head, of('Depreciation') + of('Cost of capital'));
  });

  test.each([
    [WIND, 'Wind offshore'],
    [CCS, CCS],
    [REACTOR, 'Nuclear 3rd Gen'],
  ])('%s: as in the table of power plants', (head, name) => {
    const of = columnOf(head);
    const plant = plants.row(name);
    const perKw = (quantity: string): number => (of(quantity) * 1000) / of('Output capacity');
    expect(plant.number('Electricity of a unit')).toBe(of('Output capacity'));
    expect(perKw('Initial investment')).toBeCloseTo(plant.number('Investment'), 1);
    expect(perKw('Capture equipment')).toBeCloseTo(plant.number('CCS'), 1);
    expect(perKw('Decommissioning')).toBeCloseTo(plant.number('Decommissioning'), 1);
    expect(plant.number('Construction')).toBe(of('Construction time'));
    expect(plant.number('Lifetime')).toBe(of('Lifetime'));
    expect(plant.number('WACC')).toBe(of('Cost of capital, rate'));
  });

  test('storage has a volume and a price or neither, and the battery is that of the page about storage', () => {
    for (const head of capexTable.heads.slice(2)) {
      const of = columnOf(head);
      expect([of('Storage volume') > 0, of('Price of the volume') > 0]).toEqual(Array(2).fill(head === BATTERY));
    }
    const battery = pageTable(pageFile('docs/electricity-storage'), 'technologies-table').row('Large-scale batteries');
    expect(columnOf(BATTERY)('Output capacity')).toBe(battery.number('Capacity'));
    expect(columnOf(BATTERY)('Storage volume')).toBe(battery.number('Volume'));
  });

  test.each([
    [WIND, 'Wind at sea'],
    [REACTOR, 'Nuclear'],
  ])('%s: as in the figure below', (head, name) => {
    const plant = PLANTS.find((each) => each.name === name)!;
    expectCell(capexTable.row('Output capacity'), head, plant.capacity);
    expectCell(capexTable.row('Initial investment'), head, plant.investment.initial / 1e6);
    expectCell(capexTable.row('Decommissioning'), head, plant.investment.decommissioning / 1e6);
    expect(capitalOf(columnOf(head))).toMatchObject({
      construction: plant.construction,
      lifetime: plant.lifetime,
      wacc: plant.wacc,
    });
  });
});

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
    /has (\S+ t) of fossil and (\S+ t) of biogenic CO₂ in a MWh; the prices of both are (\S+ €\/t), free allocation is (\S+%)\./,
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
    const plant = plants.row(CCS);
    const kw = capacity * 1000;
    expect(capacity).toBe(of('Output capacity'));
    expect((result('Fixed maintenance') * 1e6) / kw).toBeCloseTo(plant.number('Fixed O&M'), 1);
    expectCell(plant, 'Variable O&M', perHour / capacity);
    expectCell(plant, 'Variable O&M of CCS', perHourOfCapture / capacity);
    expect([gasPrice, rounded(fossil, 4)]).toEqual([GAS_CCGT.fuel, GAS_CCGT.emissions]);
  });

  test('the model of the figure below comes to the same parts of a year', () => {
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
      /The gas, (\S+ M€) at the price of the mix .*? the five plants have one row: (\S+ M€) of total costs/,
    );
    const [annual] = pageNumbers(PAGE, /\| Annual costs without fuel \|[^|]*\|[^|]*\| (\S+ M€) \|/);
    expect(fuel).toBe(rounded(count * result(priceRow.text('Quantity')), 2));
    expect(inFile).toBe(rounded(costsOf('Energy production: Power plants') + costsOf('CCUS costs'), EXACT));
    expect(annual).toBe(inFile);
  });

  const [marginal] = pageNumbers(PAGE, /\| \[Marginal costs\]\([^)]*\) \|[^|]*\|[^|]*\| (\S+ €\/MWh) \|/) as [number];

  test('marginal costs, in which captured biogenic CO₂ makes the gas cheaper', () => {
    const fuel = gasPrice + biogenicCosts(biogenic, captured, co2Price);
    expect(rounded(marginalCosts({...costs, fuel}, co2Price), 2)).toBe(marginal);
  });

  test('more than half of the revenue is from hours of shortage', () => {
    const [revenue] = pageNumbers(PAGE, /\| \[Revenue\]\([^)]*\) \|[^|]*\|[^|]*\| (\S+ M€) \|/) as [number];
    const [short, price] = pageNumbers(
      PAGE,
      /In (\d+) hours of the example there was a shortage, and the price (\S+ €\/MWh): more than half/,
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
    // In other hours a plant that runs gets what it asks, or more.
    expect(revenue).toBeGreaterThan(inShortage + ((hours - fullLoad) * marginal * all) / 1e6);
  });
});

describe('beside an annuity', () => {
  const table = pageTable(PAGE, 'example-annuity');
  const model = (capital: Capital): number => capex(100, capital);
  const annuity = ({lifetime, wacc}: Capital): number => (100 * wacc) / (1 - (1 + wacc) ** -lifetime);
  const capitalIn = ({number}: Row): Capital => ({
    construction: number('Construction'),
    lifetime: number('Lifetime'),
    wacc: number('Cost of capital') / 100,
  });

  test.each(table.rows.map((row) => [row.text('Technology'), row] as const))('%s', (_, row) => {
    expectCell(row, 'Model', model(capitalIn(row)));
    expectCell(row, 'Annuity', annuity(capitalIn(row)));
    expectCell(row, 'Difference', (row.number('Model') / row.number('Annuity') - 1) * 100);
  });

  test('lifetime, construction and rate are those of other tables', () => {
    const [pump, ...others] = table.rows as [Row, ...Row[]];
    for (const row of others) {
      const [head] = capexTable.heads.filter((name) => name.startsWith(row.text('Technology')));
      expect(capitalIn(row)).toEqual(capitalOf(columnOf(head!)));
    }
    const point = pageTable(pageFile('docs/cost-wacc'), 'example-point');
    const of = (quantity: string): number => point.row(quantity).number('Air heat pump in a home');
    expect(capitalIn(pump)).toEqual({
      construction: of('Construction time'),
      lifetime: of('Lifetime'),
      wacc: of('Rate, default') / 100,
    });
  });

  test('the text tells of the plant that is furthest above', () => {
    const [above] = pageNumbers(PAGE, /three years of construction, are up to (\S+%) above\./);
    // etsource, graphs/energy/nodes/energy/energy_hydrogen_autothermal_reformer_must_run.ad
    const reformer = {construction: 3, lifetime: 10, wacc: 0.04};
    expect(rounded(model(reformer) / annuity(reformer) - 1, 3)).toBe(above);
  });
});

describe('figures of the text', () => {
  test('variable maintenance of capture in steel', () => {
    const [times] = pageNumbers(PAGE, /Their variable maintenance comes out (\S+) times as high/);
    const [hours, seconds] = pageNumbers(PAGE, /multiplies capacity by (\S+) where it later divides by (\S+)\./) as [
      number,
      number,
    ];
    const [counted, perHour, full, instead] = pageNumbers(
      PAGE,
      /is counted with (\S+ M€) a year for a unit, instead of (\S+) × (\S+) = (\S+ M€);/,
    ) as [number, number, number, number];
    const [again] = pageNumbers(PAGE, /\| Variable maintenance × (\S+) for capture in industry/);
    expect([hours, seconds]).toEqual([365 * 24, 60 * 60]);
    expect([times, again]).toEqual([rounded(hours / seconds, 2), times]);
    expect(instead).toBe(rounded(variableMaintenance(full, perHour) / 1e6, 1));
    expect(counted).toBe(rounded((variableMaintenance(full, perHour) / 1e6) * (hours / seconds), 1));
  });

  test('sliders', () => {
    const [initial, installing, slider, cheaper] = pageNumbers(
      PAGE,
      /costs (\S+ €) plus (\S+ €) for installing: \*\*Investment costs solar panels\*\* at (\S+) makes the two (\S+%) cheaper/,
    ) as [number, number, number, number];
    const panel = {initial, installing, capture: 0, decommissioning: 0};
    const scaled = totalInvestment({...panel, initial: initial * (1 + slider)});
    expect(rounded(1 - scaled / totalInvestment(panel), 2)).toBe(cheaper);
    const [one, other, both] = pageNumbers(PAGE, /so (\S+%) and (\S+%) make (\S+%)\./) as [number, number, number];
    expect(rounded((1 + one) * (1 + other) - 1, EXACT)).toBe(both);
    const [scales] = pageNumbers(PAGE, /\*\*Investment costs gas plants\*\* scales (\d+) technologies/);
    const [row] = pageTable(PAGE, 'sliders-table').rows.filter(
      ({text}) => text('Slider') === 'Investment costs gas plants',
    );
    expect(row!.number('Technologies')).toBe(scales);
  });

  test('rows below the groups', () => {
    const [rows] = pageNumbers(PAGE, /the \[(\d+) rows below the groups\]/);
    expect(pageTable(pageFile('docs/cost-dashboard'), 'cost-rows').rows).toHaveLength(rows!);
  });
});

/** quintel/etengine spec/models/qernel/node_api/cost_spec.rb; 3,600 MJ are a MWh. */
describe('as in etengine’s own spec of costs', () => {
  const MJ = 3600;
  const TEN = {initial: 10, capture: 10, installing: 10, decommissioning: 10};
  const hours = 5 / (10 * MJ); // 5 MJ into a plant of 10 MW

  test('input capacity by heat: 400 MW at 0.1 take 4,000 (lines 37–41)', () => {
    expect(inputCapacity(400, 0.1)).toBe(4000);
  });

  test('variable costs: 2 MJ at 300 are 600 (lines 224–227); fuel: 100 MJ at 10 are 1,000 (lines 303–306)', () => {
    const plant = {...NOTHING, hours: 2, costs: {...NOTHING.costs, fuel: 100, maintenance: 200}};
    const year = yearOf(plant, 0);
    expect(sum([year.fuel, year.co2, year.variableMaintenance])).toBe(600);
    expect(yearOf({...plant, hours: 100, costs: {...plant.costs, fuel: 10}}, 0).fuel).toBe(1000);
  });

  test('CO₂: 500 MJ at 2 are 1,000 (lines 321–328)', () => {
    const costs = {...GAS_CCGT, emissions: 1, captured: 0};
    expect(500 * co2Costs(costs, 2 / (1 - FREE_ALLOCATION))).toBeCloseTo(1000, 9);
  });

  test('captured biogenic CO₂: 2 t at 2 €, all of it captured, are −4 (lines 372–389)', () => {
    expect(biogenicCosts(2, 1, 2)).toBe(-4);
  });

  test('variable maintenance: 2 × 500 are 1,000 (lines 393–402)', () => {
    expect(variableMaintenance(2, 500)).toBe(1000);
  });

  test('investment with storage: 500, 100 for capture, 66 for installing and 10 are 676 (lines 461–470)', () => {
    const investment = totalInvestment({initial: 500, capture: 100, installing: 66, decommissioning: 0});
    expect(investment + storageCosts(1, 10)).toBe(676);
  });

  test.each([
    {volume: 0, perMwh: 10, costs: 0},
    {volume: 10, perMwh: 10, costs: 100},
    {volume: 10, perMwh: 0, costs: 0},
  ])('storage that costs $costs (lines 501–539)', ({volume, perMwh, costs}) => {
    expect(storageCosts(volume, perMwh)).toBe(costs);
  });

  test.each([
    {wacc: 0, lifetime: 1, ofCapture: 10, others: 40},
    {wacc: 1, lifetime: 1, ofCapture: 15, others: 60},
    {wacc: 0, lifetime: 2, ofCapture: 5, others: 20},
  ])('CAPEX: $ofCapture of capture and $others without (lines 556–573, 604–621)', ({ofCapture, others, ...capital}) => {
    const all = capex(totalInvestment(TEN) + storageCosts(1, 10), {...capital, construction: 0});
    expect(capex(TEN.capture, {...capital, construction: 0})).toBe(ofCapture);
    expect(all - ofCapture).toBe(others);
  });

  test('CAPEX without capture is 40 where nothing is captured (lines 624–629)', () => {
    const investment = totalInvestment({...TEN, capture: 0}) + storageCosts(1, 10);
    expect(capex(investment, {construction: 0, lifetime: 1, wacc: 0})).toBe(40);
  });

  test('OPEX: 0.5 of capture, 2 without, and 2.5 together (lines 633–645, 648–661, 731–752)', () => {
    const ofCapture = variableMaintenance(hours, 3600);
    const others = 1.5 + variableMaintenance(hours, 3600);
    expect([ofCapture, others, ofCapture + others]).toEqual([0.5, 2, 2.5]);
  });
});
