/** docs/economic-viability: four technologies, a store that is divided by too much, kerosene, and hours that are few. */
import {describe, expect, test} from 'vitest';
import {costOfCapital, depreciation} from '../../src/figures/PlantCosts/model';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/economic-viability');
const METHODS = pageFile('docs/cost-methods');
const COST_DATA = pageFile('docs/cost-data-power-plants');
const STORAGE = pageFile('docs/electricity-storage');
const CONVERSION = pageFile('docs/electricity-conversion');
const plants = pageTable(COST_DATA, 'power-plants-table');
const storage = pageTable(STORAGE, 'technologies-table');
const viability = pageTable(PAGE, 'example-viability');
const [WIND, WASTE, FLOW, ELECTROLYSER] = viability.heads.slice(2) as [string, string, string, string];
const at = (quantity: string, head: string): number => viability.row(quantity).number(head);
const [windCapacity, batteryCapacity, electrolyserCapacity] = pageNumbers(
  PAGE,
  /`nl2023` for 2050 with (\S+ MW) of wind at sea, (\S+ MW) of large-scale batteries, .*?, (\S+ MW) of electrolysis/,
) as [number, number, number];

// Formulas are those of quintel/etengine app/models/qernel/node_api/cost.rb: `#capital_expenditures_including_ccs`,
// `#operating_expenses_including_fuel`, `#revenue`; verdicts those of quintel/merit lib/merit/finance/base.rb.

interface Expenses {
  readonly maintenance: number; // O
  readonly fuel: number; // F
  readonly electricity: number; // S
  readonly co2: number; // K + B
  readonly share: number; // w
}

const NOTHING: Expenses = {maintenance: 0, fuel: 0, electricity: 0, co2: 0, share: 1};

/** O + w · (F + S + K + B). */
function opex({maintenance, fuel, electricity, co2, share}: Expenses): number {
  return maintenance + share * (fuel + electricity + co2);
}

/** Σ p · x + Q. */
function revenue(prices: readonly number[], delivered: readonly number[], products = 0): number {
  return prices.reduce((total, price, hour) => total + price * delivered[hour]!, products);
}

function verdict(earned: number, capital: number, operating: number): string {
  if (earned > capital + operating) return 'profitable';
  return earned > operating ? 'conditionally profitable' : 'unprofitable';
}

/** €/MWh from M€ and GWh. */
function perMwh(millions: number, output: number): number {
  return (millions / output) * 1000;
}

/** CAPEX of a plant by the tables of cost methods, € a year for each kW. */
function capexPerKw({number}: Row): number {
  const capital = {construction: number('Construction'), lifetime: number('Lifetime'), wacc: number('WACC') / 100};
  return depreciation(number('Investment'), capital) + costOfCapital(number('Investment'), capital);
}

