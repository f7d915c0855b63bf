import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Contents, ContentsCache} from './contents';
import type {BuiltSite, Page} from './site';

const FEW = 20; // pages that are read sooner than a thread is there

/**
 * Reads the pages that the last build did not have, half of them in a thread beside this one: after a cold build that is all
 * of them, and takes as long as all that follows.
 */
export async function readAhead(site: BuiltSite, cache: ContentsCache): Promise<void> {
  const unread = site.pages.filter(({html}) => !cache.has(html));
  if (unread.length < FEW || availableParallelism() < 2) return;
  const [own, others] = halves(unread);
  const reader = new Worker(path.join(__dirname, 'reader.ts'), {
    workerData: others.map(({file, html}) => ({file, html})),
  });
  const read = once(reader, 'message') as Promise<[Contents[]]>;
  for (const page of own) void page.contents;
  const [contents] = await read;
  others.forEach(({html}, place) => cache.get(html, () => contents[place]!));
  await reader.terminate();
}

/** Two parts of about the same weight. */
export function halves<Each extends Pick<Page, 'html'>>(pages: readonly Each[]): [Each[], Each[]] {
  const parts: [Each[], Each[]] = [[], []];
  const weights = [0, 0];
  for (const page of pages.toSorted((a, b) => b.html.length - a.html.length)) {
    const lighter = weights[0]! <= weights[1]! ? 0 : 1;
    parts[lighter].push(page);
    weights[lighter]! += page.html.length;
  }
  return parts;
}
