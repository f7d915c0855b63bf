import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BYTES, asLine, median, weigh, type Weight} from './support/bytes';
import {folderOf} from './support/builds';
import {expect, open, test} from './support/site';

// Bytes until load, a fiftieth above what they are. The aim for documents is 20 kB.
const MEDIAN = 22_000;
const CHROME = 15_800; // bytes of them that are no article's; the list of pages grows with the site
const REFERENCE = {median: 24_600, most: 46_500, chrome: 15_900}; // with all operations of a page in five languages; the specimen is one of them
const BEFORE_INTENT = 4_000; // bytes of scripts that run

let weights: readonly Weight[];
let pages: readonly Weight[];
let reference: readonly Weight[];

// One after the other, in one process: to weigh all pages takes half a minute.
test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  test.setTimeout(180_000);
  weights = weigh(folderOf('default'));
  pages = weights.filter(({isReference}) => !isReference);
  reference = weights.filter(({isReference}) => isReference);
  mkdirSync(path.dirname(BYTES), {recursive: true});
  writeFileSync(BYTES, `${weights.map(asLine).join('\n')}\n`);
});

test('the median page takes at most 21.8 kB until it is loaded', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(median(pages.map(({bytes}) => bytes))).toBeLessThanOrEqual(MEDIAN);
});

test('the median page of the API reference takes at most 24.6 kB, and none more than 46.5 kB', () => {
  expect(reference.length).toBeGreaterThan(10);
  expect(median(reference.map(({bytes}) => bytes))).toBeLessThanOrEqual(REFERENCE.median);
  expect(reference.filter(({bytes}) => bytes > REFERENCE.most)).toEqual([]);
});

test('beside its article, the median document takes at most 15.8 kB, and one with operations 15.9 kB', () => {
  const documents = pages.filter(({bytes, chrome}) => chrome < bytes);
  expect(documents.length).toBeGreaterThan(5);
  expect(median(documents.map(({chrome}) => chrome))).toBeLessThanOrEqual(CHROME);
  expect(median(reference.map(({chrome}) => chrome))).toBeLessThanOrEqual(REFERENCE.chrome);
});

test('scripts that run before the first intent take at most 4 kB', () => {
  expect(weights.filter(({scripts}) => scripts > BEFORE_INTENT)).toEqual([]);
});

test('a page loads the style sheets and scripts that its HTML names, and no other', async ({page}) => {
  for (const address of ['/', '/intro/', '/main/intro/', '/api/intro/']) {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const isAhead = request.headers()['sec-purpose'] === 'prefetch';
      if (['script', 'stylesheet'].includes(request.resourceType()) && !isAhead) {
        loaded.add(new URL(request.url()).pathname);
      }
    });
    await open(page, address);
    const {files} = weights.find((weight) => weight.address === address)!;
    expect([...loaded].sort(), address).toEqual([...files].sort());
    page.removeAllListeners('request');
  }
});
