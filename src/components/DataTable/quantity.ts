/** A number or range as it stands in a cell, perhaps with a unit. */
export interface Quantity {
  readonly from: number;
  readonly to: number; // the same as `from` where it is no range
  readonly unit: string;
  readonly digits: string; // the text with plain digits: no separators of thousands, an ASCII minus, ordinary spaces
}

const SPACE = ' \\u00a0\\u2009\\u202f';
const NUMBER = `[-−+]?(?:(?:\\d{1,3}(?:[,${SPACE}]\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?|\\.\\d+)(?:e[-+]?\\d+)?`;
const BETWEEN = `[${SPACE}]?(?:–|-|to|…)[${SPACE}]?`;
const WORD = '[^\\s,;]';
const UNIT = `(?![-–−+\\d:./])${WORD}{1,12}(?:[${SPACE}]${WORD}{1,12}){0,2}`;
const QUANTITY = new RegExp(`^[<>≤≥~≈±€$${SPACE}]*(${NUMBER})(?:${BETWEEN}(${NUMBER}))?(?:[${SPACE}]?(${UNIT}))?$`);
const THOUSANDS = new RegExp(`(?<=\\d)[,${SPACE}](?=\\d{3}(?!\\d))`, 'g');

const MULTIPLES = 'kMGTPE';
const MULTIPLE = /^[kMGTPE](?=[WJ€]|[tgm]\b)/;

/** Reads 1,128.5, −3, 10–20, ≤ 5 %, 2 GW; null for what is no quantity. */
export function quantityOf(text: string): Quantity | null {
  const [, from, to = from, unit = ''] = QUANTITY.exec(text) ?? [];
  if (from === undefined) return null;
  const multiple = 1000 ** (MULTIPLE.test(unit) ? MULTIPLES.indexOf(unit[0]!) + 1 : 0);
  const value = (number: string): number => Number(plain(number)) * multiple;
  return {from: value(from), to: value(to!), unit, digits: plain(text)};
}

function plain(text: string): string {
  return text.replace(THOUSANDS, '').replace(/−/g, '-').replace(/\s/g, ' ');
}
