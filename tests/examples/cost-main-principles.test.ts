/** docs/cost-main-principles: a coal plant that is taken away, and prices and totals of the text. */
import {describe, expect, test} from 'vitest';
import {COAL} from '../../src/figures/meritOrder/marginalCosts';
import {costOfCapital, depreciation} from '../../src/figures/PlantCosts/model';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/cost-main-principles');
const CAPTURE = pageFile('docs/cost-co2-capture');
const coal = pageTable(PAGE, 'example-coal');
const [UNTOUCHED, WITHOUT, DIFFERENCE] = coal.heads.slice(1) as [string, string, string];
const all = coal.row('All');

describe('taking a coal plant away', () => {
  test('what each group costs more, and all together', () => {
    for (const row of coal.rows) expectCell(row, DIFFERENCE, row.number(WITHOUT) - row.number(UNTOUCHED), EXACT);
    for (const head of [UNTOUCHED, WITHOUT, DIFFERENCE]) {
      const groups = coal.rows.filter((row) => row !== all);
      expect(groups).toHaveLength(6);
      expectCell(
        all,
        head,
        groups.reduce((total, {number}) => total + number(head), 0),
        EXACT,
      );
    }
  });

  test('the groups are those of the other page', () => {
    const groups = pageTable(pageFile('docs/cost-dashboard'), 'groups-table').rows.map(({text}) => text('Group'));
    expect(coal.rows.map(({text}) => text('Group'))).toEqual([...groups, 'All']);
  });

  test('the text names what all groups save', () => {
    const [net] = pageNumbers(PAGE, /left of the saving of (\S+ M€) \(/);
    expect(net).toBe(rounded(-all.number(DIFFERENCE), 0));
  });

  test('of what production costs less, the text names the CAPEX of the plants', () => {
    const [saved, capex] = pageNumbers(PAGE, /Of the (\S+ M€), (\S+ M€) are depreciation and capital/) as [
      number,
      number,
    ];
    expect(saved).toBe(rounded(-coal.row('Energy production').number(DIFFERENCE), 0));
    const [megawatts] = pageNumbers(PAGE, /has (\S+ MW) of \*\*Pulverized coal\*\* in 2050/) as [number];
    const {number} = pageTable(pageFile('docs/cost-data-power-plants'), 'power-plants-table').row('Pulverized coal');
    const capital = {
      construction: number('Construction'),
      lifetime: number('Lifetime'),
      wacc: number('WACC') / 100,
    };
    const perKw = depreciation(number('Investment'), capital) + costOfCapital(number('Investment'), capital);
    // The model’s capacity has decimals: 1,932.52 MW, of 126.48 M€.
    const least = ((megawatts - 0.5) * perKw) / 1000;
    const most = ((megawatts + 0.5) * perKw) / 1000;
    expect(capex).toBeGreaterThanOrEqual(rounded(least, 0));
    expect(capex).toBeLessThanOrEqual(rounded(most, 0));
  });
});

describe('prices and totals', () => {
  const prices = pageTable(PAGE, 'price-table');
  const price = (name: string, dataset: string): number => prices.row(name).number(dataset);

  test('the text about the price of gas has those of two datasets, and the total of the example', () => {
    const [german, dutch, cheaper, total] = pageNumbers(
      PAGE,
      /with \*\*Natural gas\*\* at (\S+) instead of (\S+ €\/MWh) .*? costs (\S+) bn € a year, and the untouched scenario (\S+) bn €\./,
    ) as [number, number, number, number];
    expect([german, dutch]).toEqual([price('Natural gas', 'DE_germany'), price('Natural gas', 'nl2023')]);
    expect(total).toBe(rounded(all.number(UNTOUCHED) / 1000, 2));
    expect(cheaper).toBeLessThan(total);
  });

  test('the prices of nl2023 are the highest, and the text counts on that', () => {
    const those = prices.rows.filter(({text}) => text('Unit').startsWith('€/'));
    expect(those).toHaveLength(5);
    for (const {number} of those) {
      expect(number('nl2023')).toBeGreaterThan(number('DE_germany'));
      expect(number('nl2023')).toBeGreaterThan(number('nl'));
    }
    expectCell(prices.row('Coal'), 'nl2023', COAL.fuel);
  });

  test('CO₂ costs what the example of the other page has', () => {
    const [co2, free] = pageNumbers(CAPTURE, /The prices of both are (\S+ €\/t), and free allocation is (\d+)%\./);
    expect([price('CO₂', 'nl2023'), price('Free allocation of CO₂', 'nl2023')]).toEqual([co2, free]);
  });

  test('totals of both years, and the gas network, are those of other pages', () => {
    const [start, end] = pageNumbers(PAGE, /costs (\S+) bn € in 2023 and (\S+) in 2050, because/) as [number, number];
    expect(end).toBe(rounded(all.number(UNTOUCHED) / 1000, 2));
    expect(start).not.toBe(end);
    const [network] = pageNumbers(PAGE, /A fixed amount of the dataset, (\S+ M€) in `nl2023`/);
    expect(
      pageNumbers(pageFile('docs/cost-dashboard'), /Gas network, a fixed amount \((\S+ M€) in `nl2023`\)/),
    ).toEqual([network]);
  });
});
