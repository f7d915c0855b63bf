/** What tests of worked examples share: numbers of the running text, cells, and calculations as they are printed. */
import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {quantityOf, type Row} from './pageTable';

/**
 * The numbers that the groups of a pattern find in the running text of a page, whose lines count as one: 0.2 for `20%`, 5
 * for `2 + 3`. The pattern has to fit in one place.
 */
export function pageNumbers(file: string, pattern: RegExp): number[] {
  const page = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  const [first, second] = page.matchAll(new RegExp(pattern, `${pattern.flags}g`));
  if (!first) throw new Error(`${file}  nothing is found by ${String(pattern)}`);
  if (second) throw new Error(`${file}  more than one place is found by ${String(pattern)}`);
  return first.slice(1).map((text) => rounded(calculate(text), EXACT));
}

/** The numbers of a calculation in words, as they stand in a cell: 49.8 for `output ÷ 49.8%`. */
export function numbersIn(row: Row, head: string): number[] {
  return [...row.text(head).matchAll(/\d[\d,.]*/g)].map(([text]) => Number(text.replaceAll(',', '')));
}

/** Expects a cell to print a result: rounded to the cell's decimals, or, in tables that round nothing, to `decimals`. */
export function expectCell(row: Row, head: string, result: number, decimals = row.quantity(head).decimals): void {
  expect(rounded(result, decimals), `line ${row.line}, “${head}”`).toBe(row.number(head));
}

/**
 * Expects rows to print these results, and their calculations, worked out from what is printed, to come to the same; `letters`
 * has the values of letters in them. A row without a calculation has a word or a dash there, and is left out.
 */
export function expectWorkedOut(
  rows: readonly Row[],
  [name, head]: readonly [name: string, head: string],
  results: Readonly<Record<string, number>>,
  letters: Readonly<Record<string, number>> = {},
): void {
  const calculated = rows.filter(({text}) => /[÷×+−]/.test(text('Calculation')));
  expect(calculated.map(({text}) => text(name))).toEqual(Object.keys(results));
  for (const row of calculated) {
    const percent = row.quantity(head).unit === '%' ? 100 : 1;
    expectCell(row, head, results[row.text(name)]! * percent);
    expectCell(row, head, calculate(row.text('Calculation'), letters) * percent);
  }
}

/** For `expectCell`: the table rounds nothing. Nine decimals leave out what computers add. */
export const EXACT = 9;

/** Rounds as readers do, halves away from zero, and never to −0. */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  const units = Math.round(Number((Math.abs(value) * unit).toPrecision(12)));
  return units === 0 ? 0 : (Math.sign(value) * units) / unit;
}

/**
 * Works out a calculation that a page prints, such as `160 + 50% × 35` or `(j^(1 ÷ a) − 1) × 100`; `names` has the values
 * of letters. Units behind numbers are passed over.
 */
export function calculate(text: string, names: Readonly<Record<string, number>> = {}): number {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('').replaceAll(' ', '') !== text.replaceAll(/\s/g, '')) throw unclear(text);

  const sum = (): number => {
    let value = product();
    for (let sign = next(/[+−]/); sign; sign = next(/[+−]/)) value += sign === '+' ? product() : -product();
    return value;
  };
  const product = (): number => {
    let value = power();
    for (let sign = next(/[×÷/]/); sign; sign = next(/[×÷/]/)) value *= sign === '×' ? power() : 1 / power();
    return value;
  };
  const power = (): number => {
    if (next(/−/)) return -power();
    const base = operand();
    return next(/\^/) ? base ** power() : base;
  };
  const operand = (): number => {
    if (next(/\(/)) {
      const value = sum();
      if (!next(/\)/)) throw unclear(text);
      return value;
    }
    const token = tokens.shift() ?? '';
    const {value, unit} = quantityOf(token) ?? {value: names[token], unit: ''};
    if (value === undefined) throw unclear(text);
    return unit === '%' ? value / 100 : value;
  };
  const next = (sign: RegExp): string | undefined => (sign.test(tokens[0]?.[0] ?? '') ? tokens.shift() : undefined);

  const value = sum();
  if (tokens.length > 0) throw unclear(text);
  return value;
}

// A number with a unit, a letter, or a sign.
const TOKEN = /\d[\d,.]*(?:%| ?[\p{L}€][\p{L}€/²]*)?|[a-zA-Z]|[-+−×÷/^()]/gu;

function unclear(text: string): Error {
  return new Error(`“${text}” is no calculation that can be worked out`);
}
