import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BYTES, asLine, compressed, kB, median, weigh, type Weight} from './support/bytes';
import {folderOf} from './support/builds';
import {pagesOf} from './support/pages';
import {watchRequests} from './support/settled';
import {expect, open, test} from './support/site';

// Bytes until load. The aim for documents is 20 kB. At commit 6befc8c the limit of the median was 22,000: a policy in each page, and
// pages that explain more, cost what is above it. That is to be won back.
const MEDIAN = 22_200;
const CHROME = 15_500; // bytes of them that are no article's; the list of pages grows with the site
const REFERENCE = {median: 24_000, most: 42_000, chrome: 15_500}; // with all operations of a page in five languages
// With the script that comes after load, 6 kB run before the first intent, where 4 were allowed as long as nothing came then.
const IN_PAGE = 4_000; // bytes of scripts that a page holds
const UNTIL_IDLE = 18_000; // bytes after load: the site's font, and the script that each document fetches

let weights: readonly Weight[];
let pages: readonly Weight[];
let reference: readonly Weight[];

// One after the other, in one process: to weigh all pages takes half a minute.
test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  test.setTimeout(180_000);
  weights = weigh(folderOf('default')).filter(({address}) => !address.startsWith('/specimen')); // which are not published
  pages = weights.filter(({isReference}) => !isReference);
  reference = weights.filter(({isReference}) => isReference);
  mkdirSync(path.dirname(BYTES), {recursive: true});
  writeFileSync(BYTES, `${weights.map(asLine).join('\n')}\n`);
});

test(`the median page takes at most ${kB(MEDIAN)} until it is loaded`, () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(median(pages.map(({bytes}) => bytes))).toBeLessThanOrEqual(MEDIAN);
});

test(`the median page of the API reference takes at most ${kB(REFERENCE.median)}, and none more than ${kB(REFERENCE.most)}`, () => {
  expect(reference.length).toBeGreaterThan(10);
  expect(median(reference.map(({bytes}) => bytes))).toBeLessThanOrEqual(REFERENCE.median);
  expect(reference.filter(({bytes}) => bytes > REFERENCE.most)).toEqual([]);
});

test(`beside its article, the median document takes at most ${kB(CHROME)}, and one with operations ${kB(REFERENCE.chrome)}`, () => {
  const documents = pages.filter(({bytes, chrome}) => chrome < bytes);
  expect(documents.length).toBeGreaterThan(5);
  expect(median(documents.map(({chrome}) => chrome))).toBeLessThanOrEqual(CHROME);
  expect(median(reference.map(({chrome}) => chrome))).toBeLessThanOrEqual(REFERENCE.chrome);
});

test(`scripts that a page holds take at most ${kB(IN_PAGE)}; the one that comes after load is in the sum below`, () => {
  expect(weights.filter(({scripts}) => scripts > IN_PAGE)).toEqual([]);
});

test('the first paint of a page waits for no request but its own', () => {
  const inHead = pagesOf(folderOf('default')).flatMap(({address, file}) => {
    const [head = ''] = /<head>[^]*<\/head>/.exec(readFileSync(file, 'utf8')) ?? [];
    const blocking = [...head.matchAll(/<link\b[^>]*\brel="?stylesheet\b[^>]*>|<script\b[^>]*\ssrc=[^>]*>/g)].map(
      ([tag]) => tag,
    );
    return blocking
      .filter((tag) => !/^<script\b[^>]*\s(?:async|defer|type="?module)/.test(tag))
      .map((tag) => `${address}: ${tag}`);
  });
  expect(inHead).toEqual([]);
});

for (const address of ['/', '/intro/', '/main/intro/', '/main/merit-order/', '/main/co2-ccus/', '/api/scenarios/']) {
  test(`${address} fetches nothing that blocks, and until it is idle the font and one script`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    // However busy the machine is.
    await page.addInitScript(() => (window.requestIdleCallback = (callback) => window.setTimeout(callback)));
    const quiet = watchRequests(page);
    await open(page, address);
    const {files} = weights.find((weight) => weight.address === address)!;
    await quiet();
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as {renderBlockingStatus?: string}).renderBlockingStatus === 'blocking')
        .map(({name}) => name),
    );
    expect(blocking).toEqual([]);
    const after = asked.slice(1).filter((path) => /^\/assets\/(js|css|fonts)\//.test(path) && !files.includes(path));
    const scripts = after.filter((path) => path.endsWith('.js'));
    const ofSamples = address.startsWith('/api/') ? [expect.stringMatching(/\/samples\.\w+\.js$/)] : [];
    expect(scripts).toEqual([expect.stringMatching(/\/deferred\.\w+\.js$/), ...ofSamples]);
    const sizes = after.map((path) => {
      const content = readFileSync(folderOf('default') + path);
      return path.endsWith('.woff2') ? content.length : compressed(content);
    });
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(UNTIL_IDLE);
  });
}

test('at most twelve style sheets stand in pages, and each on all that need it', () => {
  const sheets = pagesOf(folderOf('default')).flatMap(({file}) => [
    ...readFileSync(file, 'utf8').matchAll(/<style\b[^>]*>/g),
  ]);
  const names = new Set(sheets.map(([tag]) => tag));
  expect(names.size).toBeGreaterThan(3);
  expect(names.size).toBeLessThanOrEqual(12);
});

test('the app takes the style sheets in a page as loaded', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await open(page, '/api/scenarios/', {app: 'awake'});
  const inPage = await page.locator('style[data-href]').evaluateAll((all) => all.map((one) => one.dataset.href!));
  expect(inPage.length).toBeGreaterThan(2);
  await page.locator('a[href="/main/intro/"]').first().dispatchEvent('click');
  await expect(page).toHaveTitle(/^Introduction/);
  expect(requested.filter((path) => inPage.includes(path))).toEqual([]);
});

test('a page loads the style sheets and scripts that its HTML names, and no other', async ({page}) => {
  for (const address of ['/', '/intro/', '/main/intro/', '/api/intro/']) {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (['script', 'stylesheet'].includes(request.resourceType()) && !/\/deferred\./.test(path)) loaded.add(path);
    });
    await open(page, address);
    const {files} = weights.find((weight) => weight.address === address)!;
    expect([...loaded].sort(), address).toEqual([...files].sort());
    page.removeAllListeners('request');
  }
});
