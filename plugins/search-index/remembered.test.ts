import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pageOf} from './fixtures';
import {rememberedIndexOf} from './remembered';

let folder: string;

beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'etm-remembered-'))));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('an index is taken from the last build while pages and terms are the same', () => {
  const file = path.join(folder, 'index.json');
  const pages = (text: string) => [pageOf('/main/gas/', 'Gas', {'': text})];
  const made = rememberedIndexOf(pages('Stores'), [], file);
  expect([...made.keys()]).toContain('core.json');

  writeFileSync(file, readFileSync(file, 'utf8').replace('core.json', 'remembered.json'));
  expect([...rememberedIndexOf(pages('Stores'), [], file).keys()]).toContain('remembered.json');
  expect([...rememberedIndexOf(pages('Pipes'), [], file).keys()]).toContain('core.json');
  expect(rememberedIndexOf(pages('Pipes'), [{term: 'methane'}], file).get('core.json')).toContain('methane');
});
