import {useLayoutEffect, useState} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {createAsking, type Outcome} from './search/asking';
import {createClient, type SearchClient} from './search/client';
import type {Account} from './search/hosted';
import {loadFrom} from './search/load';
import type {Options} from './search/types';

let client: SearchClient | undefined;

/** The app's one client of this visit. The code of the hosted engine is fetched only where that engine is configured. */
export function searchClient(): SearchClient {
  const {baseUrl, themeConfig} = siteConfig;
  const {algolia} = themeConfig as {readonly algolia?: Account};
  const hosted = async (account: Account) => (await import('./search/hosted')).createHosted(account, baseUrl);
  client ??= createClient(loadFrom(baseUrl), algolia && (() => hosted(algolia)));
  return client;
}

/** Asks the search client. */
export function useAnswer(query: string, {area, limit}: Options): {outcome: Outcome; retry: () => void} {
  const [outcome, tell] = useState<Outcome>({status: 'blank'});
  const [asking] = useState(() => createAsking(searchClient(), tell));
  // Before anything is painted, so that what is remembered is there at once.
  useLayoutEffect(() => asking.ask(query, {area, limit}), [asking, query, area, limit]);
  return {outcome, retry: asking.retry};
}
