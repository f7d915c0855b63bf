import {CORE, encodePostings, encodeWords, OUTLINE, shardFile, textsFile} from '../../src/search/format';
import {tokensOf} from '../../src/search/tokens';
import {stem} from '../../src/search/stem';
import {isStopWord} from '../../src/search/stopWords';
import type {Core, Outline, PageRecord, Shard, Synonyms, Texts} from '../../src/search/types';
import type {ReadersWords} from './readersWords';
import {synonymsOf, withTerms} from './terms';
import {vectorsOf} from './vectors';
import {weigh} from './weigh';

const SHARD = 2500; // letters that are fetched together
const MOST_DETAIL = 600; // letters: a table of keys would weigh more than all else that a list needs

/** The files of the index by name, as JSON. */
export type IndexFiles = ReadonlyMap<string, string>;

/** Writes the index of these pages, which are also found by the words of readers. */
export function indexOf(pages: readonly PageRecord[], readers: Partial<ReadersWords> = {}): IndexFiles {
  const {terms = [], questions = {}} = readers;
  const {words, postings} = weigh(withTerms(pages, terms), questions);
  const vectors = vectorsOf(pages, questions);
  const places = postings.map(encodePostings);
  const meanings = words.map((word) => vectors.words.get(word) ?? '');
  const shards: number[] = [];
  const files = new Map<string, string>();
  for (let from = 0; from < words.length;) {
    let to = from;
    for (let size = 0; to < words.length && size < SHARD; to++) size += 1 + places[to]!.length + meanings[to]!.length;
    const shard: Shard = {postings: places.slice(from, to), vectors: meanings.slice(from, to)};
    files.set(shardFile(shards.length), JSON.stringify(shard));
    shards.push(from);
    from = to;
  }
  const core: Core = {
    words: encodeWords(words),
    counts: postings.map((list) => Math.min(9, Math.floor(Math.log2(list.length)))).join(''),
    shards,
    sections: pages.map(({route, sections}) => sections.length + (questions[route] ?? []).length),
    vectors: pages.map(({route}) => vectors.pages.get(route) ?? ''),
    synonyms: useful(synonymsOf(terms), new Set(words.map(stem))),
  };
  const outline: Outline = pages.map(({route, title, sections}) => [
    route,
    title,
    sections.slice(1).map(({anchor, heading, level}) => [anchor, heading, level]),
  ]);
  files.set(CORE, JSON.stringify(core));
  files.set(OUTLINE, JSON.stringify(outline));
  pages.forEach(({sections, description}, page) => {
    const texts: Texts = sections.map(({text, detail}, index) =>
      `${index === 0 ? description : ''} ${text} ${beginOf(detail)}`.trim(),
    );
    files.set(textsFile(page), JSON.stringify(texts));
  });
  return files;
}

/** As much of what is folded in as snippets show; all of it is found. */
function beginOf(detail: string): string {
  return detail.length > MOST_DETAIL ? detail.slice(0, detail.lastIndexOf(' ', MOST_DETAIL)) : detail;
}

/** Groups that lead somewhere: a phrase that the site has, and another to come from. */
function useful(synonyms: Synonyms, stems: ReadonlySet<string>): Synonyms {
  const isHere = (phrase: string): boolean => phrase.split(' ').every((word) => stems.has(stem(word)));
  return synonyms
    .map((phrases) => [...new Set(phrases.map(plain).filter(Boolean))])
    .filter((phrases) => phrases.length > 1 && phrases.some(isHere));
}

/**
 * A phrase as queries are read: folded words, without those that say nothing; '' where a single word is left of several,
 * as of “my scenarios”, which says more than that word.
 */
function plain(phrase: string): string {
  const tokens = tokensOf(phrase);
  const telling = tokens.filter((token) => !isStopWord(token));
  if (telling.length === 1 && tokens.length > 1) return '';
  return telling.flatMap(({word, parts, isName}) => (parts.length && !isName ? parts : [word])).join(' ');
}
