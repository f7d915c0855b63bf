/** From page to page while the app sleeps: src/deferred/ puts a page's content into the document that is open. */
import {limits, texts} from './specification';
import {painted} from './support/settled';
import {expect, hold, open, SCRIPTS, test, wake, type Page} from './support/site';

const FROM = '/main/intro/';
const TO = '/main/user_manual/interface/';
const DOCUMENT = /\/main\/user_manual\/interface\/$/;

test.beforeEach(async ({page}) => {
  // What a page has in the document that was opened first stays until another document comes.
  await page.addInitScript(() => Object.assign(window, {documents: (window.documents ?? 0) + 1, mark: Math.random()}));
});

declare global {
  interface Window {
    documents?: number;
    mark: number;
  }
}

const markOf = (page: Page): Promise<number> => page.evaluate(() => window.mark);

/** Follows a link without pointing at it first. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

async function expectAsleep(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
}

/** What a page is made of, head and body, without what its style sheets and open categories depend on. */
function madeOf(page: Page): Promise<{head: string[]; body: string; root: string}> {
  return page.evaluate(() => {
    const body = document.querySelector('#__docusaurus')!.cloneNode(true) as HTMLElement;
    for (const details of body.querySelectorAll('nav details')) details.removeAttribute('open');
    for (const link of body.querySelectorAll('[data-contents] a')) link.removeAttribute('aria-current');
    // Attributes in one order.
    for (const element of body.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
      for (const {name} of attributes) element.removeAttribute(name);
      for (const {name, value} of attributes) element.setAttribute(name, value);
    }
    return {
      head: [...document.head.querySelectorAll('[data-rh]')].map(({outerHTML}) => outerHTML),
      body: body.outerHTML.replaceAll(/ (?:class|tabindex)=""/g, ''),
      root: document.documentElement.className,
    };
  });
}

