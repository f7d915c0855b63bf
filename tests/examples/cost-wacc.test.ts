/** docs/cost-wacc: a real rate, one point more for three technologies, and what the text says of rates. */
import {describe, expect, test} from 'vitest';
import {costOfCapital, depreciation, totalInvestment, type Capital} from '../../src/figures/PlantCosts/model';
import {PLANTS} from '../../src/figures/PlantCosts/plants';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/cost-wacc');
const sliders = pageTable(PAGE, 'wacc-sliders');
const technologies = pageTable(PAGE, 'wacc-technologies').rows;
const HOMES = 'Households';
const PROVEN = 'Commercial / proven technologies';
const NEW = 'New / immature technologies';

/** ΔR, what one percentage point adds, €. */
function onePoint(investment: number, capital: Capital): number {
  return costOfCapital(investment, {...capital, wacc: 0.01});
}

test('a nominal rate is converted to a real one', () => {
  const [nominal, inflation, first, second, real, entered] = pageNumbers(
    PAGE,
    /With (\S+%) nominal and (\S+%) inflation, the slider gets (\S+) ÷ (\S+) − 1 = (\S+%), rounded to (\S+%)\./,
  ) as [number, number, number, number, number, number];
  expect([first, second]).toEqual([1 + nominal, 1 + inflation]);
  expect(real).toBe(rounded((1 + nominal) / (1 + inflation) - 1, 4));
  expect(entered).toBe(rounded(real, 3));
});

describe('one point more', () => {
  const table = pageTable(PAGE, 'example-point');
  const [PUMP, WIND, REACTOR] = table.heads.slice(2) as [string, string, string];
  const at = (quantity: string, head: string): number => table.row(quantity).number(head);

  test.each([
    [PUMP, HOMES],
    [WIND, PROVEN],
    [REACTOR, NEW],
  ])('%s', (head, slider) => {
    const capital = {
      construction: at('Construction time', head),
      lifetime: at('Lifetime', head),
      wacc: at('Rate, default', head) / 100,
    };
    const investment = totalInvestment({
      initial: at('Investment', head),
      capture: 0,
      installing: 0,
      decommissioning: at('Decommissioning', head),
    });
    expectCell(table.row('Cost of capital'), head, costOfCapital(investment, capital));
    expectCell(table.row('Depreciation'), head, depreciation(investment, capital));
    const both = at('Cost of capital', head) + at('Depreciation', head);
    expectCell(table.row('Cost of capital in both'), head, (at('Cost of capital', head) / both) * 100);
    expectCell(table.row('One point more'), head, onePoint(investment, capital));
    const dearer = costOfCapital(investment, {...capital, wacc: capital.wacc + 0.01});
    expect(dearer - costOfCapital(investment, capital)).toBeCloseTo(onePoint(investment, capital), 6);
    expect(at('Rate, default', head)).toBe(sliders.row(slider).number('Default'));
  });

  test.each([
    [WIND, 'Wind at sea'],
    [REACTOR, 'Nuclear'],
  ])('%s: as in the figure of what a plant costs', (head, name) => {
    const {investment, construction, lifetime, wacc} = PLANTS.find((plant) => plant.name === name)!;
    expect(table.rows.slice(0, 5).map(({number}) => number(head))).toEqual([
      investment.initial,
      investment.decommissioning,
      lifetime,
      construction,
      rounded(wacc * 100, EXACT),
    ]);
  });

  test('the text tells what share of CAPEX is interest', () => {
    const shares = pageNumbers(PAGE, /Interest is (\d+)% of CAPEX for the reactor and (\d+)% for the heat pump\./);
    expect([REACTOR, PUMP].map((head) => rounded(at('Cost of capital in both', head), 0))).toEqual(shares);
  });

  /** quintel/etengine spec/models/qernel/node_api/cost_spec.rb:131–140. */
  test('as in etengine’s own spec: ten points of 100 on average, for 10 years and one of construction, are 11', () => {
    const capital = {construction: 1, lifetime: 10, wacc: 0.1};
    expect(10 * onePoint(100 * 2, capital)).toBeCloseTo(11, 12);
  });
});