describe('four technologies', () => {
  test.each([WIND, WASTE, FLOW, ELECTROLYSER])('%s', (head) => {
    const output = at('Output', head);
    const capital = at('Depreciation and capital', head);
    const expenses = opex({
      ...NOTHING,
      maintenance: at('Maintenance', head),
      electricity: at('Electricity bought', head),
      co2: at('CO₂', head),
      share: at('Share that counts', head),
    });
    const sales = at('Sales', head);
    expectCell(viability.row('CAPEX'), head, perMwh(capital, output));
    expectCell(viability.row('OPEX'), head, perMwh(expenses, output));
    expectCell(viability.row('Revenue'), head, perMwh(sales, output));
    expectCell(viability.row('Economic viability'), head, perMwh(sales - capital - expenses, output));
    const isProfitable = verdict(sales, capital, expenses) === 'profitable';
    expect(isProfitable).toBe(at('Economic viability', head) > 0);
  });

  test('only a CHP has a share of its fuel that counts', () => {
    const whole = [WIND, WASTE, FLOW, ELECTROLYSER].filter((head) => at('Share that counts', head) === 1);
    expect(whole).toEqual([WIND, FLOW, ELECTROLYSER]);
    const [share] = pageNumbers(PAGE, /viable with (\S+%) of their CO₂ costs on the electricity/);
    expect(rounded(at('Share that counts', WASTE), 2)).toBe(share);
  });

  test('who has no such costs has none', () => {
    for (const head of [WIND, WASTE]) expect(at('Electricity bought', head)).toBe(0);
    for (const head of [WIND, FLOW, ELECTROLYSER]) expect(at('CO₂', head)).toBe(0);
    const {text} = pageTable(pageFile('docs/cost-overview-per-sector'), 'subject-table').row(
      'Large batteries, flow batteries, pumped storage',
    );
    expect(text('What is counted')).toContain('flow batteries: CAPEX');
    expect(at('Maintenance', FLOW)).toBe(0);
  });

  test('the text about hours has the revenues', () => {
    const [mean, wind, waste] = pageNumbers(
      PAGE,
      /the mean price is (\S+ €\/MWh)\. Wind at sea gets (\S+)\. Waste plants .*? get (\S+)\. A store/,
    ) as [number, number, number];
    expect([wind, waste]).toEqual([at('Revenue', WIND), at('Revenue', WASTE)]);
    expect([wind < mean, mean < waste]).toEqual([true, true]);
  });

  test('wind at sea: costs and hours as on other pages, and the untouched scenario', () => {
    const plant = plants.row(WIND);
    expect(at('Depreciation and capital', WIND)).toBeCloseTo((capexPerKw(plant) * windCapacity) / 1000, 2);
    expectCell(viability.row('Maintenance'), WIND, (plant.number('Fixed O&M') * windCapacity) / 1000);
    const slider = pageTable(pageFile('docs/supply'), 'example-start-value').row(WIND);
    expectCell(viability.row('Output'), WIND, (windCapacity * slider.number('Full load hours')) / 1000);

    const [lacking] = pageNumbers(PAGE, /\*\*Wind at sea\*\* lacks (\S+ €\/MWh)\./) as [number];
    expect(lacking).toBe(-at('Economic viability', WIND));
    const [untouched, earned, left] = pageNumbers(
      PAGE,
      /has (\S+ MW) of it\. There the same turbines earn (\S+ €\/MWh), and their viability is (\S+ €\/MWh)\. So/,
    ) as [number, number, number];
    expect(untouched).toBe(slider.number('Capacity'));
    const costs = perMwh(at('Depreciation and capital', WIND) + at('Maintenance', WIND), at('Output', WIND));
    expect(Math.abs(earned - costs - left)).toBeLessThan(0.01); // two rounded numbers
  });

  test('waste plants: capital and maintenance are those of the same capacity', () => {
    const plant = pageTable(COST_DATA, 'chp-plants-table').row(WASTE);
    const byMaintenance = at('Maintenance', WASTE) / plant.number('Fixed O&M');
    expect(at('Depreciation and capital', WASTE) / capexPerKw(plant)).toBeCloseTo(byMaintenance, 4);
  });

  test('flow batteries: what they buy', () => {
    const [lost, bought, price, perSold] = pageNumbers(
      PAGE,
      /lose (\S+%) on the way\. They buy (\S+ GWh) at (\S+ €\/MWh) on average\. Per MWh sold, that is (\S+) €\. -/,
    ) as [number, number, number, number];
    const efficiency = storage.row(FLOW).number('Efficiency') / 100;
    expect(rounded(1 - efficiency, EXACT)).toBe(lost);
    expect(rounded(at('Output', FLOW) / efficiency, 3)).toBe(bought);
    expect(rounded(perMwh(at('Electricity bought', FLOW), bought), 2)).toBe(price);
    expect(rounded(perMwh(at('Electricity bought', FLOW), at('Output', FLOW)), 2)).toBe(perSold);
  });

  test('electrolysers: hours, and the price of hydrogen', () => {
    const [hours] = pageNumbers(PAGE, /\*\*Electrolysers\*\* run only (\S+) full load hours/);
    const [hydrogen] = pageNumbers(CONVERSION, /an electrolyser makes (\S+ MWh) of hydrogen and/) as [number];
    expect(rounded((at('Output', ELECTROLYSER) * 1000) / (electrolyserCapacity * hydrogen), 0)).toBe(hours);
    const [price] = pageNumbers(PAGE, /\(`costs_hydrogen`\), (\S+ €\/MWh) in `nl2023`/);
    expect(at('Revenue', ELECTROLYSER)).toBe(price);
    expect(pageTable(CONVERSION, 'example-break-even').row('Price of imported hydrogen (€/MWh)').number('Result')).toBe(
      price,
    );
  });
});

