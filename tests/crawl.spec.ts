/** Visits every page of the built site once, and reads every file of it. */
import {readFileSync, statSync} from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {violations} from './support/axe';
import {builds, folderOf} from './support/builds';
import {BOTH_MODES, doubleIds, EVERY_LOOK, examine, examineTabs, show, tooWide} from './support/crawl';
import {deadLinks, unsafe, type BuiltSite} from './support/html';
import {pagesOf} from './support/pages';
import {expect, open, test, wake} from './support/site';
import {snapshot} from './support/snapshot';

const folder = folderOf('default');
const pages = pagesOf(folder);

const site: BuiltSite = {folder, base: '/', url: 'https://docs.energytransitionmodel.com'};
const preview: BuiltSite = {folder: folderOf('sub'), base: builds.sub.base, url: builds.sub.env.SITE_URL};

/** One page of each kind, and the specimen, on which every construct stands: these are examined in every look. */
const KINDS = new Set([
  '/',
  '/404.html',
  '/search/',
  '/intro/',
  '/main/intro/',
  '/api/',
  '/api/areas/',
  '/contrib/',
  '/specimen/',
]);

test('the pages of each kind exist', () => {
  const built = new Set(pages.map(({address}) => address));
  expect([...KINDS].filter((address) => !built.has(address))).toEqual([]);
});

for (const {address, file} of pages) {
  test(`${address} is silent, accessible and fits every width`, {tag: '@spec:no-api-calls'}, async ({page}) => {
    // Axe reads a page again for each round of tabs, and some pages of the API show twenty calls.
    test.setTimeout(60_000 + statSync(file).size);
    await open(page, address);

    await test.step('its frame', async () => {
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      expect(await doubleIds(page)).toEqual([]);
    });

    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });

    await test.step('no sideways scroll', async () => {
      expect(await tooWide(page)).toEqual([]);
    });

    await test.step('axe', async () => {
      expect(await examine(page, KINDS.has(address) ? EVERY_LOOK : BOTH_MODES)).toEqual([]);
    });

    await test.step('axe with each tab chosen', async () => {
      expect(await examineTabs(page)).toEqual([]);
    });

    // Silence and requests are judged when the test ends: see support/site.ts.
    await test.step('awake, nothing has changed', async () => {
      const before = await snapshot(page);
      await wake(page);
      expect(await snapshot(page)).toEqual(before);
    });
  });
}

for (const address of ['/', '/main/intro/', '/api/intro/', '/contrib/intro/']) {
  test(`the open menu of ${address} is accessible`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, address);
    await page.locator('button[commandfor="_menu"]').first().click();
    await expect(page.locator('dialog#_menu')).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, scheme, 360);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('every link, anchor and file of the built pages answers', () => {
  expect(deadLinks(site)).toEqual([]);
});

test('under a base URL no link leads out of it', () => {
  expect(deadLinks(preview)).toEqual([]);
});

test('nothing is built that a strict content security policy would refuse', () => {
  expect(unsafe(site)).toEqual([]);
});

test('the built pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'no-inline-style': 'off', // judged with the other unsafe parts, which knows its exceptions
      'script-type': 'off', // speculation rules and data blocks are scripts with a type of their own
    },
  });
  const problems: string[] = [];
  for (const {address, file} of pages) {
    const {results} = await validator.validateString(readFileSync(file, 'utf8'));
    const messages = results.flatMap((result) => result.messages);
    for (const rule of new Set(messages.map(({ruleId}) => ruleId))) {
      const [first, ...others] = messages.filter(({ruleId}) => ruleId === rule);
      problems.push(`${address}: ${rule}: ${first!.message}: ${first!.selector} (and ${others.length} more)`);
    }
  }
  expect(problems).toEqual([]);
});
