import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import type {Words} from '../words';
import type {Sources} from './form';

/** For tests: a clone that holds these files, for as long as the test runs. */
export function cloneOf(files: Readonly<Record<string, string>>): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(clone, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(clone, file)), {recursive: true});
    writeFileSync(path.join(clone, file), text);
  }
  return clone;
}

/** For tests: the text of a document with these attributes. */
export function ad(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `- ${name} = ${value}\n`)
    .join('');
}

/** For tests: words of our own. */
export function wordsOf<Said = string>(said: Readonly<Record<string, Said>>): Words<Said> {
  return {file: 'words.yml', said: new Map(Object.entries(said))};
}

/** For tests: a clone that stands for both, with words of our own, and those of files that the test tells apart. */
export function sourcesOf(
  clone: string,
  said: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Sources {
  return {
    etsource: clone,
    etmodel: clone,
    dataset: 'aq2023',
    documents: () => [],
    words: <Said>(name: string) => wordsOf((files[name] ?? said) as Readonly<Record<string, Said>>),
  };
}

/** For tests: the cells of the rows of one table, or of several, without the heads. */
export function rowsOf(tables: string): string[][] {
  const lines = tables.split('\n');
  return lines
    .filter(
      (line, place) => line.startsWith('|') && !/^\| :?---/.test(line) && !/^\| :?---/.test(lines[place + 1] ?? ''),
    )
    .map((line) => line.slice(2, -2).split(' | '));
}
