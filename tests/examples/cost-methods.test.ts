/**
 * docs/cost-methods: a wind turbine, CAPEX of four technologies, and annuities. More of etengine’s own spec of costs stands in
 * src/figures/PlantCosts/model.test.ts and in merit-order.test.ts.
 */
import {describe, expect, test} from 'vitest';
import {co2Costs, FREE_ALLOCATION, GAS_CCGT} from '../../src/figures/meritOrder/marginalCosts';
import {costsOf, perMWh} from '../../src/figures/PlantCosts/costs';
import {asIn2023} from '../../src/figures/PlantCosts/inputs';
import {
  costOfCapital,
  depreciation,
  inputCapacity,
  totalInvestment,
  yearOf,
  type Capital,
} from '../../src/figures/PlantCosts/model';
import {PLANTS} from '../../src/figures/PlantCosts/plants';
import {sum} from '../../src/sum';
import {calculate, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';
import {NOTHING} from '../support/plant';
import {
  capex,
  capexTable,
  capitalIn,
  capitalOf,
  chpPlants,
  columnOf,
  powerPlants,
  variableMaintenance,
} from '../support/yearlyCosts';

const PAGE = pageFile('docs/cost-methods');
const CCS = 'Gas CCGT + CCS';
const REACTOR = 'Large reactor, 3rd generation';
const WIND = 'Wind turbine at sea';
const BATTERY = 'Large-scale battery';

/** V · s and P · k, €; `#storage_costs` and `#capacity_costs` of etengine’s cost.rb. */
function storageCosts(volume: number, perMwh: number, inputs = 0, perMw = 0): number {
  return volume * perMwh + inputs * perMw;
}

describe('a turbine in whole numbers', () => {
  const table = pageTable(PAGE, 'example-turbine');
  const amount = (quantity: string): number => table.row(quantity).number('Amount');
  const plant = PLANTS.find(({name}) => name === 'Wind at sea')!;
  const thousands = (euros: number): number => rounded(euros / 1000, 0);

  test('it is that of the figure, rounded', () => {
    const given = pageNumbers(
      PAGE,
      /: a turbine of (\S+) MW costs (\S+) thousand euros\. It takes (\S+) years to build and lasts (\S+) years\. The cost of capital is (\S+%), and fixed maintenance costs (\S+) thousand euros a year\. In `nl2023`, the dataset of the Netherlands, the turbine has (\S+) full load hours\./,
    );
    const {capacity, investment, construction, lifetime, wacc, fixedMaintenance, hours} = plant;
    expect(given).toEqual([
      capacity,
      thousands(investment.initial),
      construction,
      lifetime,
      wacc,
      thousands(fixedMaintenance),
      hours,
    ]);
    expect(plant.hourlyMaintenance).toBe(amount('Variable maintenance'));
  });

  test('calculations give what the model does, in thousands', () => {
    const year = yearOf(plant, 0);
    const results: Record<string, number> = {
      Depreciation: year.depreciation,
      'Cost of capital': year.capital,
      CAPEX: year.depreciation + year.capital,
      OPEX: year.fixedMaintenance + year.variableMaintenance,
      All: sum(['depreciation', 'capital', 'fixedMaintenance', 'variableMaintenance'] as const, (part) => year[part]),
    };
    for (const [quantity, result] of Object.entries(results)) {
      expect(amount(quantity), quantity).toBe(thousands(result));
      expectCell(table.row(quantity), 'Amount', calculate(table.row(quantity).text('Calculation')));
    }
    expect(amount('Fixed maintenance')).toBe(thousands(year.fixedMaintenance));
    expect(table.rows).toHaveLength(Object.keys(results).length + 2);
  });

  test('the text tells what a MWh and a park cost', () => {
    const [made, all, perMwh] = pageNumbers(
      PAGE,
      /The turbine makes (.*?) = (\S+ MWh), so a MWh costs about (\S+ €)\./,
    );
    expect([made, all]).toEqual([plant.capacity * plant.hours, plant.capacity * plant.hours]);
    expect(perMwh).toBe(rounded((amount('All') * 1000) / all!, 0));
    const [park, count, costs] = pageNumbers(
      PAGE,
      /A wind park of (\S+ MW) has (\S+) such turbines and costs (\S+ M€) a year\./,
    );
    expect([park! / plant.capacity, costs]).toEqual([count, (amount('All') * count!) / 1000]);
  });
});

test('the text about the figure has what the reactor costs and offers at', () => {
  const reactor = costsOf(asIn2023(PLANTS.findIndex(({name}) => name === 'Nuclear')));
  expect(pageNumbers(PAGE, /A MWh of the nuclear plant costs (\S+ €), and yet it offers at (\S+ €\/MWh)\./)).toEqual([
    rounded(perMWh(reactor), 1),
    rounded(reactor.ask, 1),
  ]);
});

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
    const plant = powerPlants.row(name);
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
  ])('%s: as in the figure', (head, name) => {
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

describe('next to an annuity', () => {
  const table = pageTable(PAGE, 'example-annuity');
  const model = (capital: Capital): number => capex(100, capital);
  const annuity = ({lifetime, wacc}: Capital): number => (100 * wacc) / (1 - (1 + wacc) ** -lifetime);
  const capitalOfRow = ({number}: Row): Capital => ({
    construction: number('Construction'),
    lifetime: number('Lifetime'),
    wacc: number('Cost of capital') / 100,
  });

  test.each(table.rows.map((row) => [row.text('Technology'), row] as const))('%s', (_, row) => {
    expectCell(row, 'Model', model(capitalOfRow(row)));
    expectCell(row, 'Annuity', annuity(capitalOfRow(row)));
    expectCell(row, 'Difference', (row.number('Model') / row.number('Annuity') - 1) * 100);
  });

  test('lifetime, construction and rate are those of other tables', () => {
    const [pump, ...others] = table.rows as [Row, ...Row[]];
    for (const row of others) {
      const [head] = capexTable.heads.filter((name) => name.startsWith(row.text('Technology')));
      expect(capitalOfRow(row)).toEqual(capitalOf(columnOf(head!)));
    }
    const point = pageTable(pageFile('docs/cost-wacc'), 'example-point');
    const of = (quantity: string): number => point.row(quantity).number('Air heat pump in a home');
    expect(capitalOfRow(pump)).toEqual({
      construction: of('Construction time'),
      lifetime: of('Lifetime'),
      wacc: of('Rate, default') / 100,
    });
  });

  test('the text tells of the plant that is furthest above', () => {
    const [above] = pageNumbers(PAGE, /three years of construction, and are up to (\S+%) above\./);
    // etsource, graphs/energy/nodes/energy/energy_hydrogen_autothermal_reformer_must_run.ad
    const reformer = {construction: 3, lifetime: 10, wacc: 0.04};
    expect(rounded(model(reformer) / annuity(reformer) - 1, 3)).toBe(above);
  });

  test('the turbine of the example', () => {
    const [bank, ours] = pageNumbers(PAGE, /an annuity would be (\S+) instead of (\S+) thousand euros a year\./);
    const turbine = pageTable(PAGE, 'example-turbine');
    const [investment] = numbersIn(turbine.row('Depreciation'), 'Calculation') as [number];
    expect(bank).toBe(rounded((investment * annuity(capitalOf(columnOf(WIND)))) / 100, 0));
    expect(ours).toBe(turbine.row('CAPEX').number('Amount'));
  });

  test('the text tells how far plants of the cost data are below', () => {
    const below = [...powerPlants.rows, ...chpPlants.rows].map((row) => ({
      name: row.text('Plant'),
      share: rounded(1 - model(capitalIn(row)) / annuity(capitalIn(row)), 3),
    }));
    const [all, most, least, much, small, hydrogen, waste] = pageNumbers(
      PAGE,
      /all (\d+) power and CHP plants in the \[cost data\]\([^)]*\)\. For (\d+) of them the difference is (\S+) to (\S+%)\. .*? below, by (\S+%)\. Hydrogen turbines follow at (\S+%)\. .*? level, at (\S+%)\./,
    ) as [number, number, number, number, number, number, number];
    const [from, to] = pageNumbers(PAGE, /for nearly all power plants by (\S+) to (\S+%)\./);
    expect([from, to]).toEqual([least, much]);
    expect(below).toHaveLength(all);
    expect(below.every(({share}) => share > 0)).toBe(true);
    expect(below.filter(({share}) => share >= least / 100 && share <= much)).toHaveLength(most);
    const shareOf = (name: string): number => below.find((each) => each.name === name)!.share;
    expect([small, hydrogen, waste]).toEqual([
      shareOf('Nuclear small modular reactor'),
      shareOf('Hydrogen turbine'),
      shareOf('Waste incinerator'),
    ]);
    expect(small).toBe(Math.max(...below.map(({share}) => share)));
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
