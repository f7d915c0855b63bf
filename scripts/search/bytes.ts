import {sum} from '../../src/sum';
import {compressed} from '../../tests/support/bytes';
import {CORE, OUTLINE} from '../../src/search/format';
import type {IndexFiles} from '../../plugins/search-index/files';
import {engineOver} from '../../plugins/search-index/memory';

/** What readers fetch of an index, in bytes as a good host sends them. */
export interface IndexBytes {
  readonly core: number;
  readonly outline: number;
  readonly ranked: readonly number[]; // by query, until its list stands there
  readonly full: readonly number[]; // until the snippets of all pages listed are in it
}

/** Weighs an index, and what each query fetches of it from an empty cache. */
export async function weighIndex(files: IndexFiles, queries: readonly string[]): Promise<IndexBytes> {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = sizes.get(name) ?? compressed(files.get(name)!);
    sizes.set(name, size);
    return size;
  };
  const bytesOf = (names: Iterable<string>): number => sum([...names], sizeOf);
  const ranked: number[] = [];
  const full: number[] = [];
  for (const query of queries) {
    const fetched = new Set<string>();
    const engine = engineOver(files, (file) => fetched.add(file));
    const answer = await engine.search(query, {limit: 6});
    ranked.push(bytesOf(fetched));
    await engine.withSnippets(answer);
    full.push(bytesOf(fetched));
  }
  return {core: bytesOf([CORE]), outline: bytesOf([OUTLINE]), ranked, full};
}

/** The value below which so great a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
