/** docs/weather-conditions: the factors of weather years, and how a slider of heat loses them. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';
import {coolingFactor, heatingFactor} from '../support/temperature';

const PAGE = pageFile('docs/weather-conditions');
const years = pageTable(PAGE, 'weather-year-numbers');
const table = pageTable(PAGE, 'example-lost-factor');

test.each(years.heads.slice(1))('%s: factors follow from the difference', (year) => {
  const {value, decimals} = years.row('Difference that counts for the amount (°C)').quantity(year);
  const half = decimals > 0 ? 0.5 / 10 ** decimals : 0; // the difference is printed rounded
  for (const [name, factor] of [
    ['Heating factor', heatingFactor],
    ['Cooling factor', coolingFactor],
  ] as const) {
    const {value: printed, decimals: digits} = years.row(name).quantity(year);
    const [one, other] = [value - half, value + half].map((x) => rounded(factor(x), digits)) as [number, number];
    expect(printed).toBeGreaterThanOrEqual(Math.min(one, other));
    expect(printed).toBeLessThanOrEqual(Math.max(one, other));
  }
});

/** Heat of buildings; quintel/etsource inputs/demand/buildings/ come after the weather year, and set it anew. */
function heatOf(heat: number, perArea: number, factor: number): number {
  return perArea === 1 ? heat * factor : heat * perArea;
}

test.each(table.heads.slice(2))('a factor that is lost: %s', (head) => {
  const of = (step: string): number => table.row(step).number(head);
  const [heat, perArea] = [of('Heat in the start year (PJ)'), of('Heat per m² against the start')];
  const [weatherYear, year] = table.rows.flatMap((row) =>
    row.text('Step').startsWith('Weather year') ? [row, numbersIn(row, 'Step')[0]!] : [],
  ) as [(typeof table.rows)[0], number];
  const factor = of(`Heating factor, ${year}`);
  expectCell(table.row('Default weather (PJ)'), head, heat * perArea, EXACT);
  expectCell(table.row('Same difference on the slider (PJ)'), head, heat * perArea * factor, EXACT);
  expectCell(weatherYear, head, heatOf(heat, perArea, factor), EXACT);
  expect(factor).toBe(years.row('Heating factor').number(String(year)));
  expect(perArea).toBe({'Slider untouched': 1, 'Slider halved': 1 / 2}[head]);
  expect(pageNumbers(PAGE, /existing buildings that need (\S+ PJ):/)).toEqual([heat]);
});
