/** What a site with analytics tells Google's tag, and that one without tells nobody anything. */
import {expect, open, test, wake, type Page} from './support/site';

const TAG = 'https://www.googletagmanager.com/';
const ALGOLIA = /^https:\/\/[^/]*\.algolia(net\.com|\.net)\//;

test.describe('with analytics', () => {
  test.use({build: 'hosted'});

  test.beforeEach(async ({context, allow}) => {
    // A stand-in for Google's script: what the page tells it stays in window.dataLayer.
    await context.route(`${TAG}**`, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    allow(`request: ${TAG}`, 'it is what is tested');
    // The build has the hosted search as well, which the search page asks.
    await context.route(ALGOLIA, (route) => route.fulfill({json: {results: []}}));
    allow(/^request: https:\/\/[^/]*\.algolia/, 'the search page asks it what the reader asks');
  });

  /** Everything that the page has told the tag so far, in order. */
  async function told(page: Page): Promise<unknown[][]> {
    return page.evaluate(() => {
      const {dataLayer} = window as unknown as {dataLayer: ArrayLike<unknown>[]};
      return dataLayer.map((entry) => Array.from(entry).map((part) => (part instanceof Date ? 'date' : part)));
    });
  }

  /** The page views: the one of the first page is what `config` means to the tag. */
  async function views(page: Page): Promise<unknown[][]> {
    return (await told(page)).filter(([what, name]) => what === 'config' || (what === 'event' && name === 'page_view'));
  }

  async function follow(page: Page, address: string): Promise<void> {
    await page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }

  test('consent is denied before anything else is told', async ({page}) => {
    await open(page, '/main/intro/');
    const [first] = await told(page);
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    const states = Object.entries(first?.[2] as Record<string, string>);
    expect(states.map(([name]) => name).sort()).toEqual([
      'ad_personalization',
      'ad_storage',
      'ad_user_data',
      'analytics_storage',
    ]);
    expect(states.filter(([, state]) => state !== 'denied')).toEqual([]);
  });

  test('the address of a reader is made anonymous', {tag: '@spec:ip-anonymisation'}, async ({page}) => {
    await open(page, '/main/intro/');
    const [config] = await views(page);
    expect(config).toEqual(['config', 'G-TEST', expect.objectContaining({anonymize_ip: true})]);
  });

  test('each page that is seen is one page view', {tag: '@spec:page-view-per-route'}, async ({page}) => {
    await open(page, '/contrib/');
    expect(await views(page)).toHaveLength(1);
    await follow(page, '/intro/');
    await expect.poll(async () => (await views(page)).length).toBe(2);
    await page.goBack();
    await expect.poll(async () => (await views(page)).length).toBe(3);
    await page.goForward();
    await expect.poll(async () => (await views(page)).length).toBe(4);
  });

  test('each route change of the app is one page view', {tag: '@spec:page-view-per-route'}, async ({page}) => {
    await open(page, '/intro/');
    expect(await views(page)).toHaveLength(1);
    await wake(page);
    await follow(page, '/main/intro/');
    await expect.poll(async () => (await views(page)).length).toBe(2);
    await follow(page, '/api/intro/');
    await expect.poll(async () => (await views(page)).length).toBe(3);
    await page.goBack();
    await expect.poll(async () => (await views(page)).length).toBe(4);
    await page.evaluate(() => (window.location.hash = 'somewhere'));
    await expect(page).toHaveURL(/#somewhere$/);
    await follow(page, '/contrib/intro/'); // had the hash been a page view, it would stand before this one
    await expect.poll(async () => (await views(page)).length).toBeGreaterThan(4);
    expect(await views(page)).toHaveLength(5);
  });

  test('the page view follows the new title', async ({page}) => {
    await open(page, '/intro/', {app: 'awake'});
    await page.evaluate(() => {
      const {dataLayer} = window as unknown as {dataLayer: unknown[] & {titles: string[]}};
      dataLayer.titles = [];
      const push = dataLayer.push.bind(dataLayer);
      dataLayer.push = (...entries: unknown[]) => {
        if (Array.from(entries[0] as ArrayLike<unknown>)[1] === 'page_view') dataLayer.titles.push(document.title);
        return push(...entries);
      };
    });
    await follow(page, '/main/intro/');
    const titles = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as {dataLayer: {titles: string[]}}).dataLayer.titles);
    await expect.poll(titles).toHaveLength(1);
    expect(await titles()).toEqual([await page.title()]);
  });

  test('neither query nor hash is told, on the first page, the next, or as referrer', async ({page, site}) => {
    await open(page, '/search/?q=SECRET#SECRET', {app: 'awake'});
    await follow(page, '/main/intro/');
    await expect.poll(async () => (await views(page)).length).toBe(2);
    const everything = JSON.stringify(await told(page));
    expect(everything).not.toContain('SECRET');
    expect(everything).toContain(site.at('/search/'));
    expect(everything).toContain(site.at('/main/intro/'));
  });
});

test('without analytics no other host is asked and no cookie is set', async ({page, context}) => {
  await open(page, '/intro/', {app: 'awake'});
  await page
    .locator('a[href="/main/intro/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/main\/intro\/$/);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await context.cookies()).toEqual([]);
});
