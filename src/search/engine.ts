import {preferredArea} from './filters';
import {CORE, decodePostings, decodeWords, keysFile, OUTLINE, shardFile, textsFile, type Posting} from './format';
import {findKeys, keyTyped, wordOfKey, type Key, type KeysFound} from './keys';
import {compareNamed, formOf, namedBy, namesOf} from './names';
import {uses} from './parts';
import {slotsOf, type Slot} from './query';
import {rank, wordsOf, type RankedPage, type Sections} from './rank';
import {marked, snippet} from './runs';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokensOf} from './tokens';
import type {Answer, Core, Engine, Load, Options, Outline, PageHit, Shard, Synonyms, Term, Texts} from './types';
import {Vocabulary} from './vocabulary';

const LIMIT = 10;
const MOST_SECTIONS = 4; // of a page
const SUITED = 1.2; // prior of guides, where a query asks how to do something, and of the API's pages, where it speaks of a program
const GUIDES = /^\/main\/(?:user_manual|scenario-tools|pyetm)\/|^\/contrib\/authoring-/;
const PROGRAM = /\b(?:api|scripts?|python|javascript|ruby|curl|program)\b/i;
const HOW = /^\s*(?:how|where|can|hoe|waar|kan)\b.*\b(?:i|we|you|to|ik|je|we)\b/i;

interface Index {
  readonly core: Core;
  readonly vocabulary: Vocabulary;
  readonly outline: Outline;
  readonly sections: Sections;
  readonly shards: readonly number[]; // per shard, its first word
  readonly texts: readonly number[]; // per file of texts, its first section
  readonly names: ReturnType<typeof namesOf>;
  readonly synonyms: Synonyms;
}

interface Ranked {
  readonly index: Index;
  readonly slots: readonly Slot[];
  readonly keys: KeysFound | undefined;
  readonly pages: readonly RankedPage[];
}

/**
 * Searches the index of this site. Who bears the name comes first: the page whose title or label is what was typed, then the
 * page of a term that is, then those that begin so; names.ts. All others follow by where their words are said best; rank.ts.
 * Among those who bear it the user's documentation comes before the API's and contributors' pages, unless the reader is there or
 * the query holds code. Guides are preferred where somebody asks how to do something, and the API's pages where somebody writes a
 * program. Keys are an index of their own; keys.ts.
 *
 * The index is split into shards, of which those are fetched that a query needs; snippets are cut from the texts of what is
 * shown.
 */
