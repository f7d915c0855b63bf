/** A page as it is indexed: what the splitter makes of an article. */
export interface PageRecord {
  readonly route: string; // without base path: `/main/intro/`
  readonly title: string;
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
}

/** What other words readers type for a term: each a phrase of folded words. */
export type Synonyms = readonly (readonly string[])[];

/** All that ranks, but for what is fetched of words. */
export interface Core {
  readonly words: string; // sorted and front-coded, see format.ts
  readonly counts: string; // per word a digit: log2 of the number of sections that hold it
  readonly shards: readonly number[]; // per shard, its first word
  readonly sections: readonly number[]; // per page, how many it has, and after them the questions that it answers
  readonly synonyms: Synonyms;
  readonly vectors: readonly string[]; // per page, see likelihood.ts; '' where nothing was learned of it
}

/** What is shown of pages, and compared with a whole query: per page its route, title and headings. */
export type Outline = readonly (readonly [route: string, title: string, headings: readonly Heading[]])[];
export type Heading = readonly [anchor: string, heading: string, level: number];

/** What is fetched of some words together: by word. */
export interface Shard {
  readonly postings: readonly string[]; // see format.ts
  readonly vectors: readonly string[]; // see likelihood.ts; '' where nothing was learned of the word
}

/** The text of each section of a page, for snippets. */
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
  readonly total: number; // pages found
  readonly totals: Readonly<Record<string, number>>; // of them, by area
  readonly hits: readonly PageHit[]; // the best first, as many as asked for
}

export interface Options {
  readonly area?: string; // main, api or contrib; otherwise all
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
