import {NAME, type Slot} from './query';

/** A word that is meant. */
export interface Meant {
  readonly word: number; // its place in the vocabulary
  readonly weight: number; // 0 to 1
}

/** What it says of pages: see plugins/search-index/learn.ts. */
export interface Meaning {
  readonly vector: readonly number[]; // [] where nothing was learned of it, as with pages
  readonly weight: number; // 0 to 1
}

const TRUST = 0.08; // power of what was learned, beside what is found

/**
 * For each slot of a query, the word that is likeliest meant; none for a word that is not finished. A query with a key or a
 * path means just these.
 */
export function meantWords(slots: readonly Slot[]): Meant[] {
  if (slots.some(({weight}) => weight === NAME)) return [];
  return slots.flatMap(({variants, weight}) => {
    const [first, ...rest] = variants.filter(({isLonger}) => !isLonger);
    if (!first) return [];
    const {word} = rest.reduce((best, variant) => (variant.weight > best.weight ? variant : best), first);
    return [{word, weight: Math.min(1, weight)}];
  });
}

/** How likely each page is meant, by its vector; only the ratios say something. */
export function likelihoods(words: readonly Meaning[], pages: readonly (readonly number[])[]): number[] {
  const total = words.reduce((sum, {weight}) => sum + weight, 0);
  const share = 1 / Math.sqrt(Math.max(1, total));
  return pages.map((page) => {
    const near = words.reduce((sum, {vector, weight}) => sum + weight * product(vector, page), 0);
    return Math.exp(TRUST * share * near);
  });
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
