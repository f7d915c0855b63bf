/** docs/costs-imported-electricity: three hours at the border by the model of the figures, a year, and means of prices. */
import {describe, expect, test} from 'vitest';
import {hoursOf, type Participant} from '../../src/figures/meritOrder/model';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/costs-imported-electricity');
const INTERCONNECTORS = [1, 2];
const HOURS_OF_YEAR = 8760;
const starts = pageTable(PAGE, 'start-table');
const [secondCapacity, secondPrice, dearPrice, dearFrom, dearTo, cheapPrice] = pageNumbers(
  PAGE,
  /a second interconnector of (\S+ MW) at (\S+ €\/MWh), and a price curve for interconnector 1: (\S+ €\/MWh) from (\d+):00 to (\d+):00, else (\d+)\./,
) as [number, number, number, number, number, number];
const firstCapacity = starts.row('nl2023').number('Capacity of interconnector 1');

/** Σ p · x, €; what electricity costs or earns at the prices of the hours. */
function atPrices(prices: readonly number[], amounts: readonly number[]): number {
  return prices.reduce((total, price, hour) => total + price * amounts[hour]!, 0);
}

/** quintel/merit lib/merit/cost_strategy.rb: `FromCurve#marginal_cost`. */
function meanPrice(prices: readonly number[], amounts: readonly number[]): number {
  const all = amounts.reduce((total, amount) => total + amount, 0);
  return all === 0
    ? atPrices(
        prices,
        prices.map(() => 1),
      ) / prices.length
    : atPrices(prices, amounts) / all;
}

describe('three hours', () => {
  const table = pageTable(PAGE, 'example-hours');
  const heads = table.heads.slice(2);
  const at = (quantity: string, head: string): number => table.row(quantity).number(head);
  const each = (quantity: string, head: string): number[] =>
    INTERCONNECTORS.map((number) => at(`${quantity}interconnector ${number}`, head));

  test.each(heads)('%s', (head) => {
    const prices = each('Price of ', head);
    const exports = each('Export, ', head);
    const net = each('Import, ', head).map((amount, place) => amount - exports[place]!);
    const all = net.reduce((total, amount) => total + amount, 0);
    const costs = at('Price in the region', head) * all;
    const abroad = atPrices(prices, net);
    expectCell(table.row('Import less export'), head, all, EXACT);
    expectCell(table.row('Costs in the sum'), head, costs, EXACT);
    expectCell(table.row("At the neighbours' prices"), head, abroad, EXACT);
    expectCell(table.row('Left to the other side'), head, costs - abroad, EXACT);
  });

  test.each(heads)('%s: these flows and this price follow from prices and capacities', (head) => {
    const hour = Number(/ (\d+):00/.exec(head)![1]);
    const prices = [hour >= dearFrom && hour < dearTo ? dearPrice : cheapPrice, secondPrice];
    expect(each('Price of ', head)).toEqual(prices);
    const capacities = [firstCapacity, secondCapacity];
    const home = at('Price in the region', '1 January, 18:00: export'); // what a plant in the region asks
    const participants: Participant[] = [
      {kind: 'plant', key: 'Home', capacity: 1e5, ask: home},
      ...prices.flatMap((price, place): Participant[] => [
        {kind: 'plant', key: `Import, interconnector ${place + 1}`, capacity: capacities[place]!, ask: price},
        {kind: 'buyer', key: `Export, interconnector ${place + 1}`, capacity: capacities[place]!, bid: price},
      ]),
    ];
    const [traded] = hoursOf(participants, [{demand: Math.max(at('Import less export', head), 1), alwaysOn: 0}]);
    for (const {key} of participants.slice(1)) expectCell(table.row(key), head, Math.abs(traded!.loads[key]!), EXACT);
    expectCell(table.row('Price in the region'), head, traded!.price, EXACT);
  });

  test('the text tells the price that appears nowhere', () => {
    expect(pageNumbers(PAGE, /sets the price: the (\S+ €\/MWh) of the first appear nowhere/)).toEqual([cheapPrice]);
  });
});

