import {describe, expect, test} from 'vitest';
import {expectCell} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {NOTHING} from '../../../tests/support/plant';
import {sum} from '../../sum';
import {co2Costs, FREE_ALLOCATION, marginalCosts} from '../meritOrder/marginalCosts';
import {FIRED} from '../SupplyStack/plants';
import {
  costOfCapital,
  depreciation,
  FIXED,
  inputCapacity,
  maintenancePerInput,
  totalInvestment,
  VARIABLE,
  yearOf,
} from './model';
import {PLANTS} from './plants';

/** etengine: spec/models/qernel/node_api/cost_spec.rb */
describe('as in etengine’s own spec', () => {
  test('input capacity, lines 27 to 35: 800 MW at 0.4 take 2,000', () => {
    expect(inputCapacity(800, 0.4)).toBe(2000);
  });

  test('fixed costs, lines 80 to 88: 100, 200 and 300 are 600', () => {
    const investment = {...NOTHING.investment, initial: 200};
    const year = yearOf({...NOTHING, investment, wacc: 1, fixedMaintenance: 300}, 0);
    expect(year).toMatchObject({capital: 100, depreciation: 200});
    expect(sum(FIXED, (part) => year[part])).toBe(600);
  });

  test('cost of capital, lines 131 to 140: on average 100 at 0.1, built in 1 year for 10, are 11', () => {
    expect(costOfCapital(200, {construction: 1, lifetime: 10, wacc: 0.1})).toBeCloseTo(11, 12);
  });

  test('depreciation, lines 155 to 158: 100 over 10 years are 10', () => {
    expect(depreciation(100, {construction: 1, lifetime: 10, wacc: 0.1})).toBe(10);
  });

  test('variable costs, lines 240 to 246: 200, 300 and 400 are 900', () => {
    const costs = {...NOTHING.costs, fuel: 200, emissions: 300 / (1 - FREE_ALLOCATION), maintenance: 400};
    const year = yearOf({...NOTHING, costs}, 1);
    expect(sum(VARIABLE, (part) => year[part])).toBeCloseTo(900, 9);
  });

  test('costs of CO₂, lines 365 to 367: 2 t at 2 € are 4 €, without free allocation', () => {
    expect(co2Costs({...NOTHING.costs, emissions: 2}, 2 / (1 - FREE_ALLOCATION))).toBeCloseTo(4, 12);
  });

  test('variable maintenance, lines 406 to 416: 900 at 2 MW are 0.125 per MJ', () => {
    expect(maintenancePerInput(500 + 400, 2) / 3600).toBe(0.125);
  });

  test('investment, lines 451 to 459: 500, 100 for capture and 66 for installing are 666', () => {
    expect(totalInvestment({initial: 500, capture: 100, installing: 66, decommissioning: 0})).toBe(666);
  });

  test('investment over the lifetime, lines 474 to 483: 10,000 and 5,000 to remove it are 15,000', () => {
    expect(totalInvestment({...NOTHING.investment, initial: 10_000, decommissioning: 5_000})).toBe(15_000);
  });

  test.each([
    {wacc: 0, lifetime: 1, expected: 50},
    {wacc: 1, lifetime: 1, expected: 75},
    {wacc: 0, lifetime: 2, expected: 25},
  ])(
    'capital expenditures, lines 556 to 573 and 604 to 621: five times 10 come to $expected',
    ({expected, ...given}) => {
      const investment = {initial: 20, capture: 10, installing: 10, decommissioning: 10};
      const year = yearOf({...NOTHING, ...given, investment}, 0);
      expect(year.depreciation + year.capital).toBe(expected);
    },
  );
});

describe('the plants', () => {
  const table = pageTable(pageFile('docs/merit-order'), 'example-marginal-costs');
  const all = pageTable(pageFile('docs/merit-order'), 'plants');

  test.each([
    ['Gas CCGT', 'Gas CCGT (dispatchable)', 'gas-ccgt'],
    ['Coal CCS', 'Pulverized coal CCS', 'coal-ccs'],
  ])('%s asks the marginal costs of the page, and has its numbers', (name, printed, key) => {
    const row = table.row(printed);
    const {costs} = PLANTS.find((plant) => plant.name === name)!;
    expectCell(row, 'Maintenance', costs.maintenance);
    expectCell(row, 'Marginal costs', marginalCosts(costs, 85));
    const {maintenance: _, ...taken} = FIRED.find((plant) => plant.key === key)!.costs;
    expect(costs).toMatchObject(taken);
  });

  test('nuclear asks the marginal costs of the page', () => {
    const {costs} = PLANTS.find(({name}) => name === 'Nuclear')!;
    const row = all.row('Nuclear 3rd Gen');
    expectCell(row, 'Efficiency', costs.efficiency * 100);
    expectCell(row, 'Marginal costs', marginalCosts(costs, 85));
  });

  test('what a plant asks is what a MWh takes of its variable costs, at any price of CO₂ and any hours', () => {
    for (const plant of PLANTS)
      for (const hours of [500, 2743, 8000])
        for (const co2 of [0, 85, 200]) {
          const year = yearOf({...plant, hours}, co2);
          const perMWh = sum(VARIABLE, (part) => year[part]) / (plant.capacity * hours);
          expect(perMWh).toBeCloseTo(marginalCosts(plant.costs, co2), 9);
        }
  });
});
