import type {SearchClient} from './client';
import type {Answer, Options} from './types';

/** What is known about a query. */
export type Outcome =
  | {readonly status: 'blank'}
  | {readonly status: 'loading'; readonly answer: Answer | null} // to an earlier query, to be shown meanwhile
  | {readonly status: 'titles'; readonly answer: Answer} // to this query, while nothing that ranks has come yet
  | {readonly status: 'found'; readonly answer: Answer; readonly isStandIn: boolean}
  | {readonly status: 'nothing'; readonly answer: Answer; readonly suggestions: readonly string[]}
  | {readonly status: 'failed'};

export interface Asking {
  /** Asks for this instead of what was asked before. */
  readonly ask: (query: string, options: Options) => void;
  /** Asks the same again after a failure. */
  readonly retry: () => void;
}

const REMEMBERED = 20;

/** Answers of this visit: a reader who comes back finds them, and the place on the page, at once. */
const remembered = new Map<string, Outcome>();

/**
 * Asks a client, and tells what comes of it; an answer that comes when something else has been asked is left aside. After a
 * failure it tries again when the network is back.
 */
export function createAsking(
  client: SearchClient,
  tell: (outcome: Outcome) => void,
  {withTitles = false}: {readonly withTitles?: boolean} = {},
): Asking {
  let last: Answer | null = null;
  let again = (): void => {}; // asks the latest question once more, as long as it has failed
  let turn = 0;

  function ask(query: string, options: Options): void {
    const own = ++turn;
    const key = JSON.stringify([query, options]);
    const say = (outcome: Outcome): void => {
      if (own !== turn) return;
      again = outcome.status === 'failed' ? () => ask(query, options) : () => {};
      if (outcome.status === 'failed') addEventListener('online', retry, {once: true});
      else if (outcome.status === 'found' || outcome.status === 'nothing') last = outcome.answer;
      tell(outcome);
    };
    const before = remembered.get(key);
    if (!query.trim() || before) {
      say(before ?? {status: 'blank'});
      return;
    }
    say({status: 'loading', answer: last});
    let isKnown = false;
    const search = async (): Promise<void> => {
      const answer = await client.search(query, options);
      isKnown = true;
      if (own !== turn) return;
      let outcome: Outcome;
      if (answer.total === 0) outcome = {status: 'nothing', answer, suggestions: await client.suggest(query)};
      else {
        const {isStandIn} = client;
        say({status: 'found', answer, isStandIn});
        outcome = {status: 'found', answer: await client.withSnippets(answer), isStandIn};
      }
      if (own === turn) remember(key, outcome);
      say(outcome);
    };
    search().catch(() => {
      isKnown = true;
      say({status: 'failed'});
    });
    if (!withTitles || last) return;
    const fromTitles = async (): Promise<void> => {
      const answer = await client.titles(query, options);
      if (!isKnown && answer?.total) say({status: 'titles', answer});
    };
    fromTitles().catch(() => {}); // the search itself says so
  }

  function retry(): void {
    client.retry();
    last = null;
    again();
  }

  return {ask, retry};
}

function remember(key: string, outcome: Outcome): void {
  remembered.set(key, outcome);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED) remembered.delete(oldest!);
}
