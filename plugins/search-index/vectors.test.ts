import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pageOf} from './fixtures';
import {vectorsOf} from './vectors';

const pages = [pageOf('/main/sun/', 'Sun', {'': ''}), pageOf('/main/wind/', 'Wind', {'': ''})];
const many = Array.from({length: 1000}, (_, at) => `panel ${at}`);

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etm-vectors-'));
  file = path.join(folder, 'made/vectors.json');
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('what is soon learned again is not written down', () => {
  const {words, pages: vectors} = vectorsOf(pages, {'/main/sun/': ['panel']}, file);
  expect([...words.keys()]).toEqual(['panel', 'sun', 'wind']);
  expect([...vectors.keys()]).toEqual(['/main/sun/', '/main/wind/']);
  expect(existsSync(file)).toBe(false);
  expect(vectorsOf(pages, {}, file)).toEqual({words: new Map(), pages: new Map()});
});

test('what takes long is, until a line changes', () => {
  const first = vectorsOf(pages, {'/main/sun/': many}, file);
  expect(readdirSync(path.dirname(file))).toEqual(['vectors.json']);
  expect(vectorsOf(pages, {'/main/sun/': many}, file)).toEqual(first);

  const {state, ...rest} = JSON.parse(readFileSync(file, 'utf8')) as {state: string};
  writeFileSync(file, JSON.stringify({...rest, state, words: [['panel', 'as it is written']]}));
  expect(vectorsOf(pages, {'/main/sun/': many}, file).words).toEqual(new Map([['panel', 'as it is written']]));
  expect(vectorsOf(pages, {'/main/sun/': [...many, 'beam']}, file).words.has('beam')).toBe(true);
});
