/** The site's own font: never among what the first document needs, there from the second document on, and nothing moves. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {idle} from './support/settled';
import {expect, open, test, wake, type Page} from './support/site';

const FONT = /\.woff2$/;

/** Each request of a font's file: at once, or ahead, when the page was loaded. */
function requestsOf(page: Page): string[] {
  const seen: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('framenavigated', () => (loaded = false));
  page.on('request', (request) => {
    if (FONT.test(new URL(request.url()).pathname)) {
      seen.push(`${request.resourceType()}, ${loaded ? 'after' : 'before'} load`);
    }
  });
  return seen;
}

/** Waits until the font is fetched ahead. */
async function fetched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('etm.font'))).toMatch(/etm-text-\w{32}\.woff2$/);
}

/** Whether the page's words are drawn in the font, by the width that they take. */
function drawn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const width = (family: string): number => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `100px ${family}`;
      return context.measureText('1 l I and 0 O, Every hour').width;
    };
    const {fontFamily} = getComputedStyle(document.querySelector('h1')!);
    return width(fontFamily) !== width(fontFamily.replace(/"?ETM Prose"?,/, ''));
  });
}

/** Goes to another page by a link. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`main a[href="${href}"], nav a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
}

test('a first visit asks for no font until it is loaded, and shows none', async ({page}) => {
  const requests = requestsOf(page);
  await open(page, '/main/intro/', {app: 'awake'});
  await fetched(page);
  expect(requests).toEqual(['fetch, after load']);
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  expect(await drawn(page)).toBe(false);
});

test('a reader who saves data gets none at all', async ({page}) => {
  const requests = requestsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  await open(page, '/main/intro/');
  await idle(page);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('etm.font'))).toBeNull();
});

test('pages that come into the same document stay as they are', async ({page}) => {
  const requests = requestsOf(page);
  await open(page, '/main/intro/');
  await fetched(page);
  await follow(page, '/main/user_manual/interface/');
  await wake(page);
  await follow(page, '/main/intro/');
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  expect(await drawn(page)).toBe(false);
  expect(requests).toHaveLength(1);
});

test('the next document uses the font from the first frame on, and asks for it at the head', async ({page}) => {
  await open(page, '/main/intro/');
  await fetched(page);
  const requests = requestsOf(page);
  await open(page, '/api/intro/');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'own');
  await page.evaluate(() => document.fonts.ready);
  expect(await drawn(page)).toBe(true);
  expect(requests.filter((request) => request.includes('after load'))).toEqual([]);
  const [{preloaded, used}] = await page.evaluate(() => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
    return [{preloaded: address, used: performance.getEntriesByType('resource').map(({name}) => name)}];
  });
  expect(used.filter((name) => name.endsWith('.woff2'))).toEqual([preloaded]);
});

test('a browser that refuses storage shows the system’s font, and breaks nothing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const answered = page.waitForResponse((response) => FONT.test(response.url()));
  await open(page, '/main/intro/');
  await (await answered).finished();
  await open(page, '/api/intro/');
  await idle(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
});

test('without the font’s file the pages are as before', async ({page, allow}) => {
  allow('ERR_FAILED', 'the file is refused');
  await page.route(FONT, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => FONT.test(request.url()));
  await open(page, '/main/intro/', {app: 'awake'});
  await refused;
  await follow(page, '/main/user_manual/interface/');
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
});

test.describe('nothing moves', () => {
  /** The sum of all movements that the browser noticed. */
  async function shift(page: Page): Promise<number> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return page.evaluate(() => (window as unknown as {shift: number}).shift);
  }

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const counter = Object.assign(window, {shift: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) counter.shift += (entry as PerformanceEntry & {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
  });

  test('while the font is fetched, nor in the documents that follow', async ({page}) => {
    await open(page, '/main/intro/');
    await fetched(page);
    expect(await shift(page)).toBeLessThan(0.001);
    for (const address of ['/', '/api/intro/', '/main/user_manual/interface/']) {
      await open(page, address);
      await page.evaluate(() => document.fonts.ready);
      expect(await shift(page), address).toBeLessThan(0.001);
      await wake(page);
      expect(await shift(page), address).toBeLessThan(0.001);
    }
  });
});

test('the licence travels with the font', () => {
  const folder = path.resolve(__dirname, '../src/css/type');
  expect(readFileSync(path.join(folder, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(readFileSync(path.join(folder, 'etm-text.woff2')).length).toBeLessThan(15_000);
});
