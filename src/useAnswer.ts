import {useCallback, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchClient} from './search/client';
import type {Answer, Options} from './search/types';

/** What is known about a query. */
export type Outcome =
  | {readonly status: 'blank'}
  | {readonly status: 'loading'; readonly answer: Answer | null} // to an earlier query, to be shown meanwhile
  | {readonly status: 'found'; readonly answer: Answer; readonly isStandIn: boolean}
  | {readonly status: 'nothing'; readonly answer: Answer; readonly suggestions: readonly string[]}
  | {readonly status: 'failed'};

interface Known {
  readonly key: string;
  readonly outcome: Outcome;
}

const BLANK: Known = {key: '', outcome: {status: 'blank'}};
const REMEMBERED = 20;

/** Answers of this visit: a reader who comes back finds them, and the place on the page, at once. */
const remembered = new Map<string, Known>();

/** Asks the search client. An answer that comes when another query has been asked is left aside. */
export function useAnswer(query: string, {area, limit}: Options): {outcome: Outcome; retry: () => void} {
  const baseUrl = useBaseUrl('/');
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Known>(BLANK);
  const isBlank = !query.trim();
  const key = JSON.stringify([query, area, limit]);

  useEffect(() => {
    if (isBlank) return undefined;
    const before = remembered.get(key);
    if (before) {
      setLast(before);
      return undefined;
    }
    let isLeft = false;
    const say = (outcome: Outcome): void => {
      if (isLeft) return;
      if (outcome.status !== 'failed') remember({key, outcome});
      setLast({key, outcome});
    };
    const client = searchClient(baseUrl);
    const ask = async (): Promise<void> => {
      const answer = await client.search(query, {area, limit});
      if (isLeft) return;
      if (answer.total === 0) {
        say({status: 'nothing', answer, suggestions: await client.suggest(query)});
        return;
      }
      const {isStandIn} = client;
      setLast({key, outcome: {status: 'found', answer, isStandIn}});
      say({status: 'found', answer: await client.withSnippets(answer), isStandIn});
    };
    ask().catch(() => say({status: 'failed'}));
    return () => {
      isLeft = true;
    };
  }, [isBlank, key, query, area, limit, baseUrl, attempt]);

  const retry = useCallback(() => {
    searchClient(baseUrl).retry();
    setLast(BLANK);
    setAttempt((count) => count + 1);
  }, [baseUrl]);

  if (isBlank) return {outcome: BLANK.outcome, retry};
  const known = last.key === key ? last : remembered.get(key);
  if (known) return {outcome: known.outcome, retry};
  return {outcome: {status: 'loading', answer: 'answer' in last.outcome ? last.outcome.answer : null}, retry};
}

function remember(known: Known): void {
  remembered.set(known.key, known);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED) remembered.delete(oldest!);
}
