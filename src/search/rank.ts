import type {Posting} from './format';
import {PART, type Slot} from './query';
import {stem} from './stem';
import type {Variant} from './vocabulary';

/** Where sections stand: the sections of a page follow one another. */
export interface Sections {
  readonly pageOf: ArrayLike<number>; // by section
  readonly firstOf: ArrayLike<number>; // by page
}

export interface RankedPage {
  readonly page: number;
  readonly sections: readonly number[]; // that hold what is asked for, its questions among them; the best first
}

/** The postings of a word of the vocabulary. */
export type PostingsOf = (word: number) => readonly Posting[];

/** The words of a title or heading, as they are compared with a query: their stems. */
export type HeadingsOf = (page: number) => {readonly title: string; readonly headings: readonly string[]};

const CONTRAST = 1.8; // power of what a word says of a section: what is said clearly counts more than what is hinted at
const FIRST_SECTION = 1.2;
const NEXT_SECTION = 0.4; // of what the one before it counts
const MOST_SECTIONS = 8; // of a page that count
const COVERED = 0.9; // power of the share of a query that a section holds
const HELD = 0.9; // and of what its page holds
const TITLE_IS_QUERY = 1.3;
const HEADING_IS_QUERY = 1.7;
const LOOKED_AT = 24; // pages whose headings are compared with the whole query

/** The words that a query needs postings of. */
export function wordsOf(slots: readonly Slot[]): Set<number> {
  const words = new Set<number>();
  for (const {variants, phrases} of slots) {
    for (const {word} of variants) words.add(word);
    for (const phrase of phrases) for (const {word} of phrase.words.flat()) words.add(word);
  }
  return words;
}

/** Ranks pages by their sections. A page counts the more, the more of the query it holds. */
export function rank(
  slots: readonly Slot[],
  postingsOf: PostingsOf,
  {pageOf, firstOf}: Sections,
  headingsOf: HeadingsOf,
  priorOf: (page: number) => number,
): RankedPage[] {
  const size = pageOf.length;
  const score = new Float64Array(size);
  const covered = new Float64Array(size);
  const onPage = Array.from({length: firstOf.length}, () => 0);
  const sure = new Uint8Array(firstOf.length); // 1: something that is more than a guess
  const all = slots.reduce((sum, {weight}) => sum + weight, 0);

  for (const {weight, variants, phrases} of slots) {
    const best = new Float64Array(size);
    add(best, variants, postingsOf, sure, pageOf);
    for (const phrase of phrases) addPhrase(best, phrase, postingsOf, sure, pageOf);
    const pages = new Uint8Array(firstOf.length);
    for (let section = 0; section < size; section++) {
      if (best[section] === 0) continue;
      score[section]! += weight * best[section]!;
      covered[section]! += weight;
      pages[pageOf[section]!] = 1;
    }
    pages.forEach((has, page) => {
      if (has) onPage[page]! += weight;
    });
  }

  const byPage = new Map<number, {section: number; score: number}[]>();
  for (let section = 0; section < size; section++) {
    if (score[section] === 0) continue;
    const page = pageOf[section]!;
    // Only guesses, none of them likely, and for less than half of what is asked: that is nothing.
    if (!sure[page] && 2 * onPage[page]! < all) continue;
    const isFirst = firstOf[page] === section;
    const value = score[section]! * (covered[section]! / all) ** COVERED * (isFirst ? FIRST_SECTION : 1);
    byPage.set(page, [...(byPage.get(page) ?? []), {section, score: value}]);
  }

  const pages = [...byPage].map(([page, sections]) => {
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const sum = sections.slice(0, MOST_SECTIONS).reduceRight((rest, {score: own}) => own + NEXT_SECTION * rest, 0);
    return {page, sections, score: priorOf(page) * sum * (onPage[page]! / all) ** HELD};
  });
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  const query = slots
    .filter(({weight}) => weight > PART)
    .map(({text}) => stem(text))
    .join(' ');
  return [
    ...pages.slice(0, LOOKED_AT).map((page) => boosted(page, query, firstOf, headingsOf)),
    ...pages.slice(LOOKED_AT),
  ]
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .map(({page, sections}) => ({
      page,
      sections: sections.map(({section}) => section),
    }));
}

interface Candidate {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly {readonly section: number; readonly score: number}[];
}

/** A page whose title or headings hold the whole query comes before others, and so does the section of that heading. */
function boosted(candidate: Candidate, query: string, firstOf: ArrayLike<number>, headingsOf: HeadingsOf): Candidate {
  const {page} = candidate;
  const {title, headings} = headingsOf(page);
  // The less it says besides, the more: a long heading holds a word by chance.
  const factor = (heading: string, most: number): number => {
    if (!query || !` ${heading}`.includes(` ${query}`)) return 1;
    return 1 + (most - 1) * (query.length / heading.length);
  };
  const sections = candidate.sections
    .map(({section, score}) => {
      const at = section - firstOf[page]!;
      const heading = headings[at - 1]; // questions have none
      if (at === 0) return {section, score: score * factor(title, TITLE_IS_QUERY)};
      return {section, score: heading === undefined ? score : score * factor(heading, HEADING_IS_QUERY)};
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
  const best = Math.max(factor(title, TITLE_IS_QUERY), ...headings.map((heading) => factor(heading, HEADING_IS_QUERY)));
  return {page, sections, score: candidate.score * best};
}

function add(
  best: Float64Array,
  variants: readonly Variant[],
  postingsOf: PostingsOf,
  sure: Uint8Array,
  pageOf: ArrayLike<number>,
): void {
  for (const {word, weight, isGuess, isLikely} of variants) {
    for (const {section, impact} of postingsOf(word)) {
      best[section] = Math.max(best[section]!, weight * impact ** CONTRAST);
      if (!isGuess || isLikely) sure[pageOf[section]!] = 1;
    }
  }
}

/** A phrase counts by the mean of its words, in sections that have them all. */
function addPhrase(
  best: Float64Array,
  {words, weight}: Slot['phrases'][number],
  postingsOf: PostingsOf,
  sure: Uint8Array,
  pageOf: ArrayLike<number>,
): void {
  const sum = new Float64Array(best.length);
  const present = new Uint8Array(best.length);
  for (const variants of words) {
    const one = new Float64Array(best.length);
    add(one, variants, postingsOf, sure, pageOf);
    one.forEach((value, section) => {
      if (value === 0) return;
      sum[section]! += value;
      present[section]!++;
    });
  }
  sum.forEach((value, section) => {
    if (present[section] === words.length) best[section] = Math.max(best[section]!, (weight * value) / words.length);
  });
}
