/** For tests: the cells of the rows of one table, or of several, without the heads. */
export function rowsOf(tables: string): string[][] {
  const lines = tables.split('\n');
  return lines
    .filter((line, place) => line.startsWith('|') && !/^\| [-:]/.test(line) && !/^\| [-:]/.test(lines[place + 1] ?? ''))
    .map((line) => line.slice(2, -2).split(' | '));
}
