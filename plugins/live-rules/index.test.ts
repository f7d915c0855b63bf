import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watch} from '.';
import type {Findings} from './report';

let site = '';
let stop = async (): Promise<void> => {};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'live-rules-'));
  mkdirSync(path.join(site, 'docs'));
  write('good');
});

afterEach(async () => {
  await stop();
  rmSync(site, {recursive: true});
});

function write(text: string): void {
  writeFileSync(path.join(site, 'docs/supply.md'), text);
}

/** A rule of the test's own: what is bad is found. */
const find = async (folder: string): Promise<Findings> => {
  const files = readdirSync(path.join(folder, 'docs')).map((file) => `docs/${file}`);
  const bad = files.filter((file) => readFileSync(path.join(folder, file), 'utf8') === 'bad');
  return {
    documents: files.length,
    findings: bad.map((file) => ({file, line: 3, column: 1, message: 'bad', remedy: 'Write good'})),
  };
};

test('what is saved is checked, and told when it is mended', async () => {
  const said: string[] = [];
  stop = watch(site, (text) => said.push(text), find);
  await vi.waitFor(() => expect(said).toEqual(['Content rules: 1 documents, nothing to mend.']));
  await new Promise((resolve) => setTimeout(resolve, 300)); // until the folders are watched

  write('bad');
  await vi.waitFor(() => expect(said).toHaveLength(2), 5000);
  expect(said[1]).toBe('Content rules: 1 to mend in docs/supply.md\ndocs/supply.md:3:1  bad  → Write good');

  write('good');
  await vi.waitFor(() => expect(said.slice(2)).toEqual(['Content rules: docs/supply.md is mended.']), 5000);
});

test('rules that cannot run say so, and run again at the next change', async () => {
  const said: string[] = [];
  const failing = vi.fn(find).mockRejectedValueOnce(new Error('sidebars.ts: unexpected end'));
  stop = watch(site, (text) => said.push(text), failing);
  await vi.waitFor(() => expect(said).toEqual(['Content rules: could not run: sidebars.ts: unexpected end']));
  await new Promise((resolve) => setTimeout(resolve, 300));
  write('bad');
  await vi.waitFor(() => expect(said[1]).toContain('Content rules: 1 to mend\ndocs/supply.md:3:1'), 5000);
});