test('the year is the sum of four flows, and the text tells what the gap is worth', () => {
  const table = pageTable(PAGE, 'example-year');
  const all = table.row('All');
  const flows = table.rows.filter((row) => row !== all);
  expect(flows).toHaveLength(4);
  for (const head of table.heads.slice(1)) {
    expectCell(
      all,
      head,
      flows.reduce((total, {number}) => total + number(head), 0),
      EXACT,
    );
  }
  const gap = all.number("At the region's price") - all.number("At the neighbours' prices");
  expect(pageNumbers(PAGE, /the region would earn (\S+ M€) more/)).toEqual([rounded(gap, 0)]);
  for (const {number} of flows) {
    expect(number("At the region's price")).toBeGreaterThan(number("At the neighbours' prices"));
  }
});

test('what is imported through a curve is cheaper than its mean', () => {
  const [weighted, mean] = pageNumbers(
    PAGE,
    /: (\S+ €\/MWh) in \[the example\]\(#example\), where .*? is (\S+)\. This/,
  ) as [number, number];
  const dearHours = dearTo - dearFrom;
  expect(mean).toBe(rounded(meanPrice([dearPrice, cheapPrice], [dearHours, 24 - dearHours]), 2));
  expect(weighted).toBeGreaterThan(cheapPrice);
  expect(weighted).toBeLessThan(mean);
});

test('prices at the start are those of the main principles', () => {
  const imported = pageTable(pageFile('docs/cost-main-principles'), 'price-table').row('Imported electricity');
  const price = (dataset: string): number => starts.row(dataset).number('Price of interconnectors 1–12');
  expect(price('nl2023')).toBe(imported.number('nl2023'));
  expect(price('Dutch regions derived from nl2023')).toBe(imported.number('nl2023'));
  expect(price('nl, nl2016, nl2017, nl2018')).toBe(imported.number('nl'));
  expect(price('eu and what is derived from it, such as Germany')).toBe(imported.number('DE_germany'));
});

test('the untouched one of three prices costs what it costs elsewhere, and most', () => {
  const {rows} = pageTable(PAGE, 'price-effect-table');
  const [, untouched] = rows;
  const principles = pageTable(pageFile('docs/cost-main-principles'), 'example-coal');
  expect(untouched!.number('Price of interconnector 1')).toBe(
    starts.row('nl2023').number('Price of interconnectors 1–12'),
  );
  expectCell(untouched!, 'Total costs', principles.row('All').number(principles.heads[1]!));
  expect(Math.max(...rows.map(({number}) => number('Total costs')))).toBe(untouched!.number('Total costs'));
});

test('must-run export takes the same in each hour', () => {
  const [hours, megawatts, capacity] = pageNumbers(
    PAGE,
    /export runs for (\S+) full load hours, the same in each hour: (\S+ MW) from the (\S+ MW) of interconnector 1/,
  ) as [number, number, number];
  expect(capacity).toBe(firstCapacity);
  expect(megawatts).toBe(rounded((capacity * hours) / HOURS_OF_YEAR, 0));
});

/** quintel/merit spec/merit/cost_strategy_spec.rb:144–182: an import of 20 and 80 MWh in turn, at 250 and 62.5. */
describe('as in merit’s own spec of prices from a curve', () => {
  const half = HOURS_OF_YEAR / 2;
  const prices = Array<readonly number[]>(half).fill([250, 62.5]).flat();

  test('it costs 100 on average and 43.8 million in all', () => {
    const imports = Array<readonly number[]>(half).fill([20, 80]).flat();
    expect(meanPrice(prices, imports)).toBe(100);
    expect(atPrices(prices, imports)).toBe(43_800_000);
  });

  test('without an import the mean is that of the curve', () => {
    expect(meanPrice(prices, Array<number>(HOURS_OF_YEAR).fill(0))).toBe(156.25);
  });
});

/** quintel/merit spec/integration/price_sensitive_spec.rb:149–173: 4 MW for two buyers of 10. */
test.each([
  {bid: 11, taken: [4, 0]},
  {bid: 20, taken: [0, 4]},
])('as in merit’s own spec: of two buyers, one bids 15 in each hour, the other $bid in this one', ({bid, taken}) => {
  const buyers = [15, bid].map((price, place): Participant => ({
    kind: 'buyer',
    key: `${place}`,
    capacity: 10,
    bid: price,
  }));
  const [hour] = hoursOf(buyers, [{demand: 0, alwaysOn: 2 + 2}]);
  expect(buyers.map(({key}) => Math.abs(hour!.loads[key]!))).toEqual(taken);
});
