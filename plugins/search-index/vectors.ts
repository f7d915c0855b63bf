import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {encodeVector, STEPS} from '../../src/search/format';
import type {PageRecord} from '../../src/search/types';
import {learn, linesOf, type Line} from './learn';
import type {Questions} from './readersWords';

/** What was learned, as the index holds it: see format.ts. */
export interface Vectors {
  readonly words: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>; // by route
}

interface Remembered {
  readonly state: string; // of what it was learned from
  readonly words: readonly (readonly [string, string])[];
  readonly pages: readonly (readonly [string, string])[];
}

const MADE_BY = ['learn.ts', 'random.ts', '../../src/search/stem.ts', '../../src/search/format.ts'];
const FEW = 1000; // lines that are sooner learned from than a file is read

/**
 * Learns from what readers ask of these pages, see learn.ts. Many lines take some ten seconds: what they gave is kept in a
 * file, and read as long as they and the way of learning are the same.
 */
export function vectorsOf(
  pages: readonly PageRecord[],
  questions: Questions,
  file = '.cache/search/vectors.json',
): Vectors {
  const lines = linesOf(pages, questions);
  if (lines.length === 0) return {words: new Map(), pages: new Map()};
  if (lines.length <= FEW) return learnFrom(lines);
  const state = stateOf(lines);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : undefined;
  if (known?.state === state) return {words: new Map(known.words), pages: new Map(known.pages)};
  const vectors = learnFrom(lines);
  const remembered: Remembered = {state, words: [...vectors.words], pages: [...vectors.pages]};
  mkdirSync(path.dirname(file), {recursive: true});
  // Several builds may run beside each other: the file is there whole, or not at all.
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(remembered));
  renameSync(unfinished, file);
  return vectors;
}

function learnFrom(lines: readonly Line[]): Vectors {
  const {words, pages} = learn(lines);
  return {words: encoded(words, STEPS.word), pages: encoded(pages, STEPS.page)};
}

function encoded(vectors: ReadonlyMap<string, Float64Array>, steps: number): Map<string, string> {
  return new Map([...vectors].map(([name, vector]) => [name, encodeVector(vector, steps)]));
}

function stateOf(lines: readonly Line[]): string {
  const hash = createHash('sha256').update(JSON.stringify(lines));
  for (const file of MADE_BY) hash.update(readFileSync(path.join(__dirname, file)));
  return hash.digest('hex');
}
