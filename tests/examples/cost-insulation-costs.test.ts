/** docs/cost-insulation-costs: rates of five types, four classes that are insulated, and amounts of the text. */
import {describe, expect, test} from 'vitest';
import {costOfCapital, depreciation} from '../../src/figures/PlantCosts/model';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/cost-insulation-costs');
const ratesTable = pageTable(PAGE, 'example-rates');
const classes = pageTable(PAGE, 'example-classes');
const starts = pageTable(PAGE, 'start-table');
const TERRACED = 'Terraced house';
const BUILDING = 'Building, as terraced houses';
const [low, medium, high] = pageNumbers(PAGE, /: (\S+ kWh\/m²) is low, (\d+) medium and (\d+) high\./) as [
  number,
  number,
  number,
];
const [lifetime] = pageNumbers(PAGE, /\| Lifetime, (\d+) for all \| years/) as [number];

// quintel/etsource gqueries/general/costs/mece_costs/1_building_and_installations/insulation/, a query for each class.

interface Rates {
  readonly above: number; // € per kWh/m²
  readonly below: number;
}

function ratesOf(type: string): Rates {
  const {number} = ratesTable.row(type);
  return {above: number('Low to medium') / (low - medium), below: number('Medium to high') / (medium - high)};
}

/** kWh/m² above and below the medium level. */
function reduction(start: number, set: number): Rates {
  return {
    above: Math.max(Math.min(start - medium, start - set), 0),
    below: Math.max(Math.min(medium - set, start - set), 0),
  };
}

/** € for one home or building. */
function costsOfOne(start: number, set: number, rates: Rates): number {
  const {above, below} = reduction(start, set);
  return rates.above * above + rates.below * below;
}

describe('rates', () => {
  test.each(ratesTable.rows.map(({text}) => text('Type')))('%s', (type) => {
    const {above, below} = ratesOf(type);
    expectCell(ratesTable.row(type), 'Rate above 220', above);
    expectCell(ratesTable.row(type), 'Rate below 220', below);
  });

  test('buildings have those of terraced houses', () => {
    expect(ratesOf(BUILDING)).toEqual(ratesOf(TERRACED));
  });

  test('the text tells the levels, and the lowest and the highest rate', () => {
    const [dividedLow, dividedHigh] = pageNumbers(
      PAGE,
      /The lower rate is the price ÷ (\([^)]+\)), the higher one the price ÷ (\([^)]+\))\./,
    );
    expect([dividedLow, dividedHigh]).toEqual([low - medium, medium - high]);
    const all = ratesTable.rows.flatMap(({text}) => Object.values(ratesOf(text('Type'))) as number[]);
    expect(pageNumbers(PAGE, /between (\d+) and (\S+ €) for each kWh\/m², per home/)).toEqual([
      rounded(Math.min(...all), 0),
      rounded(Math.max(...all), 0),
    ]);
    expect(pageNumbers(PAGE, /The part above (\S+ kWh\/m²) counts at the lower rate/)).toEqual([medium]);
    expect(pageNumbers(PAGE, /Below (\d+) the higher one goes on, above (\d+) the lower one\./)).toEqual([high, low]);
  });
});