describe('rates', () => {
  const deviating = pageTable(PAGE, 'wacc-deviating');
  const inData = (category: string): number[] =>
    technologies.filter(({text}) => text('Category') === category).map(({number}) => number('In the data'));
  const shown = (slider: string): number => sliders.row(slider).number('Default');
  const titles = sliders.rows.map(({text}) => text('Slider'));

  test('so many differ from their slider', () => {
    const [differ, all] = pageNumbers(PAGE, /For (\d+) of the (\d+) nodes with a slider,/);
    const rates = titles.map(inData);
    expect(rates.flat()).toHaveLength(all!);
    const others = titles.map((title, place) => rates[place]!.filter((rate) => rate !== shown(title)));
    expect(others.flat()).toHaveLength(differ!);
    const sum = deviating.row('All');
    const rows = deviating.rows.filter((row) => row !== sum);
    expectCell(sum, 'Number', differ!);
    expect(rows.reduce((total, {number}) => total + number('Number'), 0)).toBe(differ);
    titles.forEach((title, place) => {
      const those = rows.filter(({text}) => text('Slider') === title);
      const printed = those.flatMap(({number}) => Array<number>(number('Number')).fill(number('In the data')));
      expect(printed.toSorted()).toEqual(others[place]!.toSorted());
      for (const {number} of those) expect(number('Shows')).toBe(shown(title));
    });
  });

  test('so much stays whatever is set', () => {
    const expected = pageNumbers(
      PAGE,
      /\| Import terminals, coal-gas plants \| In no category: (\d+)% and (\d+)% stay/,
    );
    const [terminals, coalGas] = [/^energy_import_/, /_coal_gas$/].map(
      (key) =>
        new Set(
          technologies
            .filter(({text}) => text('Category') === '–' && key.test(text('Node')))
            .map(({number}) => number('In the data')),
        ),
    );
    expect([terminals, coalGas]).toEqual(expected.map((rate) => new Set([rate])));
  });

  test('steelmaking follows its slider where its investment is', () => {
    const steel = technologies.filter(({text}) => /^industry_steel_(?!.*captured)/.test(text('Node')));
    const production = steel.filter(({text}) => text('Node').endsWith('_production'));
    expect(production.map(({text}) => text('Category'))).toEqual(production.map(() => PROVEN));
    expect(steel.filter(({text}) => text('Category') === '–')).toHaveLength(5);
    expect([production.length, steel.length - production.length]).toEqual([6, 6]);
  });

  test('a rate touched at its own default counts for all, also for heat pumps that cool', () => {
    const [set, before, after] = pageNumbers(
      PAGE,
      /to its own (\d+)%, .*? heat pumps that cool buildings went from (\d+)% to (\d+)%\./,
    );
    const [cooling] = deviating.rows.filter(({text}) => text('Technology').startsWith('Buildings: cooling'));
    expect([set, after]).toEqual([shown(PROVEN), shown(PROVEN)]);
    expect(cooling!.number('In the data')).toBe(before);
    const [from, to] = pageNumbers(
      PAGE,
      /For \*\*Commercial \/ proven technologies\*\* the step from (\d+)% to (\d+)%/,
    );
    expect([from, to]).toEqual([shown(PROVEN), shown(PROVEN) + 1]);
  });

  test('fractions and percentages', () => {
    const [percentage, fraction] = pageNumbers(PAGE, /two decimals, so that (\S+%) reads (\S+)\. Capital/);
    expect(rounded(percentage!, 2)).toBe(fraction);
    const [external, same] = pageNumbers(PAGE, /a fraction from 0 to 1: (\S+) for (\S+%)\./);
    expect(external).toBe(same);
  });

  test('the untouched total is that of the main principles, and rates move it their way', () => {
    const [from, to] = pageNumbers(PAGE, /total costs rose from (\S+) to (\S+) bn € a year\./) as [number, number];
    const [all] = pageNumbers(pageFile('docs/cost-main-principles'), /in 2023 and (\S+) in 2050, because/) as [number];
    expect(from).toBe(rounded(all, 1));
    expect(to).toBeGreaterThan(from);
    const [without] = pageNumbers(PAGE, /With all four at 0%, total costs are (\S+) bn €,/);
    expect(without).toBeLessThan(from);
  });
});
