/**
 * Whether a row with these cells has every word that was typed, in whatever cell, case and with whatever accents. A key with a
 * number is found in the row of its family: `interconnector_1_price` is `interconnector_{n}_price`.
 */
export function hasWords(cells: readonly string[], typed: string): boolean {
  const text = folded(cells.join(' '));
  return wordsOf(typed).every((word) => text.includes(word) || text.includes(word.replace(/_\d+(?=_|$)/g, '_{n}')));
}

/** The words that were typed; none, and every row has them. */
export function wordsOf(typed: string): string[] {
  return folded(typed).split(/\s+/).filter(Boolean);
}

/** So that co2 finds CO₂, -3 finds −3, and 3000 finds 3,000. */
export function folded(text: string): string {
  return text
    .replace(/(?<=\d)[,\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[−‐‑]/g, '-')
    .toLowerCase();
}
