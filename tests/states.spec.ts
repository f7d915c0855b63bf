import type {BrowserContext, Page} from '@playwright/test';
import {limits, texts} from './specification';
import {builds, folderOf} from './support/builds';
import {serve} from './support/server';
import {painted} from './support/settled';
import {expect, open, test, wake} from './support/site';

const FROM = '/main/intro/';
const SAME_AREA = '/main/user_manual/interface/';
const OTHER_AREA = '/api/intro/';
const FAILED = /Failed to load resource|ChunkLoadError|Loading chunk|Loading CSS chunk/;

/** Follows a link of the page within the app, without pointing at it first. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href$="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** Answers the page's chunks with 404 while `broken()` holds; what the app has loaded already is not asked for again. */
async function breakChunks(context: BrowserContext, broken: () => boolean): Promise<void> {
  await context.route(/\/assets\/js\/(?!main|runtime|deferred)/, (route) =>
    broken() ? route.fulfill({status: 404, body: ''}) : route.continue(),
  );
}

/** A reader who saves data: nothing is fetched ahead, so what a page needs is asked for when it is opened. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
}

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) documents += 1;
  });
  return () => documents;
}

/** Marks the document, so that a test can tell it from one loaded later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

test(
  'a page that throws shows its error and a way on',
  {
    tag: [
      '@spec:page-crashed',
      '@spec:crashed-message',
      '@spec:crashed-title',
      '@spec:crashed-document-title',
      '@spec:try-again',
    ],
  },
  async ({page, allow}) => {
    allow(/is not a valid|Element type is invalid|type is invalid|Minified React error/, 'the page is made to throw');
    // Every document's chunk names the elements that it is made of; here a paragraph is none.
    await page.route(/\/assets\/js\/(?!main|runtime|deferred)/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\bp:"p"/g, 'get p(){return window.mended?"p":{}}');
      await route.fulfill({response, body});
    });
    await open(page, '/contrib/', {app: 'awake'});
    await follow(page, '/contrib/intro/');

    await expect(page.getByRole('heading', {level: 1, name: texts.crashedTitle, exact: true})).toBeVisible();
    await expect(page.getByText(/Minified React error #130|Element type is invalid/)).toBeVisible();
    await expect(page).toHaveTitle(texts.crashedDocumentTitle);
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await page.getByRole('button', {name: texts.tryAgain, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(texts.crashedTitle);
    await expect(page).not.toHaveTitle(texts.crashedDocumentTitle);
    await page.unrouteAll({behavior: 'ignoreErrors'}); // pages that are fetched ahead may be under way
  },
);

for (const [where, address] of [
  ['the same area', SAME_AREA],
  ['another area', OTHER_AREA],
] as const) {
  test.describe(`when the content of a page of ${where} cannot be fetched`, () => {
    test.beforeEach(async ({page, allow}) => {
      allow(FAILED, 'the chunk is missing');
      await saveData(page);
    });

    test('once, the page is loaded as a document', {tag: '@spec:content-fails-reload'}, async ({page, context}) => {
      let broken = false;
      await breakChunks(context, () => broken);
      await open(page, FROM, {app: 'awake'});
      const documents = countDocuments(page);
      page.on('domcontentloaded', () => (broken = false));
      await mark(page);
      broken = true;
      await follow(page, address);
      await page.waitForFunction(() => !('marked' in window));
      expect(new URL(page.url()).pathname).toBe(address);
      await wake(page);
      await expect(page.locator('article h1')).toBeVisible();
      expect(documents()).toBeLessThanOrEqual(2); // the address in the app, and the document
    });

    test(
      'for ever, one reload leaves a page that can be read',
      {tag: '@spec:content-fails-reload'},
      async ({page, context}) => {
        let broken = false;
        await breakChunks(context, () => broken);
        await open(page, FROM, {app: 'awake'});
        await mark(page);
        broken = true;
        await follow(page, address);
        await page.waitForFunction(() => !('marked' in window));
        await mark(page);
        const failed = page.waitForResponse((response) => response.status() === 404);
        await page.evaluate(() => document.dispatchEvent(new Event('etm-wake')));
        await failed;
        await painted(page);
        expect(await isMarked(page)).toBe(true);
        await expect(page.locator('article h1')).toBeVisible();
        await page
          .locator(`a[href$="${FROM}"]`)
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click());
        await expect(page).toHaveURL(new RegExp(`${FROM}$`));
      },
    );

    test(
      'offline, the error and Retry are shown in place',
      {tag: '@spec:content-fails-retry'},
      async ({page, context}) => {
        await open(page, FROM, {app: 'awake'});
        await mark(page);
        await context.setOffline(true);
        await follow(page, address);
        const retry = page.getByRole('button', {name: texts.retry, exact: true});
        await expect(retry).toBeVisible();
        await expect(page.getByText(/Loading (CSS )?chunk .+ failed/)).toBeVisible();
        await expect(page.locator('header.navbar, nav.navbar').first()).toBeVisible();
        await retry.click();
        await expect(retry).toBeVisible();
        await context.setOffline(false);
        await retry.click();
        await expect(page.locator('article h1')).toBeVisible();
        await expect(retry).toHaveCount(0);
        expect(await isMarked(page)).toBe(true);
      },
    );

    test(
      'and storage refuses, nothing is reloaded',
      {tag: '@spec:content-fails-retry'},
      async ({page, context, allow}) => {
        allow(/Docusaurus browser storage|Docusaurus storage error/, 'theme-common logs refused storage');
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'] as const) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('refused', 'SecurityError');
              },
            });
          }
        });
        let broken = false;
        await breakChunks(context, () => broken);
        await open(page, FROM, {app: 'awake'});
        await mark(page);
        broken = true;
        await follow(page, address);
        await expect(page.getByRole('button', {name: texts.retry, exact: true})).toBeVisible();
        broken = false;
        await page.getByRole('button', {name: texts.retry, exact: true}).click();
        await expect(page.locator('article h1')).toBeVisible();
        expect(await isMarked(page)).toBe(true);
      },
    );
  });
}

test('pointing at a link without a network does nothing', async ({page, context, allow}) => {
  allow(FAILED, 'the chunk is missing');
  await open(page, FROM, {app: 'awake'});
  await mark(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.locator(`a[href$="${SAME_AREA}"]`).first().dispatchEvent('mouseover');
  await failed;
  await painted(page);
  await expect(page.locator('article h1')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const [what, chunk] of [
  ['The app’s own script', /\/assets\/js\/main/],
  ['The first page’s content', /\/assets\/js\/(?!main|runtime|deferred)/],
] as const) {
  test(`${what} missing leaves the page as it was built, its links working`, async ({page, context, allow}) => {
    allow(FAILED, 'the script is missing');
    await context.route(chunk, (route) => route.fulfill({status: 404, body: ''}));
    await open(page, FROM);
    const missing = page.waitForResponse((response) => response.status() === 404);
    await page.evaluate(() => document.dispatchEvent(new Event('etm-wake')));
    await missing;
    await painted(page);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('did not load properly')).toHaveCount(0);
    await follow(page, SAME_AREA);
    await expect(page).toHaveURL(new RegExp(`${SAME_AREA}$`));
    await expect(page.locator('article h1')).toBeVisible();
  });
}

test(
  'the next page’s content is loaded before the switch',
  {
    tag: ['@spec:preload-before-switch', '@spec:progress-bar-200'],
  },
  async ({page, context}) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let hold = false;
    await context.route(/\/assets\/js\/(?!main|runtime|deferred)/, async (route) => {
      if (hold) await held;
      await route.continue();
    });
    await saveData(page);
    await page.clock.install();
    await open(page, FROM, {app: 'awake'});
    const title = await page.locator('article h1').textContent();
    const bar = page.locator('#nprogress .bar');

    hold = true;
    await page.evaluate(() => {
      const started = performance.now();
      new MutationObserver((_, observer) => {
        if (!document.getElementById('nprogress')) return;
        Object.assign(window, {barAfter: performance.now() - started});
        observer.disconnect();
      }).observe(document.body, {childList: true, subtree: true});
    });
    await follow(page, OTHER_AREA);
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as {barAfter: number}).barAfter)).toBeGreaterThanOrEqual(
      limits.progressBarDelay,
    );
    await page.clock.fastForward(10_000); // however long it takes
    await painted(page);
    await expect(page.locator('article h1')).toHaveText(title!);
    const before = await page.evaluate(() => document.documentElement.dataset.theme);
    await page
      .locator('[data-early="colour-mode"]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
    release();
    await expect(page.locator('article h1')).not.toHaveText(title!);
    await expect(bar).toHaveCount(0);
  },
);

test(
  'a page that is there sooner than 200 ms shows no progress bar',
  {tag: '@spec:progress-bar-200'},
  async ({page}) => {
    await page.clock.install();
    await open(page, FROM, {app: 'awake'});
    await page.evaluate(async (address) => void (await window.docusaurus.preload(address)), SAME_AREA);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) Object.assign(window, {barSeen: true});
      }).observe(document.body, {childList: true, subtree: true});
    });
    await follow(page, SAME_AREA);
    await expect(page).toHaveURL(new RegExp(`${SAME_AREA}$`));
    await page.clock.fastForward(2 * limits.progressBarDelay);
    await painted(page);
    expect(await page.evaluate(() => 'barSeen' in window)).toBe(false);
  },
);

test(
  'a tab from before a release finds its way to the new pages',
  {tag: '@spec:content-fails-reload'},
  async ({page, site, allow}) => {
    allow(FAILED, 'the old release’s chunk is gone');
    allow('Refused to execute script', 'in its place comes the page of unknown addresses');
    await saveData(page);
    await open(page, FROM, {app: 'awake'});
    const documents = countDocuments(page);
    site.deploy('next');
    await follow(page, OTHER_AREA);
    await expect(page.getByText('Changed in the next release.')).toBeVisible();
    expect(documents()).toBeLessThanOrEqual(2);
    await page.goBack({waitUntil: 'commit'});
    await expect(page.locator('article h1')).toBeVisible();
  },
);

test(
  'a site served under another path than it was built for says so',
  {tag: '@spec:base-url-banner'},
  async ({page, allow}) => {
    allow(/Failed to load resource|MIME type/, 'this is what a wrong base URL does');
    for (const [build, path] of [
      ['default', '/elsewhere/'],
      ['sub', '/'],
    ] as const) {
      const server = await serve(folderOf(build), path);
      allow(server.origin, 'the misconfigured server');
      await page.goto(`${server.origin}${path}main/intro/`);
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('did not load properly');
      await expect(banner).toContainText(`${builds[build].base}main/intro/`);
      await server.close();
    }
  },
);

test(
  'viewing a document stores its version, and an unknown name goes',
  {tag: '@spec:preferred-version'},
  async ({page}) => {
    await page.addInitScript(() => {
      if (!localStorage.length) localStorage.setItem('docs-preferred-version-contrib', 'no-such-version');
    });
    await open(page, FROM, {app: 'awake'});
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-main'))).toBe('current');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-contrib'))).toBeNull();
    await follow(page, OTHER_AREA);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-api'))).toBe('current');
  },
);