describe('storage that follows the price', () => {
  const table = pageTable(PAGE, 'example-storage');
  const value = (quantity: string): number => table.row(quantity).number('Value');
  const amounts = {CAPEX: value('Depreciation and capital'), Revenue: value('Sales')};
  const results: Record<string, number> = {'Divided by': value('Delivered') / (value('Efficiency') / 100)};
  for (const [name, amount] of Object.entries(amounts)) {
    results[`${name} in the table`] = perMwh(amount, value('Divided by'));
    results[`${name} per MWh delivered`] = perMwh(amount, value('Delivered'));
  }

  test.each(Object.entries(results))('%s', (name, result) => {
    const row = table.row(name);
    expectCell(row, 'Value', result);
    const calculated = calculate(row.text('Calculation')) * (row.text('Unit') === '€/MWh' ? 1000 : 1);
    expect(calculated, `line ${row.line}`).toBeCloseTo(result, EXACT);
  });

  test('every row is given or calculated', () => {
    const given = table.rows.filter(({text}) => /^(given by the model|dataset)$/.test(text('Calculation')));
    expect(given).toHaveLength(table.rows.length - Object.keys(results).length);
  });

  test('efficiency and capital are those of other pages', () => {
    const {number} = storage.row('Large-scale batteries');
    expectCell(table.row('Efficiency'), 'Value', number('Efficiency'));
    const capex = pageTable(METHODS, 'example-capex');
    const of = (quantity: string): number => capex.row(quantity).number('Large-scale battery');
    const units = batteryCapacity / of('Output capacity');
    expectCell(table.row('Depreciation and capital'), 'Value', units * of('CAPEX'));
  });
});

test('synthetic kerosene earns less than its hydrogen costs', () => {
  const [hydrogen, gasoline] = pageNumbers(
    PAGE,
    /A MWh of kerosene takes (\S+ MWh) of hydrogen and comes with (\S+ MWh) of gasoline/,
  ) as [number, number];
  const [kerosenePrice, gasolinePrice, calculated, sales] = pageNumbers(
    PAGE,
    /kerosene is worth (\S+ €\/MWh) and has no slider\. Gasoline is worth (\S+ €\/MWh), with the slider \*\*Oil\*\*\. A MWh of kerosene then earns (\S+ \+ \S+ ÷ \S+) = (\S+ €\/MWh)\./,
  ) as [number, number, number, number];
  const [costs, printed] = pageNumbers(PAGE, /Hydrogen alone costs (\S+ × \S+) = (\S+ €\/MWh), at/) as [number, number];
  expect(rounded(1 / 3, 3)).toBe(gasoline);
  expect(calculated).toBeCloseTo(kerosenePrice + gasolinePrice / 3, EXACT);
  expect(rounded(calculated, 2)).toBe(sales);
  expect(costs).toBeCloseTo(hydrogen * at('Revenue', ELECTROLYSER), EXACT);
  expect(rounded(costs, 2)).toBe(printed);
  expect(printed).toBeGreaterThan(sales);
});

test('gas plants that run for so few hours have a CAPEX of thousands', () => {
  const [hours, capex] = pageNumbers(PAGE, /of the example, (\S+) full load hours: CAPEX of (\S+) \|/) as [
    number,
    number,
  ];
  const plant = plants.row('Gas CCGT (dispatchable)');
  expect(rounded((capexPerKw(plant) / capex) * 1000, 1)).toBe(hours);
});

