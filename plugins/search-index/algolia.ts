/** What an Algolia index of this site holds, and how it ranks: `npm run search:push` writes it, src/search/hosted.ts asks it. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {areas, type AreaId} from '../../config/areas';
import {LANGUAGE, tagOf} from '../../src/search/filters';
import type {PageRecord, SectionRecord} from '../../src/search/types';
import {proseOf} from './split';
import {synonymsOf, type Term} from './terms';

/** Algolia's limit on a record is 10 kB in its smallest plans (bytes of JSON). */
export const MOST_BYTES = 10_000;
const PART = 4000; // bytes of text, and as many of code, in a record

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** A section of a page, or a part of a long one. The names are those of Algolia's own crawler. */
export interface AlgoliaRecord extends Record<string, unknown> {
  readonly objectID: string; // the same as long as the section is there
  readonly url: string;
  readonly url_without_anchor: string; // by which results are grouped into pages
  readonly anchor: string;
  readonly type: Level | 'content'; // content: a further part
  readonly hierarchy: Readonly<Record<Level, string | null>>; // area, page, headings
  readonly content: string;
  readonly code: string;
  readonly keywords: readonly string[]; // of the page, with its first section
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: {readonly level: number; readonly position: number};
}

export const settings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    ...LEVELS.slice(2).map((level) => `unordered(hierarchy.${level})`),
    'content',
    'code',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag'],
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:25'],
  queryLanguages: ['en', 'nl'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: ['en'], // of a question, what says nothing
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  customNormalization: {default: Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉'].map((digit, value) => [digit, String(value)]))},
} satisfies IndexSettings;

/** The records of these pages, whose addresses start with `site`: an origin and a base path. */
export function algoliaRecords(pages: readonly PageRecord[], site: string): AlgoliaRecord[] {
  const records = pages.flatMap((page) => {
    const parts = page.sections.flatMap((section) => recordsOf(section, page, site));
    return parts.map((part, position) => ({...part, weight: {...part.weight, position}}));
  });
  const ids = new Set<string>();
  for (const record of records) {
    const bytes = bytesOf(record);
    if (bytes > MOST_BYTES) throw new Error(`${record.objectID} takes ${bytes} bytes: shorten its title or keywords`);
    if (ids.has(record.objectID)) throw new Error(`Two records are called ${record.objectID}`);
    ids.add(record.objectID);
  }
  return records;
}

function recordsOf(section: SectionRecord, page: PageRecord, site: string): AlgoliaRecord[] {
  const {anchor, heading, above} = section;
  const {route, title, description, keywords} = page;
  const isFirst = anchor === '';
  const area = route.split('/')[1] as AreaId;
  const names = [areas[area].label, title, ...above, ...(isFirst ? [] : [heading])];
  const url = site.replace(/\/$/, '') + route;
  const contents = cut(isFirst ? `${description} ${proseOf(section)}`.trim() : proseOf(section), PART);
  const codes = cut(section.code, PART);
  const parts = Array.from({length: Math.max(contents.length, codes.length)}, (_, part) => part);
  return parts.map((part) => ({
    objectID: `${route}${anchor && `#${anchor}`}${part ? `~${part + 1}` : ''}`,
    url: `${url}${anchor && `#${anchor}`}`,
    url_without_anchor: url,
    anchor,
    type: part ? 'content' : LEVELS[names.length - 1]!,
    hierarchy: Object.fromEntries(LEVELS.map((level, at) => [level, names[at] ?? null])) as AlgoliaRecord['hierarchy'],
    content: contents[part] ?? '',
    code: codes[part] ?? '',
    keywords: isFirst && !part ? keywords : [],
    language: LANGUAGE,
    docusaurus_tag: tagOf(area),
    weight: {level: part ? 0 : 100 - 10 * names.length, position: 0},
  }));
}

/** The terms of content/terms.yml, as Algolia takes them. */
export function algoliaSynonyms(terms: readonly Term[]): SynonymHit[] {
  const groups = synonymsOf(terms).map((phrases) => [...new Set(phrases)]);
  return groups
    .filter((phrases) => phrases.length > 1)
    .map((synonyms) => ({
      objectID: synonyms[0]!.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
      type: 'synonym',
      synonyms,
    }));
}

/** How large a record, or a text within one, is when it is sent. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Cuts a text into parts of at most so many bytes: behind a sentence, or else a word. */
export function cut(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (bytesOf(rest) > most) {
    let end = 0; // the most letters that fit
    for (let step = 2 ** Math.floor(Math.log2(rest.length)); step >= 1; step /= 2) {
      if (end + step <= rest.length && bytesOf(rest.slice(0, end + step)) <= most) end += step;
    }
    if (/[\ud800-\udbff]/.test(rest[end - 1]!)) end--; // half a letter
    const sentence = rest.lastIndexOf('. ', end - 1) + 1;
    const word = rest.lastIndexOf(' ', end);
    const at = sentence > end / 2 ? sentence : word > end / 2 ? word : end;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest];
}
