import type {SearchClient} from './client';
import type {Hosted} from './hosted';
import type {Answer} from './types';

/** How long readers wait for the hosted engine, its code included (ms). */
const PATIENCE = 2000;

/**
 * Asks the hosted engine, which `load` fetches and which says nothing to its host before the first query. Once it fails or
 * is late, the index of this site answers for the rest of the visit, or until a retry.
 */
export function hostedClient(load: () => Promise<Hosted>, index: SearchClient, patience = PATIENCE): SearchClient {
  let hosted: Promise<Hosted> | undefined;
  let isStandIn = false;
  const whole = new WeakSet<Answer>(); // answers that came with snippets

  function open(): Promise<Hosted> {
    hosted ??= load();
    return hosted;
  }

  function giveUp(): void {
    hosted = undefined;
    isStandIn = true;
  }

  return {
    preload() {
      if (isStandIn) index.preload();
      else void open().catch(() => {});
    },

    async search(query, options) {
      if (!isStandIn) {
        const attempt = open();
        // Halfway through a reader's patience the index had better be here.
        const precaution = setTimeout(() => index.preload(), patience / 2);
        try {
          const answer = await inTime(
            attempt.then((engine) => engine.search(query, options)),
            patience,
          );
          whole.add(answer);
          return answer;
        } catch {
          // A query from before a retry says nothing of what came after it.
          if (attempt === hosted) giveUp();
        } finally {
          clearTimeout(precaution);
        }
      }
      return index.search(query, options);
    },

    titles: async (query, options) => (isStandIn ? index.titles(query, options) : null), // not what the other will rank

    names: async () => (isStandIn ? index.names() : new Map()),

    async withSnippets(answer) {
      return whole.has(answer) ? answer : index.withSnippets(answer);
    },

    suggest: (query) => index.suggest(query),

    retry() {
      isStandIn = false;
      index.retry();
    },

    get isStandIn() {
      return isStandIn;
    },
  };
}

/** Rejects when something takes longer than that (ms). */
async function inTime<T>(promise: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
