import {quantityOf, type Quantity} from './quantity';

export type Direction = 'ascending' | 'descending';

const NOTHING = /^[-–—]?$/;
const words = new Intl.Collator('en', {numeric: true});

/**
 * The places of texts, sorted: quantities by value, then words, and last, in both directions, what is empty or a dash.
 * Equals stay in the order in which they came.
 */
export function sortedPlaces(texts: readonly string[], direction: Direction): number[] {
  const keys = texts.map((text) => ({text, isNothing: NOTHING.test(text), quantity: quantityOf(text)}));
  const sign = direction === 'ascending' ? 1 : -1;
  return texts
    .map((_, place) => place)
    .sort((one, other) => {
      const [a, b] = [keys[one]!, keys[other]!];
      if (a.isNothing || b.isNothing) return Number(a.isNothing) - Number(b.isNothing);
      return sign * (byValue(a.quantity, b.quantity) ?? words.compare(a.text, b.text));
    });
}

/** Undefined where both are words. */
function byValue(a: Quantity | null, b: Quantity | null): number | undefined {
  if (a && b) return a.from - b.from || a.to - b.to;
  return a || b ? (a ? -1 : 1) : undefined;
}
