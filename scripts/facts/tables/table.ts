/** What a cell holds that has nothing to say. */
export const NONE = '–';

/** A table with a title, as Markdown: :::table[Title]{#id filter sort csv}; a few rows need no filter. */
export function table(
  title: string,
  id: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `:::table[${title}]{#${id} filter sort csv}`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
    ':::',
  ].join('\n');
}
