import {
  CORE,
  decodePostings,
  decodeVector,
  decodeWords,
  OUTLINE,
  shardFile,
  STEPS,
  textsFile,
  type Posting,
} from './format';
import {likelihoods, meantWords} from './likelihood';
import {isForProgrammers} from './programmers';
import {slotsOf, type Slot} from './query';
import {rank, wordsOf, type RankedPage, type Sections} from './rank';
import {marked, snippet} from './runs';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokensOf} from './tokens';
import type {Answer, Core, Engine, Load, Options, Outline, PageHit, Shard, Texts} from './types';
import {Vocabulary} from './vocabulary';

const LIMIT = 10;
const MOST_SECTIONS = 4; // of a page
const MAIN = 1.08; // how much likelier pages on using the model are meant, where nothing speaks of a program

interface Index {
  readonly core: Core;
  readonly vocabulary: Vocabulary;
  readonly outline: Outline;
  readonly sections: Sections;
  readonly vectors: readonly (readonly number[])[]; // by page
  readonly headings: Map<number, {title: string; headings: readonly string[]}>; // filled as they are asked for
}

interface Word {
  readonly postings: readonly Posting[];
  readonly vector: string; // as it is written: that of few words is wanted
}

/** Searches the index of this site, fetching of it what a query needs. A file that failed is fetched again next time. */
export function createEngine(load: Load): Engine {
  const files = new Map<string, Promise<unknown>>();

  function once<T>(file: string): Promise<T> {
    let wanted = files.get(file);
    if (!wanted) {
      wanted = load(file);
      wanted.catch(() => files.delete(file));
      files.set(file, wanted);
    }
    return wanted as Promise<T>;
  }

  let index: Promise<Index> | undefined;
  function open(): Promise<Index> {
    index ??= Promise.all([once<Core>(CORE), once<Outline>(OUTLINE)]).then(([core, outline]) => ({
      core,
      outline,
      vocabulary: new Vocabulary(decodeWords(core.words), core.counts),
      sections: sectionsOf(core.sections),
      vectors: core.vectors.map((text) => decodeVector(text, STEPS.page)),
      headings: new Map(),
    }));
    index.catch(() => (index = undefined));
    return index;
  }

  /** What is known of these words, fetched together. */
  async function fetchWords({core}: Index, words: Iterable<number>): Promise<Map<number, Word>> {
    const shardOf = (word: number): number => {
      let shard = core.shards.length - 1;
      while (core.shards[shard]! > word) shard--;
      return shard;
    };
    const wanted = [...words].map((word) => ({word, shard: shardOf(word)}));
    const shards = new Map(
      await Promise.all(
        [...new Set(wanted.map(({shard}) => shard))].map(
          async (shard) => [shard, await once<Shard>(shardFile(shard))] as const,
        ),
      ),
    );
    return new Map(
      wanted.map(({word, shard}) => {
        const {postings, vectors} = shards.get(shard)!;
        const at = word - core.shards[shard]!;
        return [word, {postings: decodePostings(postings[at]!), vector: vectors[at]!}];
      }),
    );
  }

  async function ranked(query: string): Promise<{index: Index; slots: readonly Slot[]; pages: readonly RankedPage[]}> {
    const at = await open();
    const slots = slotsOf(query, at.vocabulary, at.core.synonyms);
    const words = await fetchWords(at, wordsOf(slots));
    const main = isForProgrammers(query) ? 1 : MAIN;
    const likely = likelihoods(
      meantWords(slots).map(({word, weight}) => ({vector: decodeVector(words.get(word)!.vector, STEPS.word), weight})),
      at.vectors,
    );
    const pages = rank(
      slots,
      (word) => words.get(word)?.postings ?? [],
      at.sections,
      (page) => stemsOf(at, page),
      (page) => (areaOf(at, page) === 'main' ? main : 1) * likely[page]!,
    );
    return {index: at, slots, pages};
  }

  return {
    async preload() {
      await open();
    },

    async search(query, {area, from = 0, limit = LIMIT}: Options = {}): Promise<Answer> {
      const {index: at, slots, pages} = await ranked(query);
      const totals: Record<string, number> = {};
      for (const {page} of pages) totals[areaOf(at, page)] = (totals[areaOf(at, page)] ?? 0) + 1;
      const asked = area ? pages.filter(({page}) => areaOf(at, page) === area) : pages;
      const isHit = hitsOf(slots, at.vocabulary);
      return {
        query,
        total: asked.length,
        totals,
        hits: asked.slice(from, from + limit).map((page) => hitOf(page, at, isHit)),
      };
    },

    async withSnippets(answer) {
      const at = await open();
      const isHit = hitsOf(slotsOf(answer.query, at.vocabulary, at.core.synonyms), at.vocabulary);
      const hits = await Promise.all(
        answer.hits.map(async (hit): Promise<PageHit> => {
          const page = at.outline.findIndex(([route]) => route === hit.route);
          const texts = await once<Texts>(textsFile(page));
          const [, , headings] = at.outline[page]!;
          const textOf = (anchor: string): string => texts[headings.findIndex(([id]) => id === anchor) + 1] ?? '';
          return {
            ...hit,
            sections: hit.sections.map((section) => ({...section, snippet: snippet(textOf(section.anchor), isHit)})),
          };
        }),
      );
      return {...answer, hits};
    },

    async suggest(query) {
      const {vocabulary, outline} = await open();
      const telling = tokensOf(query.slice(0, 100))
        .filter((token) => !isStopWord(token))
        .map(({word}) => word)
        .slice(0, 4);
      const near = telling.map((word) => (vocabulary.knows(word) ? [] : vocabulary.nearest(word, 2)));
      const instead = near.flatMap((found, at) =>
        found.map((word) => telling.map((other, place) => (place === at ? vocabulary.words[word]! : other)).join(' ')),
      );
      const titles = outline
        .map(([, title]) => title)
        .filter((title) => tokensOf(title).some(({word}) => telling.some((other) => stem(word) === stem(other))));
      const fallback = outline.filter(([route]) => route.endsWith('/intro/')).map(([, title]) => title);
      return [...new Set([...instead, ...titles, ...fallback])].slice(0, 3);
    },
  };
}

