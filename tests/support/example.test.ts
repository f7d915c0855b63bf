import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {calculate, expectCell, numbersIn, pageNumbers, rounded} from './example';
import {tableIn} from './pageTable';

test.each([
  ['70.891 × 0.10', 7.0891],
  ['−7.877 + 1.575', -6.302],
  ['1,000 − 200 − 30', 770],
  ['160 + 50% × 35 + 100% × 5', 182.5],
  ['66 / 182.5 − 1', 66 / 182.5 - 1],
  ['20 ÷ 5 ÷ 2', 2],
  ['2,000 MWh × 3.6 GJ/MWh', 7200],
  ['(j^(1 ÷ a) − 1) × 100', (0.8 ** (1 / 27) - 1) * 100],
])('%s is worked out', (text, value) => {
  expect(calculate(text, {a: 27, j: 0.8})).toBeCloseTo(value, 9);
});

test.each(['', 'hours 1 and 2', 'demand × 2', '2 × (3 + 4', '2 +', '2 3', '3 to 5'])('“%s” is not', (text) => {
  expect(() => calculate(text)).toThrow(`“${text}” is no calculation`);
});

test('a cell is held to a result at its decimals, or to more where nothing is rounded', () => {
  const page = ':::table[Heat]{#heat}\n\n| A | B (PJ) |\n| - | -: |\n| x | 0.3 |\n| y | −3 |\n| z | 0 |\n\n:::\n';
  const [x, y, z] = tableIn('docs/heat.md', page, 'heat').rows;
  expectCell(x!, 'B', 0.25);
  expect(() => expectCell(x!, 'B', 0.36)).toThrow('line 5, “B”: expected 0.4 to be 0.3');
  expect(() => expectCell(x!, 'B', 0.31, 9)).toThrow('expected 0.31 to be 0.3');
  expectCell(y!, 'B', -2.5);
  expectCell(z!, 'B', -0.2);
});

test('a calculation in words has the numbers that stand in it', () => {
  const page =
    ':::table[Heat]{#heat}\n\n| A | B |\n| - | - |\n| x | MW × 34.5 ÷ 1,000, at least 0 |\n| y | given |\n\n:::\n';
  const [x, y] = tableIn('docs/heat.md', page, 'heat').rows;
  expect(numbersIn(x!, 'B')).toEqual([34.5, 1000, 0]);
  expect(numbersIn(y!, 'B')).toEqual([]);
});

test('halves are rounded away from zero, though computers have no 1.005', () => {
  expect(rounded(1.005, 2)).toBe(1.01);
  expect(rounded(-1.005, 2)).toBe(-1.01);
});

test('numbers of the running text are found in one place, across lines, or it is told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  const file = path.join(folder, 'heat.md');
  writeFileSync(file, 'Of 1,250.5 PJ\nor more (20 + 3), a tenth is lost, and\na tenth is kept: 10%.\n');
  expect(pageNumbers(file, /Of (\S+ PJ) or more \(([^)]+)\)/)).toEqual([1250.5, 23]);
  expect(pageNumbers(file, /is kept: (\S+)\./)).toEqual([0.1]);
  expect(() => pageNumbers(file, /less than (\d+)/)).toThrow('heat.md  nothing is found by /less than');
  expect(() => pageNumbers(file, /(a tenth) is/)).toThrow('heat.md  more than one place is found');
  expect(() => pageNumbers(file, /(a tenth) is kept/)).toThrow('“a tenth” is no calculation');
  rmSync(folder, {recursive: true});
});
