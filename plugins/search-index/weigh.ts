import {isStopWord, tellingParts} from '../../src/search/stopWords';
import {tokensOf, type Token} from '../../src/search/tokens';
import type {PageRecord} from '../../src/search/types';
import {MOST_IMPACT, type Posting} from '../../src/search/format';
import {isKey} from '../../src/search/keys';

/**
 * How much each word says of each section, by BM25F: S. Robertson and H. Zaragoza, The Probabilistic Relevance Framework,
 * 2009, section 3.6. A word counts more in a title than in the text, more if it is rare, and less in a long field.
 */
const WEIGHTS = {
  title: 5,
  keywords: 4,
  slug: 3,
  description: 3,
  anchor: 0.5,
  heading: 2.5,
  above: 2,
  text: 0.65,
  lead: 0.6, // of a page: its summary names all that the page is about, and other pages treat
  detail: 0.25,
  code: 0.2,
};
type Field = keyof typeof WEIGHTS;

const SATURATION = 1.6; // k1
const LENGTH = {
  title: 0.3,
  keywords: 0.6,
  slug: 0,
  description: 0.3,
  anchor: 0,
  heading: 0.3,
  above: 0.3,
  text: 0.85,
  lead: 0.75,
  detail: 0.6,
  code: 0.6,
}; // b
const LEAST = 0.3; // of an occurrence, however long its field
const PART_OF_NAME = 0.1; // `users` in `/scenarios/users`
const MOST = 4096; // sections that a word may have

export interface Weighed {
  readonly words: readonly string[]; // sorted
  readonly postings: readonly (readonly Posting[])[]; // by word
}

/**
 * Weighs every word in every section. Sections are numbered through all pages.
 */
export function weigh(pages: readonly PageRecord[]): Weighed {
  const sections = pages.flatMap(fieldsOf).map(count);
  const mean = means(sections);
  const holders = new Map<string, {section: number; tf: number}[]>();
  sections.forEach((fields, section) => {
    const together = new Map<string, number>();
    for (const [field, {counts, length}] of entries(fields)) {
      const norm = 1 - LENGTH[field] + (LENGTH[field] * length) / (mean[field] || 1);
      for (const [word, times] of counts) {
        const tf = WEIGHTS[field] * Math.max(times / norm, LEAST * Math.min(times, 1));
        together.set(word, (together.get(word) ?? 0) + tf);
      }
    }
    for (const [word, tf] of together) {
      const list = holders.get(word);
      if (list) list.push({section, tf});
      else holders.set(word, [{section, tf}]);
    }
  });

  const words = [...holders.keys()].sort((a, b) => (a < b ? -1 : 1));
  const scored = words.map((word) => {
    const list = holders.get(word)!;
    const idf = Math.log(1 + (sections.length - list.length + 0.5) / (list.length + 0.5));
    return list.map(({section, tf}) => ({section, score: (idf * tf) / (SATURATION + tf)}));
  });
  const top = scored.reduce((most, list) => list.reduce((least, {score}) => Math.max(least, score), most), 0);
  const postings = scored.map((list) =>
    [...list]
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .sort((a, b) => a.section - b.section)
      .map(({section, score}) => ({section, impact: Math.max(1, Math.round(MOST_IMPACT * Math.sqrt(score / top)))})),
  );
  return {words, postings};
}

type Fields = Partial<Record<Field, string>>;

/** The fields of each section of a page. What is said of the page as a whole belongs to its first. */
function fieldsOf({route, title, description, keywords, sections}: PageRecord): Fields[] {
  return sections.map(({anchor, heading, above, text, detail, code}, index): Fields => {
    const id = route.startsWith('/api/') ? anchor : anchor.replaceAll('-', ' '); // operations are looked up by theirs
    if (index > 0) return {anchor: id, heading, above: [title, ...above].join(' '), text, detail, code};
    const slug = route.split('/').filter(Boolean).slice(1).join(' ').replaceAll(/[-_]/g, ' ');
    return {
      title,
      description,
      keywords: keywords.join(', '),
      slug,
      lead: text,
      detail,
      code,
    };
  });
}

interface Counted {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number; // words
}

/** The words of each field; of what code calls by a path or with dots, the parts. */
function count(fields: Fields): Partial<Record<Field, Counted>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const counts = new Map<string, number>();
      const add = (word: string, times: number): void => {
        counts.set(word, (counts.get(word) ?? 0) + times);
      };
      const tokens = tokensOf(text).filter((token) => !isStopWord(token) && (isNamed(field) || !isAmount(token)));
      for (const {word, parts, isName} of tokens) {
        const telling = tellingParts(parts);
        // Queries are taken apart, too. Keys are an index of their own; nobody types a long id, or a name from an example.
        const isPartsOnly = isName
          ? field === 'code' || (isKey(word) && !isNamed(field))
          : parts.length > (field === 'anchor' ? 2 : 1) && (field === 'anchor' || telling.length === parts.length);
        if (!isPartsOnly) add(word, 1);
        for (const part of telling) add(part, isName ? PART_OF_NAME : 1);
      }
      return [field, {counts, length: tokens.length}];
    }),
  );
}

/** Whether a field is a name rather than what is said of it. */
function isNamed(field: string): boolean {
  return field === 'title' || field === 'heading' || field === 'keywords';
}

/** Whether a number is one that nobody looks for in a text, unlike a year, a version or a category such as 1.A.1. */
function isAmount({word}: Token): boolean {
  return AMOUNT.test(word) && !YEAR.test(word);
}

const AMOUNT = /^\d{4,}$|^\d+[./:]\d+$|^\d{4}-\d\d-\d\dt/;
const YEAR = /^(?:19|20)\d\d$/;

function means(sections: readonly Partial<Record<Field, Counted>>[]): Partial<Record<Field, number>> {
  const sums: Partial<Record<Field, {length: number; number: number}>> = {};
  for (const fields of sections) {
    for (const [field, {length}] of entries(fields)) {
      if (!length) continue;
      const before = sums[field] ?? {length: 0, number: 0};
      sums[field] = {length: before.length + length, number: before.number + 1};
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([field, {length, number}]) => [field, length / number]));
}

function entries<T>(record: Partial<Record<Field, T>>): [Field, T][] {
  return Object.entries(record) as [Field, T][];
}
