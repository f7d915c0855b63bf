import siteConfig from '@generated/docusaurus.config';
import type {Answer, Engine, Options} from './types';
import {createEngine} from './engine';
import type {Account} from './hosted';
import {loadFrom} from './load';
import {hostedClient} from './standIn';

/** What the dialog and the search page ask, whichever engine answers. */
export interface SearchClient {
  /** Fetches what the first query will need; a failure is left for that query. */
  preload(): void;
  /** Ranks pages; rejects when no engine can answer. Snippets may still be missing. */
  search(query: string, options?: Options): Promise<Answer>;
  /** The same answer with snippets; the answer as it is when they cannot be fetched. */
  withSnippets(answer: Answer): Promise<Answer>;
  /** What to search for instead of what finds nothing. */
  suggest(query: string): Promise<readonly string[]>;
  /** Before a query is asked again after a failure. */
  retry(): void;
  /** Whether the index of this site answers in place of the hosted engine, for the rest of the visit. */
  readonly isStandIn: boolean;
}

/** Answers from the index of this site. */
export function embeddedClient(engine: Engine): SearchClient {
  return {
    preload: () => void engine.preload().catch(() => {}),
    search: (query, options) => engine.search(query, options),
    withSnippets: (answer) => engine.withSnippets(answer).catch(() => answer),
    suggest: (query) => engine.suggest(query).catch(() => []),
    retry: () => {}, // files that failed are fetched again anyway
    isStandIn: false,
  };
}

let client: SearchClient | undefined;

/** The one client of this visit. The code of the hosted engine is fetched only where that engine is configured. */
export function searchClient(baseUrl: string): SearchClient {
  client ??= makeClient(baseUrl);
  return client;
}

function makeClient(baseUrl: string): SearchClient {
  const index = embeddedClient(createEngine(loadFrom(baseUrl)));
  const {algolia} = siteConfig.themeConfig as {readonly algolia?: Account};
  if (!algolia) return index;
  return hostedClient(async () => (await import('./hosted')).createHosted(algolia, baseUrl), index);
}
