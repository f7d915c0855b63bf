/** For tests: the cells of a table's rows below its head. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
}