test.describe('a link', () => {
  const ways: readonly [from: string, to: string][] = [
    [FROM, TO],
    ['/', '/intro/'],
    [FROM, '/api/intro/'],
    ['/api/intro/', '/api/scenarios/'],
    ['/main/intro/', '/main/co2-ccus/'],
  ];
  for (const [from, to] of ways) {
    test(`from ${from} to ${to} gives the page that the document holds, and the app can wake in it`, async ({page}) => {
      await open(page, to);
      await painted(page);
      const loaded = await madeOf(page);
      await open(page, from);
      const mark = await markOf(page);
      await follow(page, to);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      expect(await markOf(page)).toBe(mark);
      await expectAsleep(page);
      await painted(page);
      expect(await madeOf(page)).toEqual(loaded);
      await wake(page);
      await expect(page.locator('h1').first()).toBeVisible();
    });
  }

  test('brings the style sheets of its page', async ({page}) => {
    const styleOf = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].map((element) => {
          const {display, color, marginTop, borderTopWidth} = getComputedStyle(element);
          return [element.tagName, display, color, marginTop, borderTopWidth].join(' ');
        }),
      );
    await open(page, '/api/scenarios/');
    const loaded = await styleOf();
    await open(page, '/intro/');
    await follow(page, '/api/intro/');
    await expect(page).toHaveURL(/\/api\/intro\/$/);
    await follow(page, '/api/scenarios/');
    await expect(page).toHaveURL(/\/api\/scenarios\/$/);
    await expect.poll(styleOf).toEqual(loaded);
    await expectAsleep(page);
  });

  test('begins at the top, and so do the keyboard and what is said', async ({page}) => {
    await open(page, FROM);
    await page.evaluate(() => scrollTo(0, 900));
    await follow(page, TO);
    await expect(page).toHaveURL(DOCUMENT);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#page-announcer')).toHaveText(/Interface/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('with a hash leads to its place', async ({page}) => {
    await open(page, FROM);
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)!;
      link.hash = 'main-content';
      link.click();
    }, TO);
    await expect(page).toHaveURL(/interface\/#main-content$/);
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('main-content');
  });

  test('leaves the sidebar as the reader has it', async ({page}) => {
    await open(page, FROM);
    const sidebar = page.locator('nav.theme-doc-sidebar-container');
    const category = (of: string): ReturnType<Page['locator']> =>
      sidebar.locator('details').filter({has: page.locator(`> summary:text-is("${of}")`)});
    const others = sidebar.locator('details:not(details details)').filter({hasNot: page.locator(`a[href="${TO}"]`)});
    const name = (await others.last().locator('> summary').textContent())!;
    const wasOpen = await others.last().evaluate((details: HTMLDetailsElement) => details.open);
    await others.last().locator('> summary').click();
    await sidebar.evaluate((element) => (element.scrollTop = 150));
    await follow(page, TO);
    await expect(page).toHaveURL(DOCUMENT);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', TO);
    expect(await category(name).evaluate((details: HTMLDetailsElement) => details.open)).toBe(!wasOpen);
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(150);
  });

  test('opens the category of its page', async ({page}) => {
    await open(page, FROM);
    const own = page.locator('nav.theme-doc-sidebar-container details').filter({has: page.locator(`a[href="${TO}"]`)});
    await own.first().locator('> summary').click();
    await expect(own.first().locator(`a[href="${TO}"]`)).toBeHidden();
    await follow(page, TO);
    await expect(own.first().locator('[aria-current="page"]')).toBeVisible();
  });

  test('that a reader opens in another tab is left to the browser', async ({page, context}) => {
    await open(page, FROM);
    const opened = context.waitForEvent('page');
    await page
      .locator(`a[href="${TO}"]:visible`)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    const tab = await opened;
    await expect(tab).toHaveURL(DOCUMENT);
    await expect(page).toHaveURL(/\/main\/intro\/$/);
  });

  for (const [what, href, leads] of [
    ['no page', '/main/no-such-page/', /no-such-page/],
    ['the search', '/search/?q=heat', /\/search\/\?q=heat$/],
    ['a moved page', '/main/starting-or-exploring/', /\/starting-scenario\/$/],
  ] as const) {
    test(`to ${what} opens a document`, async ({page, allow}) => {
      allow('404 (Not Found)', 'it is what is tested');
      await open(page, FROM);
      const mark = await markOf(page);
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>('main a[href]')!;
        link.href = to;
        link.click();
      }, href);
      await expect(page).toHaveURL(leads);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect.poll(() => markOf(page).catch(() => mark)).not.toBe(mark);
    });
  }

  test('of an older release opens a document', async ({page, site}) => {
    await open(page, FROM);
    site.deploy('next');
    await follow(page, '/api/intro/');
    await expect(page.getByText('Changed in the next release.')).toBeVisible();
  });

  test('followed while the app is on its way opens a document', async ({page}) => {
    await open(page, FROM);
    const mark = await markOf(page);
    const letGo = await hold(page, SCRIPTS);
    await page.evaluate(() => document.dispatchEvent(new Event('etm-wake')));
    await follow(page, TO);
    await expect(page).toHaveURL(DOCUMENT);
    expect(await markOf(page)).not.toBe(mark);
    letGo();
  });
});

test.describe('is fetched ahead', () => {
  /** The documents that the page fetches. */
  function fetchesOf(page: Page): string[] {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    return fetched;
  }
  const linkTo = (page: Page, href: string): ReturnType<Page['locator']> =>
    page.locator(`nav a[href="${href}"]:visible`).first();

  test('when a pointer rests on its link, once', async ({page}) => {
    const fetched = fetchesOf(page);
    await open(page, FROM);
    const answer = page.waitForResponse(DOCUMENT);
    await linkTo(page, TO).hover();
    await (await answer).finished();
    await linkTo(page, TO).click();
    await expect(page).toHaveURL(DOCUMENT);
    expect(fetched.filter((path) => path === TO)).toHaveLength(1);
  });

  test('when the focus rests on its link', async ({page}) => {
    await open(page, FROM);
    const answer = page.waitForResponse(DOCUMENT);
    await linkTo(page, TO).focus();
    await answer;
  });

  test('not when a pointer passes, nor for a reader who saves data', async ({page}) => {
    const fetched = fetchesOf(page);
    await page.clock.install();
    await open(page, FROM);
    await linkTo(page, TO).hover();
    await page.mouse.move(900, 400);
    await page.clock.runFor(1000);
    expect(fetched.filter((path) => path.endsWith('/'))).toEqual([]);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    await open(page, FROM);
    await linkTo(page, TO).hover();
    await page.clock.runFor(1000);
    expect(fetched.filter((path) => path.endsWith('/'))).toEqual([]);
  });
});

