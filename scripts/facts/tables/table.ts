/** What a cell holds that has nothing to say. */
export const NONE = '–';

interface Options {
  readonly plain?: boolean; // for a few rows in an order of their own, with words in every column
}

/** A table with a title, as Markdown: :::table[Title]{#id filter sort csv}. */
export function table(
  title: string,
  id: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  {plain = false}: Options = {},
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const tools = plain ? '' : rows.length < FEW ? ' csv' : ' filter sort csv';
  return [
    `:::table[${title}]{#${id}${tools}}`,
    '',
    line(heads),
    line(heads.map(() => (plain ? ':---' : '---'))),
    ...rows.map(line),
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
