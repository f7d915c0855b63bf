/** What a cell holds that has nothing to say. */
export const NONE = '–';

/** How a table is shown. */
export interface Options {
  readonly plain?: boolean; // for a few rows in an order of their own, with words in every column
  readonly numbers?: readonly string[]; // heads of columns of numbers in which words stand too
  readonly total?: readonly string[]; // a last row that adds up the others
  readonly tools?: readonly ('filter' | 'sort' | 'csv')[]; // if not all: an order that says something is not sorted
  readonly keys?: boolean; // its rows are looked up by the key in their first cell: each has an address
}

/** A table with a title, as Markdown: :::table[Title]{#id filter sort csv sum}. */
export function table(
  title: string,
  id: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  {
    plain = false,
    numbers = [],
    total,
    keys = false,
    tools = rows.length < FEW ? ['csv'] : ['filter', 'sort', 'csv'],
  }: Options = {},
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const options = [...(plain ? [] : tools), ...(total ? ['sum'] : []), ...(keys ? ['keys'] : [])]
    .map((option) => ` ${option}`)
    .join('');
  return [
    `:::table[${title}]{#${id}${options}}`,
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

/** A title of the interface, as pages write it. */
export function asTitle(title: string): string {
  return `**${asText(title)}**`;
}

/** A key between backticks. */
export function asKey(key: string): string {
  return `\`${key}\``;
}

/** The key of a family between backticks, with the numbers that `{n}` stands for. */
export function asKeys(key: string, numbers: readonly number[]): string {
  return numbers.length ? `${asKey(key)} (n = ${Math.min(...numbers)}–${Math.max(...numbers)})` : asKey(key);
}
