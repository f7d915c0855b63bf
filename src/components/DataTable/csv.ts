import {quantityOf} from './quantity';

const BOM = '\ufeff'; // without it, Excel takes the file for another encoding
const FORMULA = /^[-=+@\t\r]/;
const NUMBER = /^-?[\d.]+(?:e[-+]?\d+)?$/;

/**
 * Writes rows as RFC 4180 has it, for spreadsheets and programs: plain digits, decimal points, nothing for a dash. A text
 * that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const value = quantityOf(text)?.digits ?? text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/^[–—]$/, '');
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Writes rows for programs: an object each, by the names of the columns; plain digits are numbers, and a dash is null. */
export function toJson([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const objects = rows.map((cells) => Object.fromEntries(cells.map((text, at) => [heads[at]!, valueOf(text)])));
  return `[\n${objects.map((object) => JSON.stringify(object)).join(',\n')}\n]\n`;
}

function valueOf(text: string): string | number | null {
  const digits = quantityOf(text)?.digits ?? '';
  if (NUMBER.test(digits)) return Number(digits);
  return /^[–—]$/.test(text) ? null : text;
}

/** The name of a table's file: `merit-order-plants.csv` for the table `plants` at `/main/merit-order/`. */
export function fileName(address: string, id: string, type: 'csv' | 'json' = 'csv'): string {
  const page = address.split('/').filter(Boolean).at(-1);
  return `${page ? `${page.replace(/\W+/g, '-')}-` : ''}${id}.${type}`;
}
