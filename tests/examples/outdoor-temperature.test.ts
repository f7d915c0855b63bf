/** docs/outdoor-temperature: the two factors, what they meet, and where the numbers come from. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';
import {COOLING, coolingFactor, HEATING, heatingFactor} from '../support/temperature';

const PAGE = pageFile('docs/outdoor-temperature');
const factors = pageTable(PAGE, 'example-factors');

test('the formulas have the numbers of the input', () => {
  expect(readFileSync(PAGE, 'utf8')).toContain(`f_h = 1 - ${HEATING}\\,x\n`); // more digits than `pageNumbers` reads
  expect(
    pageNumbers(
      PAGE,
      /f_c = 1 &\+ ([\d.]+)\\,x \S+ &\+ ([\d.]+)\\,x\^2 \S+ &\+ ([\d.]+)\\,x\^3 \S+ &\+ ([\d.]+)\\,x\^4/,
    ),
  ).toEqual(COOLING);
});

test.each(factors.rows.map((row) => [row.number('Slider'), row] as const))('%d °C', (x, row) => {
  expectCell(row, 'Heating factor', heatingFactor(x));
  expectCell(row, 'Cooling factor', coolingFactor(x));
});

test('the table has each degree of the slider', () => {
  const [least, most] = pageNumbers(PAGE, /:input\[flexibility_outdoor_temperature\]\{.*?min="-(\d+)" max="(\d+)"/);
  const degrees = factors.rows.map(({number}) => number('Slider'));
  expect(degrees).toEqual(Array.from({length: least! + most! + 1}, (_, place) => place - least!));
});

test('the text has what a degree does', () => {
  const [degree] = pageNumbers(PAGE, /Each degree warmer takes (\S+) off the heat/);
  const [line] = pageNumbers(PAGE, /each step counts (\S+) of the demand at 0 °C/);
  const [ten] = pageNumbers(PAGE, /The model has (\S+): the published numbers/);
  expect([degree, line, ten]).toEqual([rounded(HEATING, 3), rounded(HEATING, 4), rounded(HEATING, 4)]);
  const [difference, peak] = pageNumbers(PAGE, /: (−\d+) °C lifts the peak of heat by (\S+%),/);
  expect(rounded(heatingFactor(difference!) - 1, 3)).toBe(peak);
  const [warmer, before, after] = pageNumbers(PAGE, /, (\d+) °C raises .*? from (\d+) to (\d+) PJ, far above/);
  expect(rounded(after! / coolingFactor(warmer!), 0)).toBe(before);
});

describe('better homes in a colder year', () => {
  const table = pageTable(PAGE, 'example-order');
  const before = table.row('Heat before the temperature (PJ)');
  const end = table.row('Heat in the end year (PJ)');

  test.each(table.heads.slice(2))('%s', (head) => {
    const of = (step: string): number => table.row(step).number(head);
    const heat = of('Heat in the start year (PJ)');
    const [homes, perArea] = [of('Homes in the end year (% of start)'), of('Heat per m² (% of start)')];
    expectCell(before, head, (heat * homes * perArea) / 10_000, EXACT);
    expectCell(table.row('Heating factor'), head, heatingFactor(of('Outdoor temperature (°C)')));
    expectCell(end, head, of('Heat before the temperature (PJ)') * of('Heating factor'), EXACT);
    expect(numbersIn(before, 'Calculation')).toEqual([heat, homes, perArea]);
    expect(numbersIn(end, 'Calculation')).toEqual([before.number(head)]);
  });
});

describe('from the gas studies to percent per degree', () => {
  const {rows} = pageTable(PAGE, 'example-derivation');

  test.each(rows.filter(({text}) => text('Calculation') !== 'given').map((row) => [row.text('Line'), row] as const))(
    'line %s',
    (_, row) => {
      const lines = Object.fromEntries(rows.map(({text, number}) => [text('Line'), number('Result')]));
      expectCell(row, 'Result', calculate(row.text('Calculation'), lines));
    },
  );

  test('lines are named in turn, and the last is near the model’s', () => {
    expect(rows.map(({text}) => text('Line')).join('')).toBe('abcdefghijkl');
    expect(rows.at(-1)!.number('Result')).toBeCloseTo(HEATING * 100, 0);
  });
});

test.each(pageTable(PAGE, 'check-nl2023').rows.map((row) => [row.number('Shift'), row] as const))(
  'beside the hours: %d °C',
  (x, row) => {
    expectCell(row, 'Heating: formula', heatingFactor(x));
    expectCell(row, 'Cooling: formula', coolingFactor(x));
  },
);