/** quintel/merit spec/merit/finance/flex_spec.rb: takes 2 in an hour and gives 1 in two, fifty times. */
describe('as in merit’s own spec of what flexible participants earn and pay', () => {
  const loads = Array<readonly number[]>(50).fill([-2, 1, 1]).flat();
  const given = loads.map((load) => Math.max(load, 0));
  const taken = loads.map((load) => Math.max(-load, 0));
  const flat = loads.map(() => 0.05);
  const changing = Array<readonly number[]>(50).fill([0.05, 0.1, 0.05]).flat();

  test.each([
    {name: 'one price (lines 103–117, 246–260)', prices: flat, earned: 100 * 0.05, paid: 50 * 2 * 0.05},
    {
      name: 'a price that changes (lines 125–144, 268–287)',
      prices: changing,
      earned: 50 * 0.05 + 50 * 0.1,
      paid: 100 * 0.05,
    },
  ])('$name', ({prices, earned, paid}) => {
    expect(revenue(prices, given)).toBeCloseTo(earned, 12);
    expect(opex({...NOTHING, electricity: revenue(prices, taken)})).toBeCloseTo(paid, 12);
  });

  test('a forecast that gives 10 in each hour of the year (lines 147–149, 290–292)', () => {
    const year = Array<readonly number[]>(2920).fill([0.05, 0.1, 0.05]).flat();
    const all = year.map(() => 10);
    expect(revenue(year, all)).toBeCloseTo(5840 * 10 * 0.05 + 2920 * 10 * 0.1, 6);
  });
});

/** quintel/merit spec/merit/finance/producer_spec.rb. */
describe('as in merit’s own spec of producers', () => {
  test.each([
    {earned: 1000, costs: 500, operating: 300, is: 'profitable'}, // there without operating costs
    {earned: 500, costs: 1000, operating: 300, is: 'conditionally profitable'},
    {earned: 500, costs: 1000, operating: 700, is: 'unprofitable'},
  ])('$is (lines 23–43)', ({earned, costs, operating, is}) => {
    expect(verdict(earned, costs - operating, operating)).toBe(is);
  });

  test('operating costs: two units at 17, and 17.4 (lines 116–121)', () => {
    expect(opex({...NOTHING, maintenance: 2 * 17, fuel: 17.4})).toBe(51.4);
  });

  test('a MWh at 50 for which nothing is paid, with fixed costs of 100, loses 150 (lines 123–141)', () => {
    expect(revenue([0], [1]) - 100 - opex({...NOTHING, fuel: 50})).toBe(-150);
  });
});

/** quintel/etengine spec/models/qernel/node_api/cost_spec.rb: 1 MJ goes in; 3,600 MJ are a MWh. */
describe('as in etengine’s own spec of costs', () => {
  test.each([
    {lines: '665–680', output: 0.9, electricity: 100_000, fuel: 0, expected: 400_000_000},
    {lines: '682–700', output: 0.9, electricity: 0, fuel: 2, expected: 8000},
    {lines: '702–728', output: 0.75, electricity: 5000, fuel: 0.5 * 5, expected: 24_012_000},
  ])('electricity and fuel per MWh of heat (lines $lines)', ({output, electricity, fuel, expected}) => {
    expect(opex({...NOTHING, electricity, fuel}) / (output / 3600)).toBeCloseTo(expected, 6);
  });

  test('expenses of 2.5 with electricity for 50 are 52.5 (lines 755–766)', () => {
    expect(opex({...NOTHING, maintenance: 2.5, electricity: 50})).toBe(52.5);
  });

  test('revenue: 0.9 MJ of hydrogen at 5 are 4.5 (lines 781–793), electricity for 50 are 50 (lines 795–805)', () => {
    expect(revenue([], [], 0.9 * 5)).toBe(4.5);
    expect(revenue([50], [1])).toBe(50);
  });
});
