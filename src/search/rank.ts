import type {Posting} from './format';
import {uses} from './parts';
import type {Slot} from './query';
import type {Variant} from './vocabulary';

/** Which section belongs to which page: sections are numbered page by page. */
export interface Sections {
  readonly pageOf: ArrayLike<number>; // by section
  readonly firstOf: ArrayLike<number>; // by page
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly number[]; // that match, the best first
}

/** The postings of a word of the vocabulary. */
export type PostingsOf = (word: number) => readonly Posting[];

const CONTRAST = 1.8; // exponent of a posting's impact: one strong match outweighs several weak ones
const NEXT_SECTION = 0.4; // discount of each further section of a page, by rank
const MOST_SECTIONS = 8; // of a page that add to its score
const SECTION_COVERAGE = 0.75; // exponent of the share of the query that a section matches
const PAGE_COVERAGE = 0.9; // exponent of the share that its page matches
const EXPANDED = 0.5; // discount of a page that holds none of the words typed

/** The words that a query needs postings of. */
export function wordsOf(slots: readonly Slot[]): Set<number> {
  const words = new Set<number>();
  for (const {variants, phrases} of slots) {
    for (const {word} of variants) words.add(word);
    for (const phrase of phrases) for (const {word} of phrase.words.flat()) words.add(word);
  }
  return words;
}

/**
 * Ranks pages by where the words of a query are said best. A section scores for each slot of the query by its best match, times
 * the share of the query that it covers; a page by its best sections, discounted by rank, times its own coverage and its
 * prior, less where it holds other words than those typed.
 */
export function rank(
  slots: readonly Slot[],
  postingsOf: PostingsOf,
  {pageOf, firstOf}: Sections,
  priorOf: (page: number) => number,
): RankedPage[] {
  const size = pageOf.length;
  const score = new Float64Array(size);
  const covered = new Float64Array(size);
  const coveredByPage = new Float64Array(firstOf.length);
  const literalByPage = new Float64Array(firstOf.length);
  const reliable = new Uint8Array(firstOf.length); // 1: matches something that is not a mere spelling correction
  const all = slots.reduce((sum, {weight}) => sum + weight, 0);

  for (const {weight, variants, phrases} of slots) {
    const best = new Float64Array(size);
    add(best, variants, postingsOf, reliable, pageOf);
    const literal = new Uint8Array(firstOf.length);
    best.forEach((value, section) => {
      if (value > 0) literal[pageOf[section]!] = 1;
    });
    if (uses('synonyms')) for (const phrase of phrases) addPhrase(best, phrase, postingsOf, reliable, pageOf);
    const pages = new Uint8Array(firstOf.length);
    for (let section = 0; section < size; section++) {
      if (best[section] === 0) continue;
      score[section]! += weight * best[section]!;
      covered[section]! += weight;
      pages[pageOf[section]!] = 1;
    }
    for (let page = 0; page < pages.length; page++) {
      coveredByPage[page]! += weight * pages[page]!;
      literalByPage[page]! += weight * literal[page]!;
    }
  }

  const byPage = new Map<number, {section: number; score: number}[]>();
  for (let section = 0; section < size; section++) {
    if (score[section] === 0) continue;
    const page = pageOf[section]!;
    // Unlikely corrections alone that cover less than half of the query are no match.
    if (!reliable[page] && 2 * coveredByPage[page]! < all) continue;
    const value = score[section]! * (covered[section]! / all) ** SECTION_COVERAGE;
    const list = byPage.get(page);
    if (list) list.push({section, score: value});
    else byPage.set(page, [{section, score: value}]);
  }

  const pages = [...byPage].map(([page, sections]): RankedPage => {
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const discounted = sections
      .slice(0, MOST_SECTIONS)
      .reduceRight((rest, {score: own}) => own + NEXT_SECTION * rest, 0);
    const literal = 1 - EXPANDED * (1 - literalByPage[page]! / all);
    const coverage = (coveredByPage[page]! / all) ** PAGE_COVERAGE;
    return {
      page,
      score: priorOf(page) * discounted * coverage * literal,
      sections: sections.map(({section}) => section),
    };
  });
  return pages.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Raises the best score of sections to that of their best variant. */
function add(
  best: Float64Array,
  variants: readonly Variant[],
  postingsOf: PostingsOf,
  reliable: Uint8Array,
  pageOf: ArrayLike<number>,
): void {
  for (const {word, weight, isGuess, isLikely} of variants) {
    for (const {section, impact} of postingsOf(word)) {
      best[section] = Math.max(best[section]!, weight * impact ** CONTRAST);
      if (!isGuess || isLikely) reliable[pageOf[section]!] = 1;
    }
  }
}

/** Scores a phrase by the mean of its words, in sections that match them all. */
function addPhrase(
  best: Float64Array,
  {words, weight}: Slot['phrases'][number],
  postingsOf: PostingsOf,
  reliable: Uint8Array,
  pageOf: ArrayLike<number>,
): void {
  const total = new Float64Array(best.length);
  const present = new Uint8Array(best.length);
  for (const variants of words) {
    const one = new Float64Array(best.length);
    add(one, variants, postingsOf, reliable, pageOf);
    one.forEach((value, section) => {
      if (value === 0) return;
      total[section]! += value;
      present[section]!++;
    });
  }
  total.forEach((value, section) => {
    if (present[section] === words.length) best[section] = Math.max(best[section]!, (weight * value) / words.length);
  });
}
