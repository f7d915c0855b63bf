import {marked} from './runs';
import {isStopWord} from './stopWords';
import {tokensOf} from './tokens';
import type {Answer, Outline, PageHit} from './types';

const MOST_HEADINGS = 4; // of a page
const PLAIN = /^[ -~]*$/;

/**
 * What titles and headings alone say to a query, until all that ranks has arrived: pages that have a word beginning with each
 * of the query's in their title, and then those that have them in a heading, or there and in the title.
 */
export function titleAnswer(query: string, outline: Outline): Answer {
  const tokens = tokensOf(query);
  const telling = tokens.filter((token) => !isStopWord(token));
  const asked = (telling.length ? telling : tokens).flatMap(({word, parts}) => (parts.length ? parts : [word]));
  const isHit = (word: string): boolean => asked.some((beginning) => word.startsWith(beginning));

  /** Which of the words a text has. Few texts have any: a phone takes a second to split all of a site into words. */
  function hitsIn(text: string): ReadonlySet<string> {
    const small = text.toLowerCase();
    if (PLAIN.test(text) && !asked.some((beginning) => small.includes(beginning))) return NONE;
    const words = tokensOf(text).flatMap(({word, parts}) => [word, ...parts]);
    return new Set(asked.filter((beginning) => words.some((word) => word.startsWith(beginning))));
  }

  const found = outline.flatMap(([route, names, headings]): {place: number; hit: PageHit}[] => {
    const inTitle = hitsIn(names.join(' · '));
    const isWhole = (hits: ReadonlySet<string>): boolean => asked.every((word) => hits.has(word) || inTitle.has(word));
    const sections = headings
      .map(([anchor, heading]) => ({anchor, heading, hits: hitsIn(heading)}))
      .filter(({hits}) => hits.size && isWhole(hits))
      .slice(0, MOST_HEADINGS)
      .map(({anchor, heading}) => ({anchor, heading: marked(heading, isHit), snippet: []}));
    const isTitle = asked.length > 0 && isWhole(NONE);
    if (!isTitle && !sections.length) return [];
    const [title] = names;
    // The shorter a title, the more the query says of it.
    return [{place: isTitle ? title.length : Number.MAX_VALUE, hit: {route, title: marked(title, isHit), sections}}];
  });
  const hits = found.sort((a, b) => a.place - b.place).map(({hit}) => hit);
  const totals: Record<string, number> = {};
  for (const area of hits.map(({route}) => route.split('/')[1]!)) totals[area] = (totals[area] ?? 0) + 1;
  return {query, total: hits.length, totals, hits};
}

const NONE: ReadonlySet<string> = new Set();
