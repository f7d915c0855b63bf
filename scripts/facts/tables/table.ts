/** What a cell holds that has nothing to say. */
export const NONE = '–';

interface Options {
  readonly plain?: boolean; // for a few rows in an order of their own, with words in every column
  readonly numbers?: readonly string[]; // heads of columns of numbers in which words stand too
  readonly total?: readonly string[]; // a last row that adds up the others
  readonly inOrder?: boolean; // rows that say something in their order only: nothing to filter or sort
}

/** A table with a title, as Markdown: :::table[Title]{#id filter sort csv sum}. */
export function table(
  title: string,
  id: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  {plain = false, numbers = [], total, inOrder = false}: Options = {},
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const tools = plain ? '' : inOrder || rows.length < FEW ? ' csv' : ' filter sort csv';
  return [
    `:::table[${title}]{#${id}${tools}${total ? ' sum' : ''}}`,
    '',
    line(heads),
    line(heads.map((head) => (plain ? ':---' : numbers.includes(head) ? '---:' : '---'))),
    ...[...rows, ...(total ? [total] : [])].map(line),
    '',
    ':::',
  ].join('\n');
}

const FEW = 8; // rows that need no filter: see plugins/remark/tables.ts

/** Words of the model as text: no character of theirs means anything in Markdown or MDX. */
export function asText(words: string): string {
  return words.replaceAll(/[\\`*_{}[\]<>]/g, '\\$&');
}

/** A key between backticks. */
export function asKey(key: string): string {
  return `\`${key}\``;
}

/** The key of a family between backticks, with the numbers that `{n}` stands for. */
export function asKeys(key: string, numbers: readonly number[]): string {
  return numbers.length ? `${asKey(key)} (n = ${Math.min(...numbers)}–${Math.max(...numbers)})` : asKey(key);
}