describe('four classes', () => {
  const heads = classes.heads.slice(1);
  const at = (quantity: string, head: string): number => classes.row(quantity).number(head);
  const START = 'Heat demand, start (kWh/m²)';
  const SET = 'Heat demand, your value (kWh/m²)';
  const NUMBER = 'Number in the start year';

  test.each(heads)('%s', (head) => {
    const [start, set] = [at(START, head), at(SET, head)];
    const one = costsOfOne(start, set, ratesOf(head.startsWith('Terraced') ? TERRACED : BUILDING));
    const investment = (one * at(NUMBER, head)) / 1e6;
    expectCell(classes.row('Reduction above 220 (kWh/m²)'), head, reduction(start, set).above);
    expectCell(classes.row('Reduction below 220 (kWh/m²)'), head, reduction(start, set).below);
    expectCell(classes.row('Costs of one (€)'), head, one);
    expectCell(classes.row('Investment (M€)'), head, investment);
    expectCell(classes.row('Costs in the end year (M€ a year)'), head, investment / lifetime);
  });

  test('one crosses the threshold, one stays above, one is below it from the start', () => {
    const crossed = heads.map((head) => [at(START, head), at(SET, head)].map((demand) => demand > medium));
    expect(crossed.slice(0, 3)).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  test('the same house in two datasets', () => {
    const [before, from, to, after, start, set] = pageNumbers(
      PAGE,
      /costs (\S+ €) in `nl2019` \((\S+) to (\S+) kWh\/m²\), but (\S+ €) in `nl2023` \((\S+) to ([\d.]+)\)/,
    ) as [number, number, number, number, number, number];
    const head = 'Terraced, 1965–1984, nl2023';
    expect([at(START, head), at(SET, head), rounded(at('Costs of one (€)', head), 0)]).toEqual([start, set, after]);
    expect(rounded(costsOfOne(from, to, ratesOf(TERRACED)), 0)).toBe(before);
    for (const [whole, half] of [
      [from, to],
      [start, set],
    ] as const) {
      expect(Math.abs(whole / 2 - half)).toBeLessThan(0.1); // a step of the slider
    }

    const [least, most, buildings] = pageNumbers(
      PAGE,
      /existing homes start at (\S+) to (\S+) times, buildings at (\S+) times these values/,
    ) as [number, number, number];
    expect(from / start).toBeGreaterThan(least);
    expect(from / start).toBeLessThan(most);
    expect(rounded(at(START, 'Buildings, nl2019') / starts.row('Buildings').number('Lowest start'), 1)).toBe(buildings);
    expect(starts.row('Terraced houses').number('Lowest start')).toBeLessThan(start);
    expect(starts.row('Terraced houses').number('Highest start')).toBeGreaterThan(start);
  });
});

test('one old house: its two parts and their sum, in round numbers', () => {
  const [start, set] = pageNumbers(
    PAGE,
    /before 1945 in `nl2019`\. It starts at (\S+ kWh\/m²), and you set (\d+)\./,
  ) as [number, number];
  const [above, first, firstCosts, below, second, secondCosts, together, year] = pageNumbers(
    PAGE,
    /The first (\S+ kWh\/m²) cost (\d+ × \S+) = (\S+ €), the other (\d+) cost (\d+ × \S+) = (\S+ €)\. Together that is (\S+ €), or (\S+ €) a year\./,
  ) as [number, number, number, number, number, number, number, number];
  const rates = ratesOf(TERRACED);
  const head = 'Terraced, before 1945, nl2019';
  expect([start, set]).toEqual([
    rounded(classes.row('Heat demand, start (kWh/m²)').number(head), 0),
    classes.row('Heat demand, your value (kWh/m²)').number(head),
  ]);
  expect({above, below}).toEqual(reduction(start, set));
  expect([first, second]).toEqual([
    rounded(above * rounded(rates.above, 2), EXACT),
    rounded(below * rounded(rates.below, 2), EXACT),
  ]);
  expect([firstCosts, secondCosts]).toEqual([rounded(above * rates.above, 0), rounded(below * rates.below, 0)]);
  expect(together).toBe(firstCosts + secondCosts);
  expect(Math.abs(classes.row('Costs of one (€)').number(head) - together)).toBeLessThan(1);
  expect(year).toBe(rounded(together / lifetime, 0));
});

test('all classes of nl2023 start below the high level', () => {
  expect(pageNumbers(PAGE, /All classes of `nl2023` start below (\S+ kWh\/m²), beyond "high"/)).toEqual([high]);
  for (const {number} of starts.rows) {
    expect(number('Highest start')).toBeLessThan(high);
    expect(number('Lowest start')).toBeLessThanOrEqual(number('Highest start'));
  }
});

describe('number of homes', () => {
  const apartment = ratesOf('Apartment');
  const yearly = (homes: number, start: number, set: number): number =>
    (homes * costsOfOne(start, set, apartment)) / 1e6 / lifetime;

  test('new ones would cost so much', () => {
    const [homes, set, start, calculated, rate, printed, year] = pageNumbers(
      PAGE,
      /- (\S+) new apartments at (\d+) instead of (\S+ kWh\/m²) would cost (\d+ × ([\d.]+) × [\d,]+) = (\S+ M€), or (\S+ M€) a year\./,
    ) as [number, number, number, number, number, number, number];
    expect(rate).toBe(rounded(apartment.below, 3));
    expect(rounded(calculated / 1e6, 1)).toBe(printed);
    expect(rounded((homes * costsOfOne(start, set, apartment)) / 1e6, 1)).toBe(printed);
    expect(rounded(yearly(homes, start, set), 1)).toBe(year);
    expect(pageNumbers(PAGE, /in `nl2023` (\S+ kWh\/m²) for apartments, 55 for houses/)).toEqual([start]);
  });

  test('those that are demolished count', () => {
    const [left, homes, set, start, counted, again, otherwise] = pageNumbers(
      PAGE,
      /- With (\S+) instead of (\S+) apartments of 1965–1984, and (\d+) instead of (\S+ kWh\/m²), the model counts (\S+ M€) a year, the costs of all ([\d,]+)\. For those that are left it would be (\S+ M€)\./,
    ) as [number, number, number, number, number, number, number];
    expect(again).toBe(homes);
    expect(rounded(yearly(homes, start, set), 1)).toBe(counted);
    expect(rounded(yearly(left, start, set), 1)).toBe(otherwise);
    const {number} = starts.row('Apartments');
    expect([start, number('Highest start'), number('Lowest start')].toSorted((a, b) => a - b)[1]).toBe(start);
  });
});

test('lifetime, interest and rows of the file', () => {
  const [rate, withInterest, without] = pageNumbers(
    PAGE,
    /at the (\S+%) of heaters in homes, a year would cost (\S+%) of the investment instead of (\S+%)/,
  ) as [number, number, number];
  const capital = {construction: 0, lifetime, wacc: rate};
  expect(rounded(depreciation(1, capital), EXACT)).toBe(without);
  expect(rounded(depreciation(1, capital) + costOfCapital(1, capital), EXACT)).toBe(withInterest);
  expect(pageTable(pageFile('docs/cost-wacc'), 'wacc-sliders').row('Households').number('Default')).toBe(rate * 100);
  expect(pageNumbers(PAGE, /The costs of a year are the investment ÷ (\d+), without interest/)).toEqual([lifetime]);
  expect(pageNumbers(PAGE, /reduction, rate and number of your scenario, and divide by (\d+)\./)).toEqual([lifetime]);
  const [existing] = pageNumbers(PAGE, /\[(\d+) of them exist\]/) as [number];
  const [rows] = pageNumbers(PAGE, /\| (\d+) rows, with total costs and CAPEX of a year/) as [number];
  expect(rows).toBe(existing + 4 + 2); // beside four classes of new homes, existing and new buildings
});
