import type {PageRecord} from '../../src/search/types';
import {randomFrom} from '../../plugins/search-index/random';

/** The same pages several times, as a site of so many times the size: in each copy 3 % of long words are others. */
export function multiplied(pages: readonly PageRecord[], times: number): PageRecord[] {
  return Array.from({length: times}, (_, copy) => {
    const random = randomFrom(copy + 1);
    const altered = (text: string): string =>
      copy === 0 ? text : text.replace(/\p{L}{5,}/gu, (word) => (random() < 0.03 ? word + letters(copy) : word));
    return pages.map((page): PageRecord => ({
      ...page,
      route: copy === 0 ? page.route : page.route.replace(/\/$/, `-${copy}/`),
      title: altered(page.title),
      sections: page.sections.map((section) => ({
        ...section,
        heading: altered(section.heading),
        text: altered(section.text),
        detail: altered(section.detail),
        code: altered(section.code),
      })),
    }));
  }).flat();
}

/** How many words pages hold: headings, text and code. */
export function wordsOf(pages: readonly PageRecord[]): number {
  const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
  return pages
    .flatMap(({sections}) => sections)
    .reduce((sum, {heading, text, detail, code}) => sum + count(`${heading} ${text} ${detail} ${code}`), 0);
}

function letters(copy: number): string {
  return String.fromCharCode(97 + (copy % 26), 97 + ((7 * copy) % 26));
}