export function createEngine(load: Load): Engine {
  const files = new Map<string, Promise<unknown>>();

  /** Loads a file through a cache of promises; one that fails leaves the cache, so that the next query retries. */
  function cached<T>(file: string): Promise<T> {
    let loading = files.get(file);
    if (!loading) {
      loading = load(file);
      loading.catch(() => files.delete(file));
      files.set(file, loading);
    }
    return loading as Promise<T>;
  }

  let opened: Promise<Index> | undefined;
  function openIndex(): Promise<Index> {
    opened ??= Promise.all([cached<Core>(CORE), cached<Outline>(OUTLINE)]).then(([core, outline]) => {
      const vocabulary = new Vocabulary(decodeWords(core.words), core.counts);
      return {
        core,
        outline,
        vocabulary,
        sections: sectionsOf(outline),
        shards: startsOf(core.shards),
        texts: startsOf(core.texts),
        names: namesOf(outline, core.terms),
        synonyms: synonymsOf(core.terms, vocabulary),
      };
    });
    opened.catch(() => (opened = undefined));
    return opened;
  }

  /** The postings of words; their shards are fetched in parallel. */
  async function fetchWords({shards}: Index, words: Iterable<number>): Promise<Map<number, readonly Posting[]>> {
    const wanted = [...words].map((word) => ({word, shard: lastAtMost(shards, word)}));
    const files = new Map(
      await Promise.all(
        [...new Set(wanted.map(({shard}) => shard))].map(
          async (shard) => [shard, await cached<Shard>(shardFile(shard))] as const,
        ),
      ),
    );
    return new Map(
      wanted.map(({word, shard}) => {
        return [word, decodePostings(files.get(shard)![word - shards[shard]!]!)];
      }),
    );
  }

  /** The keys that begin as typed, where a query looks like one. */
  async function keysFor(query: string, {core}: Index): Promise<KeysFound | undefined> {
    const typed = keyTyped(query);
    if (!typed) return undefined;
    const wanted = core.keys.flatMap((first, file) => {
      const next = core.keys[file + 1];
      return (first <= typed || first.startsWith(typed)) && (!next || next >= typed) ? [file] : [];
    });
    const files = await Promise.all(wanted.map((file) => cached<readonly Key[]>(keysFile(file))));
    const found = findKeys(typed, files.flat());
    return found.total ? found : undefined;
  }

  async function ranked(query: string, here: string): Promise<Ranked> {
    const index = await openIndex();
    const slots = slotsOf(query, index.vocabulary, index.synonyms);
    const words = await fetchWords(index, wordsOf(slots));
    const preferred = preferredArea(query, here);
    const suits = suitedTo(query);
    const pages = rank(
      slots,
      (word) => words.get(word) ?? [],
      index.sections,
      (page) => (suits(index.outline[page]![0]) ? SUITED : 1),
    );
    const rankOf = (page: number): number => {
      const area = areaOf(index, page);
      return !preferred || area === preferred ? 0 : area === 'main' ? 1 : 2;
    };
    const named = uses('names') ? namedFirst(query, slots, pages, index, rankOf) : pages;
    const keys = await keysFor(query, index);
    return {index, slots, keys, pages: explainingFirst(named, keys, query, index)};
  }

  return {
    async preload() {
      await openIndex();
    },

    async search(query, {area, here = '', from = 0, limit = LIMIT}: Options = {}): Promise<Answer> {
      const {index, slots, keys, pages} = await ranked(query, here);
      const totals: Record<string, number> = {};
      for (const {page} of pages) totals[areaOf(index, page)] = (totals[areaOf(index, page)] ?? 0) + 1;
      const inArea = area ? pages.filter(({page}) => areaOf(index, page) === area) : pages;
      const isHit = hitsOf(slots, index.vocabulary);
      return {
        query,
        total: inArea.length,
        totals,
        ...(keys && {keys}),
        hits: inArea.slice(from, from + limit).map((page) => hitOf(page, index, isHit)),
      };
    },

    async withSnippets(answer) {
      const index = await openIndex();
      const isHit = hitsOf(slotsOf(answer.query, index.vocabulary, index.synonyms), index.vocabulary);
      const hits = await Promise.all(
        answer.hits.map(async (hit): Promise<PageHit> => {
          const page = index.outline.findIndex(([route]) => route === hit.route);
          const [, , headings] = index.outline[page]!;
          const textOf = async (anchor: string): Promise<string> => {
            const section = index.sections.firstOf[page]! + headings.findIndex(([id]) => id === anchor) + 1;
            const file = lastAtMost(index.texts, section);
            return (await cached<Texts>(textsFile(file)))[section - index.texts[file]!] ?? '';
          };
          const sections = hit.sections.map(async (section) => ({
            ...section,
            snippet: snippet(await textOf(section.anchor), isHit),
          }));
          return {...hit, sections: await Promise.all(sections)};
        }),
      );
      return {...answer, hits};
    },

    async suggest(query) {
      const {vocabulary, outline} = await openIndex();
      const terms = tokensOf(query.slice(0, 100))
        .filter((token) => !isStopWord(token))
        .map(({word}) => word)
        .slice(0, 4);
      const corrections = terms.map((word) => (vocabulary.knows(word) ? [] : vocabulary.nearest(word, 2)));
      const corrected = corrections.flatMap((words, index) =>
        words.map((word) => terms.map((other, at) => (at === index ? vocabulary.words[word]! : other)).join(' ')),
      );
      const titles = outline
        .map(([, [title]]) => title)
        .filter((title) => tokensOf(title).some(({word}) => terms.some((other) => stem(word) === stem(other))));
      const fallback = outline.filter(([route]) => route.endsWith('/intro/')).map(([, [title]]) => title);
      return [...new Set([...corrected, ...titles, ...fallback])].slice(0, 3);
    },
  };
}

/** Where parts of these sizes start. */
function startsOf(sizes: readonly number[]): number[] {
  let next = 0;
  return sizes.map((size) => (next += size) - size);
}

/** The place of the last of some sorted numbers that is at most so large. */
function lastAtMost(numbers: readonly number[], most: number): number {
  let at = numbers.length - 1;
  while (numbers[at]! > most) at--;
  return at;
}

function areaOf({outline}: Index, page: number): string {
  return outline[page]![0].split('/')[1]!;
}

