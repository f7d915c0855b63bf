import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import type {Words} from '../words';

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
