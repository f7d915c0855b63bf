import type {Answer, Load, Options, Outline} from './types';
import {createEngine} from './engine';
import {OUTLINE} from './format';
import type {Hosted} from './hosted';
import {hostedClient} from './standIn';
import {titleAnswer} from './titles';

/** What the dialog and the search page ask, whichever engine answers. */
export interface SearchClient {
  /** Fetches what the first query will need; a failure is left for that query. */
  preload(): void;
  /** Ranks pages; rejects when no engine can answer. Snippets may still be missing. */
  search(query: string, options?: Options): Promise<Answer>;
  /** What titles and headings say, sooner than all that ranks is there; null where another host ranks. */
  titles(query: string, options?: Options): Promise<Answer | null>;
  /** The titles of pages by their routes, where the index of this site answers. */
  names(): Promise<ReadonlyMap<string, string>>;
  /** The same answer with snippets; the answer as it is when they cannot be fetched. */
  withSnippets(answer: Answer): Promise<Answer>;
  /** What to search for instead of what finds nothing. */
  suggest(query: string): Promise<readonly string[]>;
  /** Before a query is asked again after a failure. */
  retry(): void;
  /** Whether the index of this site answers in place of the hosted engine, for the rest of the visit. */
  readonly isStandIn: boolean;
}

/** The client of a site with this index, and with a hosted engine if one is configured, whose code `hosted` fetches. */
export function createClient(load: Load, hosted?: () => Promise<Hosted>): SearchClient {
  const index = indexClient(load);
  return hosted ? hostedClient(hosted, index) : index;
}

/** Answers from the index of this site. */
function indexClient(load: Load): SearchClient {
  let outline: Promise<unknown> | undefined;
  const titlesFirst: Load = (file) => {
    if (file !== OUTLINE) return load(file);
    outline ??= load(file);
    outline.catch(() => (outline = undefined));
    return outline;
  };
  const engine = createEngine(titlesFirst);
  return {
    preload: () => void engine.preload().catch(() => {}),
    search: (query, options) => engine.search(query, options),
    async titles(query, {area, limit} = {}) {
      const answer = titleAnswer(query, (await titlesFirst(OUTLINE)) as Outline);
      const hits = area ? answer.hits.filter(({route}) => route.startsWith(`/${area}/`)) : answer.hits;
      return {...answer, total: hits.length, hits: hits.slice(0, limit)};
    },
    async names() {
      const outline = (await titlesFirst(OUTLINE)) as Outline;
      return new Map(outline.map(([route, [title]]) => [route, title]));
    },
    withSnippets: (answer) => engine.withSnippets(answer).catch(() => answer),
    suggest: (query) => engine.suggest(query).catch(() => []),
    retry: () => {}, // files that failed are fetched again anyway
    isStandIn: false,
  };
}
