/** The search where Algolia is configured: what it is asked, and what readers find when it does not answer. */
import type {BrowserContext, Page} from '@playwright/test';
import {readHeads} from '../plugins/search-index/heads';
import {recordsOfSite} from '../plugins/search-index/records';
import {readSite} from '../plugins/after-build/site';
import {limits, texts} from './specification';
import {algoliaRecords, standInForAlgolia, type StandIn} from './support/algolia';
import {folderOf} from './support/builds';
import {expect, open, test as base} from './support/site';

const ALGOLIA = /^https:\/\/[^/]*\.algolia(net\.com|\.net)\//;
const STAND_IN = 'The search service does not answer.';
const SITE = {title: 'Energy Transition Model', url: 'https://docs.energytransitionmodel.com', baseUrl: '/'};
const PATIENCE = 2000; // ms that readers wait for Algolia

const SMALL = 60_000; // letters of a page's HTML without its styles

let made: ReturnType<typeof algoliaRecords> | undefined;

/** What `npm run search:push` would write of the small pages, since large ones take long to read; and a page that nobody has made. */
function records(): ReturnType<typeof algoliaRecords> {
  if (made) return made;
  const built = readSite(folderOf('hosted'), SITE);
  made = algoliaRecords(
    [
      ...recordsOfSite(
        {...built, pages: built.pages.filter(({html}) => html.replace(/<style\b[^]*?<\/style>/g, '').length < SMALL)},
        readHeads('.'),
      ),
      {
        route: '/main/injected/',
        title: '<img src=x onerror=alert(1)> injected <b>page</b>',
        description: '',
        keywords: [],
        sections: [
          {
            anchor: '',
            heading: '',
            level: 1,
            above: [],
            text: 'An <script>alert(2)</script> injected text.',
            detail: '',
            code: '',
          },
        ],
      },
    ],
    SITE.url,
  );
  return made;
}

const test = base.extend<{algolia: StandIn}>({
  build: 'hosted',

  algolia: async ({context, allow}, use) => {
    const algolia = await standInForAlgolia(records());
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    allow('request: https://www.googletagmanager.com/', 'the build has analytics as well');
    await answerFor(context, algolia);
    allow(/^request: https:\/\/[^/]*\.algolia(net\.com|\.net)\//, 'it is what is tested');
    await use(algolia);
    await algolia.close();
  },
});

/** Sends the page's requests for Algolia's hosts to the stand-in. */
async function answerFor(context: BrowserContext, algolia: StandIn): Promise<void> {
  await context.route(ALGOLIA, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    try {
      await route.fulfill({response: await route.fetch({url: algolia.origin + pathname + search})});
    } catch {
      await route.abort().catch(() => {}); // left by the page before it was answered
    }
  });
}

