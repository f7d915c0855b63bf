/** What an Algolia index of this site holds, and how it ranks: `npm run search:push` writes it, src/search/hosted.ts asks it. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {areas, type AreaId} from '../../config/areas';
import type {Key} from '../../src/search/keys';
import {LANGUAGE, tagOf} from '../../src/search/filters';
import type {PageRecord, SectionRecord} from '../../src/search/types';
import {keysOf} from './keys';
import {proseOf} from './split';
import {synonymsOf, type Term} from './terms';

/** Algolia's limit on a record is 10 kB in its smallest plans (bytes of JSON). */
export const MOST_BYTES = 10_000;
const PART = 3000; // bytes of text, as many of code, and of keys no more than of both, in a record

/** Which documentation readers mean where nothing else tells. */
const PRIORS: Readonly<Record<AreaId, number>> = {main: 2, api: 1, contrib: 0};

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** A section of a page, or a part of a long one. The names are those of Algolia's own crawler. */
export interface AlgoliaRecord extends Record<string, unknown> {
  readonly objectID: string; // the same as long as the section is there
  readonly url: string;
  readonly url_without_anchor: string; // by which results are grouped into pages
  readonly anchor: string;
  readonly type: Level | 'content' | 'key'; // content: a further part
  readonly hierarchy: Readonly<Record<Level, string | null>>; // area, page, headings
  readonly content: string;
  readonly code: string;
  readonly label: string | null; // of the page in the sidebar, with its first section, where it is not the title
  readonly keywords: readonly string[]; // of the page, with its first section
  readonly keys: readonly string[]; // that this is the place of
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: {readonly level: number; readonly area: number; readonly position: number};
}

export const settings = {
  searchableAttributes: [
    'hierarchy.lvl1', // titles that begin with what is typed come before others that have it
    'label',
    'keys',
    'unordered(keywords)',
    ...LEVELS.slice(2).map((level) => `unordered(hierarchy.${level})`),
    'content',
    'code',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag'],
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  // Filters: which area comes first among pages that say it alike.
  ranking: ['words', 'typo', 'attribute', 'filters', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'desc(weight.area)', 'asc(weight.position)'],
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

/** The records of these pages and keys, whose addresses start with `site`: an origin and a base path. */
export function algoliaRecords(
  pages: readonly PageRecord[],
  site: string,
  keys: readonly Key[] = keysOf(pages),
): AlgoliaRecord[] {
  const keysAt = new Map<string, Key[]>();
  for (const key of keys) keysAt.set(key[3], [...(keysAt.get(key[3]) ?? []), key]);
  const records = pages.flatMap((page) => {
    const own = page.sections
      .flatMap((section) => {
        const place = page.route + (section.anchor && `#${section.anchor}`);
        return withKeys(recordsOf(section, page, site), keysAt.get(place) ?? []);
      })
      .map((part, position): AlgoliaRecord => ({...part, weight: {...part.weight, position}}));
    // A key with a place of its own, such as a row of a table, is a record of its own.
    const [first] = own;
    const places = new Set(own.map(({objectID}) => objectID));
    const others = [...keysAt].filter(([to]) => to.startsWith(`${page.route}#`) && !places.has(to));
    return [...own, ...(first ? others.map(([, some]) => recordOfKeys(some, first)) : [])];
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

/** The parts of a section with the keys that this is the place of, each in the part that has it. */
function withKeys(parts: readonly AlgoliaRecord[], keys: readonly Key[]): AlgoliaRecord[] {
  const partOf = (key: string): number =>
    Math.max(
      0,
      parts.findIndex(({content, code}) => content.includes(key) || code.includes(key)),
    );
  return parts.map((part, at) => ({...part, keys: keys.map(([key]) => key).filter((key) => partOf(key) === at)}));
}

/** Of the keys with one place, on the page whose first record this is. */
function recordOfKeys(all: readonly Key[], first: AlgoliaRecord): AlgoliaRecord {
  const [key, , text, to] = all[0]!;
  const anchor = to.replace(/^[^#]*#/, '');
  return {
    ...first,
    objectID: to,
    url: `${first.url}#${anchor}`,
    anchor,
    type: 'key',
    hierarchy: {...first.hierarchy, lvl2: key},
    content: text,
    code: '',
    label: null,
    keywords: [],
    keys: all.map(([each]) => each),
    weight: {...first.weight, level: 0},
  };
}

function recordsOf(section: SectionRecord, page: PageRecord, site: string): AlgoliaRecord[] {
  const {anchor, heading, above} = section;
  const {route, title, label = null, description, keywords} = page;
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
    label: isFirst && !part ? label : null,
    keywords: isFirst && !part ? keywords : [],
    keys: [],
    language: LANGUAGE,
    docusaurus_tag: tagOf(area),
    weight: {level: part ? 0 : 100 - 10 * names.length, area: PRIORS[area], position: 0},
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