function sectionsOf(outline: Outline): Sections {
  return {
    firstOf: startsOf(outline.map(([, , headings]) => headings.length + 1)),
    pageOf: outline.flatMap(([, , headings], page) => [page, ...headings.map(() => page)]),
  };
}

/** A test whether pages at an address answer what a query asks for. */
function suitedTo(query: string): (route: string) => boolean {
  const [isHow, isProgram] = [HOW.test(query), PROGRAM.test(query)];
  return (route) => uses('guides') && ((isHow && GUIDES.test(route)) || (isProgram && route.startsWith('/api/')));
}

/** The pages that explain the key typed come first, and the places where they do; before them only the page of that name. */
function explainingFirst(
  pages: readonly RankedPage[],
  keys: KeysFound | undefined,
  query: string,
  {outline, sections: {firstOf}}: Index,
): readonly RankedPage[] {
  const [key] = keys?.keys ?? [];
  // In a sentence a key is a word among others.
  if (!key || tokensOf(query).length > 2 || (keys!.total > 1 && wordOfKey(key[0]) !== keyTyped(query))) return pages;
  const [, , , ...places] = key;
  const first = places.flatMap((place): RankedPage[] => {
    const [route, anchor = ''] = place.split('#');
    const page = outline.findIndex(([address]) => address === route);
    if (page < 0) return [];
    const section = firstOf[page]! + outline[page]![2].findIndex(([id]) => id === anchor) + 1;
    const known = pages.find((one) => one.page === page);
    return [{page, score: Infinity, sections: [...new Set([section, ...(known?.sections ?? [])])]}];
  });
  const {letters} = formOf(query);
  const isNamed = ({page}: RankedPage): boolean => outline[page]![1].some((name) => formOf(name!).letters === letters);
  const all = [...first, ...pages.filter(({page}) => !first.some((one) => one.page === page))];
  return [...all.filter(isNamed), ...all.filter((page) => !isNamed(page))];
}

/** Pages that bear the name typed, before those that say something of it. */
function namedFirst(
  query: string,
  slots: readonly Slot[],
  pages: readonly RankedPage[],
  {names, sections}: Index,
  rankOf: (page: number) => number,
): RankedPage[] {
  const named = namedBy(formOf(query), formOf(slots.map(({text}) => text).join(' ')), names, rankOf);
  const found = new Map(pages.map((page) => [page.page, page]));
  for (const page of named.keys()) {
    if (!found.has(page)) found.set(page, {page, score: 0, sections: [sections.firstOf[page]!]});
  }
  return [...found.values()].sort(
    (a, b) => compareNamed(named.get(a.page), named.get(b.page)) || b.score - a.score || a.page - b.page,
  );
}

/** The synonyms as queries are read: phrases of folded words without those that say nothing, where a page has one of them. */
function synonymsOf(terms: readonly Term[], vocabulary: Vocabulary): Synonyms {
  return terms
    .map(([, ...words]) => [...new Set(words.map(plain).filter(Boolean))])
    .filter(
      (phrases) =>
        phrases.length > 1 && phrases.some((phrase) => phrase.split(' ').every((word) => vocabulary.knows(word))),
    );
}

/** '' where a single word is left of several, as of “my scenarios”, which says more than that word. */
function plain(phrase: string): string {
  const tokens = tokensOf(phrase);
  const telling = tokens.filter((token) => !isStopWord(token));
  if (telling.length === 1 && tokens.length > 1) return '';
  return telling.flatMap(({word, parts, isName}) => (parts.length && !isName ? parts : [word])).join(' ');
}

/** A test whether a word of a text is highlighted: it matches the query, exactly or as a variant. */
function hitsOf(slots: readonly Slot[], vocabulary: Vocabulary): (word: string) => boolean {
  const words = new Set([...wordsOf(slots)].map((word) => vocabulary.words[word]!));
  return (word) => words.has(word);
}

function hitOf(
  {page, sections}: RankedPage,
  {outline, sections: {firstOf}}: Index,
  isHit: (word: string) => boolean,
): PageHit {
  const [route, [title], headings] = outline[page]!;
  return {
    route,
    title: marked(title, isHit),
    sections: sections.slice(0, MOST_SECTIONS).map((section) => {
      const [anchor, heading] = headings[section - firstOf[page]! - 1] ?? ['', ''];
      return {anchor, heading: marked(heading, isHit), snippet: []};
    }),
  };
}