/** Opens the search by its shortcut on a page that is asleep, as most readers will. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const field = (page: Page) => page.getByRole('combobox', {name: texts.searchPlaceholder});
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

async function failIndex(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/assets/search/**', (route) => route.abort());
  return () => context.unroute('**/assets/search/**');
}

test(
  'Algolia hears nothing before a reader has asked, and then the query with the filters of the specification',
  {tag: ['@spec:search-hosted', '@spec:search-configuration']},
  async ({page, algolia}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (ALGOLIA.test(request.url())) asked.push(request.url());
    });
    await open(page, '/main/intro/', {app: 'awake'});
    await expect(page.locator('link[href*="algolia"]')).toHaveCount(0);
    await page.getByRole('button', {name: texts.searchButton}).first().hover();
    await openSearch(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await field(page).fill('scenario');
    await expect(options(page).first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(new URL(asked[0]!).host).toMatch(/^testappid-dsn\.algolia\.net$/i);
    for (const query of algolia.requests.flat()) {
      expect(query).toMatchObject({
        indexName: 'energytransitionmodel',
        query: 'scenario',
        clickAnalytics: false,
        facetFilters: [
          'language:en',
          [
            'docusaurus_tag:default',
            'docusaurus_tag:docs-main-current',
            'docusaurus_tag:docs-api-current',
            'docusaurus_tag:docs-contrib-current',
          ],
        ],
      });
    }
    await expect(page.getByText(STAND_IN)).toHaveCount(0);
  },
);

test('every page that Algolia finds is counted, and an option leads to it on this site', async ({page, algolia}) => {
  await open(page, '/main/intro/');
  await openSearch(page);
  await field(page).fill('scenario');
  const pages = new Set(
    records()
      .filter(({hierarchy, keywords, content, code}) =>
        /(?<![\p{L}\p{N}])scenario/iu.test(
          [...Object.values(hierarchy).slice(1), ...keywords, content, code].join(' '),
        ),
      )
      .map((record) => record.url_without_anchor),
  );
  expect(pages.size).toBeGreaterThan(3);
  await expect(page.getByRole('link', {name: `See all ${pages.size} results`})).toBeVisible();
  await expect(options(page).first().locator('mark').first()).toHaveText(/^scenario/i);
  expect(algolia.requests.length).toBeGreaterThan(0);
  const address = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
});

test('what Algolia does not find is said, with what to search for instead', async ({page, algolia}) => {
  algolia.does = 'find nothing';
  await open(page, '/main/intro/');
  await openSearch(page);
  await field(page).fill('scenaro');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.noResults)).toBeVisible();
  await expect(dialog.getByText(texts.trySearching)).toBeVisible();
});

test('of the HTML in a title only the marks survive', async ({page, algolia}) => {
  await open(page, '/main/intro/');
  await openSearch(page);
  await field(page).fill('injected');
  const option = options(page).first();
  await expect(option).toContainText('<img src=x onerror=alert(1)> injected <b>page</b>');
  await expect(option.locator('mark').first()).toHaveText('injected');
  expect(await option.locator('img, b, script').count()).toBe(0);
  expect(algolia.requests.length).toBeGreaterThan(0);
});

test('after a failure the index of this site answers for the rest of the visit, and says so', async ({
  page,
  algolia,
  allow,
}) => {
  allow(/Failed to load resource/, 'Algolia fails');
  algolia.does = 'fail';
  await open(page, '/main/intro/');
  await openSearch(page);
  await field(page).fill('scenario');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByText(STAND_IN)).toBeVisible();
  algolia.does = 'answer';
  const before = algolia.requests.length;
  await field(page).fill('scenarios');
  await expect(page.getByText(STAND_IN)).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  expect(algolia.requests).toHaveLength(before);
});

test('when Algolia hangs the index answers after two seconds', async ({page, algolia, allow}) => {
  allow(/Failed to load resource/, 'the request is ended');
  algolia.does = 'hang';
  await open(page, '/main/intro/', {app: 'awake'});
  await openSearch(page);
  const began = Date.now();
  await field(page).fill('scenario');
  await expect(options(page).first()).toBeVisible();
  expect(Date.now() - began).toBeGreaterThan(PATIENCE - 100);
  await expect(page.getByText(STAND_IN)).toBeVisible();
});

test('where Algolia is blocked the index answers', async ({page, context, algolia, allow}) => {
  allow(/Failed to load resource/, 'the host is blocked');
  await context.route(ALGOLIA, (route) => route.abort('blockedbyclient'));
  await open(page, '/main/intro/', {app: 'awake'});
  await openSearch(page);
  await field(page).fill('scenario');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByText(STAND_IN)).toBeVisible();
  expect(algolia.requests).toEqual([]);
});

test(
  'when Algolia and then the index fail the reader is told, and a retry asks Algolia again',
  {tag: '@spec:search-fails'},
  async ({page, context, algolia, allow}) => {
    allow(/Failed to load resource/, 'both engines fail');
    algolia.does = 'fail';
    const mend = await failIndex(context);
    await open(page, '/main/intro/');
    await openSearch(page);
    await field(page).fill('scenario');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText(texts.searchFails);
    await expect(alert).toContainText(texts.searchFailsHelp);
    algolia.does = 'answer';
    await alert.getByRole('button').click();
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByText(STAND_IN)).toHaveCount(0);
    await mend();
  },
);

test('the search page asks Algolia, and filters by area', async ({page, algolia}) => {
  await open(page, `/${limits.searchPath}/?${limits.searchParameter}=scenario`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
  const filter = main.getByRole('navigation').getByRole('link', {name: /^API/});
  const count = Number((await filter.textContent())!.replace(/\D/g, ''));
  await filter.click();
  await expect(page).toHaveURL(/area=api/);
  await expect(main.getByRole('heading', {level: 2})).toHaveCount(count);
  await expect(main.locator('ol > li:not([data-area="api"])')).toHaveCount(0);
  expect(algolia.requests.at(-1)![0]!.facetFilters).toContain('docusaurus_tag:docs-api-current');
});

base('without Algolia, readers load none of its code', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, '/main/intro/', {app: 'awake'});
  await openSearch(page);
  await field(page).fill('scenario');
  await expect(options(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes('algolia.net'))).toEqual([]);
});
