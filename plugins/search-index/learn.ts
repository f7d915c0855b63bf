/**
 * Learns from the lines of readers which words lead to which page, so that a query is answered although no line has all of
 * its words: a linear classifier over words and their letters. A. Joulin et al., Bag of Tricks for Efficient Text
 * Classification, 2017; P. Bojanowski et al., Enriching Word Vectors with Subword Information, 2017.
 */
import {stem} from '../../src/search/stem';
import {isStopWord, tellingParts} from '../../src/search/stopWords';
import {tokensOf} from '../../src/search/tokens';
import type {PageRecord} from '../../src/search/types';
import {randomFrom} from './random';
import type {Questions} from './readersWords';

/** Words that lead to a page. */
export interface Line {
  readonly words: readonly string[];
  readonly route: string;
}

/** Vectors: the nearer that of a word is to that of a page, the likelier a query with this word means this page. */
export interface Learned {
  readonly words: ReadonlyMap<string, Float64Array>; // of all words that a line has
  readonly pages: ReadonlyMap<string, Float64Array>; // by route
}

const SIZE = 48; // of a vector
const ROUNDS = 8;
const RATE = 0.2; // of learning, in the beginning; at the end 0
const LEFT_OUT = 0.3; // share of the features that are left out at random each time, so that none is relied upon
const RUN = 3; // letters
const MOST_WEIGHT = 4; // of a line, where a page has few
const FOOTNOTES = 'footnote-label'; // a heading of each page that has some, written by the build
const NEGLIGIBLE = 1e-3; // an error that nothing is learned from

/**
 * What readers ask of these pages, their titles, headings and keywords, in an order that is the same for documents and
 * for built pages; nothing where nobody asks anything.
 */
export function linesOf(pages: readonly PageRecord[], questions: Questions): Line[] {
  if (!Object.keys(questions).length) return [];
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  return sorted.flatMap(({route, title, keywords, sections}) => {
    const headings = sections.filter(({anchor}) => anchor !== FOOTNOTES).map(({heading}) => heading);
    return [...(questions[route] ?? []), title, ...keywords, ...headings]
      .map((text) => ({words: wordsOf(text), route}))
      .filter(({words}) => words.length > 0);
  });
}

function wordsOf(text: string): string[] {
  const telling = tokensOf(text).filter((token) => !isStopWord(token));
  return telling.flatMap(({word, parts}) => [word, ...tellingParts(parts)]);
}

/** Learns which words lead where. The same lines give the same vectors. */
export function learn(given: readonly Line[]): Learned {
  const lines = [...given];
  const routes = [...new Set(lines.map(({route}) => route))];
  const numbers = new Map(routes.map((route, page) => [route, page]));
  const pages = routes.length;
  const {features, count} = featuresOf(new Set(lines.flatMap(({words}) => words)));
  const weights = weightsOf(lines);
  const random = randomFrom(1);
  const ofFeatures = new Float64Array(count * SIZE).map(() => 0.2 * random() - 0.1);
  const ofPages = new Float64Array(pages * SIZE);
  const ofLine = new Float64Array(SIZE);
  const gradient = new Float64Array(SIZE);
  const likely = new Float64Array(pages);
  const places: number[] = [];
  const shares: number[] = [];

  const steps = ROUNDS * lines.length;
  for (let step = 0; step < steps; step++) {
    const at = step % lines.length;
    if (at === 0) shuffle(lines, random);
    const {words, route} = lines[at]!;
    improve(words, numbers.get(route)!, RATE * (1 - step / steps) * weights.get(route)!);
  }
  return {
    words: new Map([...features].map(([word, list]) => [word, sumOf(list)])),
    pages: new Map(routes.map((route, page) => [route, ofPages.slice(page * SIZE, (page + 1) * SIZE)])),
  };

  /** Moves the vectors of a line's features and those of pages, by the gradient of the line's log-likelihood. */
  function improve(words: readonly string[], page: number, rate: number): void {
    let used = 0;
    ofLine.fill(0);
    for (const word of words) {
      const list = features.get(word)!;
      const share = 1 / Math.sqrt(list.length * words.length);
      for (const feature of list) {
        if (random() < LEFT_OUT) continue;
        const from = feature * SIZE;
        for (let i = 0; i < SIZE; i++) ofLine[i]! += share * ofFeatures[from + i]!;
        places[used] = from;
        shares[used++] = share;
      }
    }
    let sum = 0;
    for (let other = 0; other < pages; other++) {
      let near = 0;
      for (let i = 0, at = other * SIZE; i < SIZE; i++) near += ofLine[i]! * ofPages[at + i]!;
      sum += likely[other] = Math.exp(near);
    }
    gradient.fill(0);
    for (let other = 0; other < pages; other++) {
      const error = (other === page ? 1 : 0) - likely[other]! / sum;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      for (let i = 0, at = other * SIZE; i < SIZE; i++, at++) {
        gradient[i]! += error * ofPages[at]!;
        ofPages[at]! += rate * error * ofLine[i]!;
      }
    }
    for (let one = 0; one < used; one++) {
      const from = places[one]!;
      const step = rate * shares[one]!;
      for (let i = 0; i < SIZE; i++) ofFeatures[from + i]! += step * gradient[i]!;
    }
  }

  function sumOf(list: readonly number[]): Float64Array {
    const sum = new Float64Array(SIZE);
    for (const feature of list) {
      for (let i = 0; i < SIZE; i++) sum[i]! += ofFeatures[feature * SIZE + i]! / Math.sqrt(list.length);
    }
    return sum;
  }
}

interface Features {
  readonly features: ReadonlyMap<string, readonly number[]>; // by word
  readonly count: number;
}

/** Numbers the features of words: the stem, and the runs of letters that it has in common with other words. */
function featuresOf(words: ReadonlySet<string>): Features {
  const numbers = new Map<string, number>();
  const numberOf = (feature: string): number => {
    const number = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, number);
    return number;
  };
  const features = new Map(
    [...words].map((word) => {
      const found = [`=${stem(word)}`];
      const bounded = `<${word}>`;
      for (let from = 0; from + RUN <= bounded.length; from++) found.push(bounded.slice(from, from + RUN));
      return [word, found.map(numberOf)];
    }),
  );
  return {features, count: numbers.size};
}

/** By route, how much a line of it counts: more where there are few, the mean over all lines being 1. */
function weightsOf(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {route} of lines) counts.set(route, (counts.get(route) ?? 0) + 1);
  const mean = [...counts.values()].reduce((sum, count) => sum + Math.sqrt(count), 0) / lines.length;
  return new Map([...counts].map(([route, count]) => [route, Math.min(MOST_WEIGHT, 1 / Math.sqrt(count) / mean)]));
}

/** Puts a list into another order. */
function shuffle(list: unknown[], random: () => number): void {
  for (let end = list.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    [list[end], list[other]] = [list[other], list[end]];
  }
}
