import {compressed} from '../../tests/support/bytes';
import {CORE, OUTLINE} from '../../src/search/format';
import type {IndexFiles} from '../../plugins/search-index/files';
import {engineOver} from '../../plugins/search-index/memory';

/** What readers fetch of an index, in bytes as a good host sends them. */
export interface IndexBytes {
  readonly core: number;
  readonly outline: number;
  readonly words: number; // all of them
  readonly texts: number; // all of them
  readonly ranked: readonly number[]; // by query, until its list stands there
  readonly full: readonly number[]; // until the snippets of eight pages are in it
}

/** Weighs an index, and what each query fetches of it from an empty cache. */
export async function weighIndex(files: IndexFiles, queries: readonly string[]): Promise<IndexBytes> {
  const sizes = new Map([...files].map(([name, text]) => [name, compressed(text)]));
  const sum = (names: Iterable<string>): number => [...names].reduce((total, name) => total + sizes.get(name)!, 0);
  const all = (start: string): number => sum([...sizes.keys()].filter((name) => name.startsWith(start)));
  const ranked: number[] = [];
  const full: number[] = [];
  for (const query of queries) {
    const fetched = new Set<string>();
    const engine = engineOver(files, (file) => fetched.add(file));
    const answer = await engine.search(query, {limit: 8});
    ranked.push(sum(fetched));
    await engine.withSnippets(answer);
    full.push(sum(fetched));
  }
  return {core: sum([CORE]), outline: sum([OUTLINE]), words: all('words-'), texts: all('text-'), ranked, full};
}

/** The value below which so great a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
