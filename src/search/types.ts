import type {KeysFound} from './keys';

/** A page as it is indexed: what the splitter makes of an article. */
export interface PageRecord {
  readonly route: string; // without base path: `/main/intro/`
  readonly title: string;
  readonly label?: string; // in the sidebar, where it is not the title
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly SectionRecord[]; // the first is what stands above the first heading
}

export interface SectionRecord {
  readonly anchor: string; // '' for the first
  readonly heading: string; // '' for the first
  readonly level: number; // 2 to 6; 1 for the first
  readonly above: readonly string[]; // headings that it stands below, the title apart
  readonly text: string;
  readonly detail: string; // fields of a call and what is folded in; shown behind the text
  readonly code: string;
  readonly keys?: readonly KeyRow[]; // of its tables of keys
}

/** A row of a table of keys, which has an address of its own. */
export interface KeyRow {
  readonly anchor: string;
  readonly kind: string; // the head above the key
  readonly keys: readonly string[]; // one, or `interconnector_{n}_price` and each key that it stands for
  readonly text: string; // of the two cells behind it
}

/** What other words readers type for a term: each a phrase of folded words. */
export type Synonyms = readonly (readonly string[])[];

/** All that ranks, but for what is fetched of words. */
export interface Core {
  readonly words: string; // sorted and front-coded, see format.ts
  readonly counts: string; // per word a digit: log2 of the number of sections that hold it
  readonly shards: readonly number[]; // per shard, how many words it has
  readonly texts: readonly number[]; // per file of texts, how many sections it has
  readonly terms: readonly Term[];
  readonly keys: readonly string[]; // per file of keys, the first word that is looked up there
}

/** A term and the other words for it, with the number of the page that explains it; -1 where none does. */
export type Term = readonly [page: number, ...words: string[]];

/** What is shown of pages, and compared with a whole query: per page its route, names and headings. */
export type Outline = readonly (readonly [route: string, names: Names, headings: readonly Heading[]])[];
/** A page's title, and its label in the sidebar where it is another. */
export type Names = readonly [title: string, label?: string];
export type Heading = readonly [anchor: string, heading: string];

/** What is fetched of some words together: by word, see format.ts. */
export type Shard = readonly string[];

/** The texts of some sections that follow each other, for snippets. */
export type Texts = readonly string[];

/** A run of text, and whether it is what was looked for. */
export interface Run {
  readonly text: string;
  readonly isHit: boolean;
}

export interface SectionHit {
  readonly anchor: string;
  readonly heading: readonly Run[]; // the first section of a page has none
  readonly snippet: readonly Run[]; // empty until it is known
}

export interface PageHit {
  readonly route: string; // without base path
  readonly title: readonly Run[];
  readonly sections: readonly SectionHit[]; // the best first
}

export interface Answer {
  readonly query: string;
  readonly keys?: KeysFound; // where the query may be a key
  readonly total: number; // pages found
  readonly totals: Readonly<Record<string, number>>; // of them, by area
  readonly hits: readonly PageHit[]; // the best first, as many as asked for
}

export interface Options {
  readonly area?: string; // main, api or contrib; otherwise all
  readonly here?: string; // the area that the reader is in
  readonly from?: number; // hits left out at the beginning
  readonly limit?: number; // hits wanted
}

/** Finds pages. Throws what its loader throws. */
export interface Engine {
  /** Fetches what every query needs. */
  preload(): Promise<void>;
  /** Ranks pages; their snippets are empty. */
  search(query: string, options?: Options): Promise<Answer>;
  /** The same answer with snippets. */
  withSnippets(answer: Answer): Promise<Answer>;
  /** What to search for instead of what finds nothing: words that the site knows, or titles. */
  suggest(query: string): Promise<readonly string[]>;
}

/** Fetches a file of the index by name, and parses its JSON. */
export type Load = (file: string) => Promise<unknown>;
