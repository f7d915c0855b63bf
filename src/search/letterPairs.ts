/** The pairs of neighbouring letters that a text has. */
export function letterPairs(text: string): Set<string> {
  return new Set([...text].slice(1).map((_, index) => text.slice(index, index + 2)));
}

/** How much two sets have in common, from 0 to 1: the Sørensen–Dice coefficient. */
export function dice<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const common = [...one].filter((each) => other.has(each)).length;
  return (2 * common) / (one.size + other.size || 1);
}
