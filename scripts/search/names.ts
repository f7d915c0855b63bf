import {namesOf, formOf} from '../../src/search/names';
import type {Engine, Outline, Term} from '../../src/search/types';

/** What readers type of a name: so many of its letters, or all. */
export const LENGTHS = [3, 4, 5, Infinity] as const;

/** How names are found at a length. A query that n pages are called by means each of them once in n times. */
export interface NamesFound {
  readonly queries: number;
  readonly ceiling: number; // how often one page can be the one meant
  readonly first: number; // share of it
  readonly three: number; // share of the pages meant that three places can hold
  readonly missed: readonly string[];
}

/** A name that pages bear, or a word of the model's menus that begins the name of one. */
interface Named {
  readonly letters: string;
  readonly route: string;
}

/** Measures how pages are found by their names, and by words of the model's menus that are such names. */
export async function findNames(
  engine: Engine,
  outline: Outline,
  terms: readonly Term[],
  menu: readonly string[],
  length: number,
  every = 1, // of so many queries one is asked
): Promise<NamesFound> {
  const named = namesOf(outline, terms).map(({letters, page}): Named => ({letters, route: outline[page]![0]}));
  const written = [
    ...outline.flatMap(([, names]) => names.map((name) => name!)),
    ...terms.flatMap(([page, ...words]) => (page < 0 ? [] : words)),
    ...menu,
  ];
  const queries = new Set(written.flatMap(formsOf).map((name) => name.slice(0, length)));
  const missed: string[] = [];
  let [asked, meant, held, found] = [0, 0, 0, 0];
  for (const [at, query] of [...queries].entries()) {
    if (at % every) continue;
    const {letters} = formOf(query);
    const pages = new Set(named.filter((name) => letters && name.letters.startsWith(letters)).map(({route}) => route));
    if (!pages.size) continue;
    const {hits} = await engine.search(query, {limit: 3});
    asked++;
    meant += pages.size;
    held += Math.min(3, pages.size);
    found += hits.filter(({route}) => pages.has(route)).length;
    if (!pages.has(hits[0]?.route ?? '')) missed.push(query);
  }
  return {queries: asked, ceiling: asked / meant, first: (asked - missed.length) / asked, three: found / held, missed};
}

/** A name with and without capitals, and with and without hyphens. */
function formsOf(name: string): string[] {
  return [name, name.toLowerCase(), name.replaceAll('-', ' '), name.replaceAll('-', '')];
}

/** The words of the model's menus, by the places of its inputs. */
export function menuWords(groups: readonly {readonly place: readonly string[]}[]): string[] {
  return [...new Set(groups.flatMap(({place}) => place).filter((word) => !word.startsWith('No slider: ')))];
}
