/** Medians of a few runs, and how far they can be trusted. */

export interface Summary {
  readonly median: number;
  readonly low: number; // the median lies between these, with a confidence of 95 %
  readonly high: number;
}

/** The median of some values, with the interval that their order gives: whatever they are distributed like. */
export function summary(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  const rank = lowestRank(sorted.length);
  return {median, low: sorted[rank]!, high: sorted[sorted.length - 1 - rank]!};
}

/** How many values may be left out at each end so that the rest still holds the median in 95 of 100 cases. */
function lowestRank(count: number): number {
  let outside = 0.5 ** count; // that all values lie on one side
  let chance = outside;
  let rank = 0;
  for (let left = 1; left < count / 2; left++) {
    chance *= (count - left + 1) / left;
    outside += chance;
    if (2 * outside > 0.05) break;
    rank = left;
  }
  return rank;
}

/** Rows of a table in Markdown; the first is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(head.map((_, index) => (index ? '--:' : '---'))), ...others.map(line)].join('\n');
}