test('back and forward come from the browser’s cache, scrolled where the reader was', async ({page}) => {
  await open(page, FROM);
  const mark = await markOf(page);
  await page.evaluate(() => scrollTo(0, 700));
  await painted(page);
  await follow(page, TO);
  await expect(page).toHaveURL(DOCUMENT);
  await page.evaluate(() => scrollTo(0, 400));
  await painted(page);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/main\/intro\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', DOCUMENT);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  expect(await markOf(page)).toBe(mark);
  await page.reload();
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/main\/intro\/$/);
});

test('places on a page that are gone to between do not mix up where the reader was', async ({page}) => {
  await open(page, FROM);
  await page.evaluate(() => scrollTo(0, 700));
  await painted(page);
  await follow(page, TO);
  await expect(page).toHaveURL(DOCUMENT);
  await page.locator('[data-contents] a').last().click();
  await expect(page).toHaveURL(/#/);
  await follow(page, '/api/intro/');
  await expect(page).toHaveURL(/\/api\/intro\/$/);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', DOCUMENT);
  await page.goBack();
  await expect(page).toHaveURL(DOCUMENT);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/main\/intro\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('back, once the app has woken, is a step of the app', async ({page}) => {
  await open(page, FROM);
  await follow(page, TO);
  await expect(page).toHaveURL(DOCUMENT);
  await wake(page);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/main\/intro\/$/);
  await expect(page.locator('article h1')).toHaveText(/Introduction/);
  await page.goForward();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', DOCUMENT);
});

test.describe('a page that takes a moment', {tag: '@spec:progress-bar-200'}, () => {
  test('shows the progress bar after 200 ms, and the present page until then', async ({page}) => {
    await open(page, FROM);
    const letGo = await hold(page, DOCUMENT);
    const bar = page.getByRole('progressbar');
    await page.evaluate((to) => {
      const began = performance.now();
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="progressbar"]')) return;
        document.body.dataset.barAfter = String(performance.now() - began);
        observer.disconnect();
      }).observe(document.body, {childList: true, subtree: true});
      document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click();
    }, TO);
    await expect(bar).toBeVisible();
    const after = Number(await page.locator('body').getAttribute('data-bar-after'));
    expect(after).toBeGreaterThanOrEqual(limits.progressBarDelay);
    await expect(page).toHaveURL(/\/main\/intro\/$/);
    letGo();
    await expect(page).toHaveURL(DOCUMENT);
    await expect(bar).toHaveCount(0);
  });

  test('gives way to the link that was followed last', async ({page}) => {
    await open(page, FROM);
    const letGo = await hold(page, DOCUMENT);
    await follow(page, TO);
    await follow(page, '/api/intro/');
    await expect(page).toHaveURL(/\/api\/intro\/$/);
    letGo();
    await page.waitForResponse(DOCUMENT).catch(() => {});
    await painted(page);
    await expect(page).toHaveURL(/\/api\/intro\/$/);
  });
});

test(
  'offline, a click stays on the page and says so, and `Retry` goes on',
  {tag: '@spec:content-fails-retry'},
  async ({page, context, allow}) => {
    allow('ERR_INTERNET_DISCONNECTED', 'the browser is offline');
    await open(page, FROM);
    const mark = await markOf(page);
    await context.setOffline(true);
    await follow(page, TO);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page could not be loaded');
    await expect(alert).toContainText('Failed to fetch');
    await expect(page.locator('article h1')).toHaveText(/Introduction/);
    await expect(page).toHaveURL(/\/main\/intro\/$/);
    const retry = page.getByRole('button', {name: texts.retry, exact: true});
    await retry.click();
    await expect(retry).toHaveCount(1);
    await context.setOffline(false);
    await retry.click();
    await expect(page).toHaveURL(DOCUMENT);
    await expect(retry).toHaveCount(0);
    expect(await markOf(page)).toBe(mark);
  },
);

test('a page that the browser made ready ahead counts as viewed once it is seen', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', {value: true}));
  await open(page, FROM);
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('docs-preferred-version-main'));
  await painted(page);
  expect(await stored()).toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await stored()).toBe('current');
});
