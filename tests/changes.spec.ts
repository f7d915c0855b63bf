/** The change log of the API: its kinds are chosen by the style sheet alone, and a feed has the same entries. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readChanges} from '../plugins/api-changes/read';
import {folderOf, ROOT} from './support/builds';
import {expect, open, openAsleep, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/api/changelog/';
const KINDS = ['added', 'changed', 'deprecated', 'removed'] as const;

const releases = readChanges(ROOT);
const changes = releases.flatMap((release) => release.changes);

const kindOf = (page: Page, name: string): Locator => page.getByRole('radio', {name, exact: true});
const releasesOf = (page: Page): Locator => page.locator('h2[data-kinds]').filter({visible: true});
const changesOf = (page: Page): Locator => page.locator('li[data-kind]').filter({visible: true});

async function expectAll(page: Page): Promise<void> {
  await expect(releasesOf(page)).toHaveCount(releases.length);
  await expect(changesOf(page)).toHaveCount(changes.length);
}

async function expectOnly(page: Page, kind: (typeof KINDS)[number]): Promise<void> {
  const has = ({changes}: (typeof releases)[number]): boolean => changes.some((change) => change.kind === kind);
  await expect(changesOf(page)).toHaveCount(changes.filter((change) => change.kind === kind).length);
  await expect(page.locator(`li[data-kind="${kind}"]`).filter({visible: true})).toHaveCount(
    await changesOf(page).count(),
  );
  expect(await releasesOf(page).evaluateAll((all) => all.map(({id}) => id))).toEqual(
    releases.filter(has).map(({date}) => date),
  );
}

async function expectKinds(page: Page): Promise<void> {
  for (const kind of KINDS) {
    await kindOf(page, kind[0]!.toUpperCase() + kind.slice(1)).check();
    await expectOnly(page, kind);
    await expect(page.getByRole('heading', {name: 'How changes are announced'})).toBeVisible();
  }
  await kindOf(page, 'All').check();
  await expectAll(page);
}

test('every kind occurs', () => {
  expect(KINDS.filter((kind) => !changes.some((change) => change.kind === kind))).toEqual([]);
});

test('a kind hides the other changes, and releases without one', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await expect(kindOf(page, 'All')).toBeChecked();
  await expectAll(page);
  await expectKinds(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('it does the same', async ({page}) => {
    await open(page, PAGE);
    await expectAll(page);
    await expectKinds(page);
  });
});

test('by keyboard: arrows go from kind to kind', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await kindOf(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(kindOf(page, 'Added')).toBeChecked();
  await expectOnly(page, 'added');
  await page.keyboard.press('ArrowDown');
  await expectOnly(page, 'changed');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectAll(page);
});

test('the choice stays when the app comes', async ({page}) => {
  const letGo = await openAsleep(page, PAGE);
  await kindOf(page, 'Removed').check();
  await expect(page.locator('html[data-has-hydrated="true"]'), 'still asleep').toHaveCount(0);
  letGo();
  await expectOnly(page, 'removed');
  await wake(page);
  await expect(kindOf(page, 'Removed')).toBeChecked();
  await expectOnly(page, 'removed');
});

test('the list of contents leads to a release that was hidden', async ({page}) => {
  const hidden = releases.findLast((release) => release.changes.every(({kind}) => kind !== 'deprecated'))!;
  await open(page, PAGE, {app: 'awake'});
  await kindOf(page, 'Deprecated').check();
  await expect(page.locator(`[id="${hidden.date}"]`)).toBeHidden();
  await page.getByRole('navigation', {name: 'On this page'}).locator(`a[href="#${hidden.date}"]`).click();
  await expect(page.locator(`[id="${hidden.date}"]`)).toBeInViewport();
  await expectAll(page);
});

for (const build of ['default', 'sub'] as const) {
  test.describe(`the feed of the build "${build}"`, () => {
    test.use({build});

    test('is announced by the page, well-formed, and leads to every entry', async ({page, site}) => {
      await open(page, PAGE);
      const announced = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
      await expect(announced).toHaveCount(1);
      const address = await announced.evaluate((link: HTMLLinkElement) => link.href);
      expect(address).toBe(site.at('/api/changelog/rss.xml'));

      const response = await page.request.get(address);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
      const feed = await page.evaluate(
        (text) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml');
          const texts = (selector: string): string[] =>
            [...xml.querySelectorAll(selector)].map((one) => one.textContent);
          return {
            broken: texts('parsererror'),
            root: [xml.documentElement.localName, xml.documentElement.getAttribute('version')],
            links: texts('item > link'),
            guids: texts('item > guid'),
            dates: texts('item > pubDate'),
            self: xml.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
          };
        },
        await response.text(),
      );
      expect(feed.broken).toEqual([]);
      expect(feed.root).toEqual(['rss', '2.0']);
      expect(feed.self).toMatch(/\/api\/changelog\/rss\.xml$/);
      expect(feed.guids).toEqual(feed.links);
      expect(feed.links.map((link) => new URL(link).hash)).toEqual(releases.map(({date}) => `#${date}`));
      expect(feed.dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
        releases.map(({date}) => date),
      );
      const html = readFileSync(path.join(folderOf(build), 'api/changelog/index.html'), 'utf8');
      const ids = new Set([...html.matchAll(/ id="?([\w-]+)/g)].map(([, id]) => id));
      expect(feed.links.filter((link) => !ids.has(new URL(link).hash.slice(1)))).toEqual([]);
    });
  });
}

test('other pages announce no feed', async ({page}) => {
  await open(page, '/api/errors/');
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveCount(0);
});