function areaOf({outline}: Index, page: number): string {
  return outline[page]![0].split('/')[1]!;
}

function sectionsOf(counts: readonly number[]): Sections {
  const firstOf: number[] = [];
  const pageOf: number[] = [];
  counts.forEach((count, page) => {
    firstOf.push(pageOf.length);
    for (let left = count; left > 0; left--) pageOf.push(page);
  });
  return {firstOf, pageOf};
}

function stemsOf({outline, headings}: Index, page: number): {title: string; headings: readonly string[]} {
  let found = headings.get(page);
  if (!found) {
    const [, title, all] = outline[page]!;
    const stems = (text: string): string =>
      tokensOf(text)
        .filter((token) => !isStopWord(token))
        .map(({word}) => stem(word))
        .join(' ');
    found = {title: stems(title), headings: all.map(([, heading]) => stems(heading))};
    headings.set(page, found);
  }
  return found;
}

/** Whether a word of a text is one that the query may mean. */
function hitsOf(slots: readonly Slot[], vocabulary: Vocabulary): (word: string) => boolean {
  const words = new Set([...wordsOf(slots)].map((word) => vocabulary.words[word]!));
  return (word) => words.has(word);
}

function hitOf(
  {page, sections}: RankedPage,
  {outline, sections: {firstOf}}: Index,
  isHit: (word: string) => boolean,
): PageHit {
  const [route, title, headings] = outline[page]!;
  // A question is answered by the page: by what stands above its first heading.
  const places = sections.map((section) => section - firstOf[page]!).map((at) => (at > headings.length ? 0 : at));
  return {
    route,
    title: marked(title, isHit),
    sections: [...new Set(places)].slice(0, MOST_SECTIONS).map((at) => {
      const [anchor, heading] = headings[at - 1] ?? ['', ''];
      return {anchor, heading: marked(heading, isHit), snippet: []};
    }),
  };
}
