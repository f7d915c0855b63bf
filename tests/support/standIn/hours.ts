const YEAR = 2050; // 365 days
const HOURS = 8760;

/**
 * A whole year of an hourly table of which an example shows the head, perhaps a line, and “…” for further columns. Its
 * numbers mean nothing; other tables stay as they are.
 */
export function wholeYear(table: string): string {
  const [head = ''] = table.split(/\r?\n/);
  const columns = head.split(',').filter((name) => name !== '…');
  if (columns[0] !== 'Time') return table;
  const rows = Array.from({length: HOURS}, (_, hour) => {
    const time = new Date(Date.UTC(YEAR, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' ');
    return [time, ...columns.slice(1).map(() => `${hour % 24}.5`)].join(',');
  });
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}
