/** Visits every page of the built site once, and reads every file of it. */
import {readFileSync, statSync} from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {violations} from './support/axe';
import {builds, folderOf} from './support/builds';
import {deadLinks, unsafe, type BuiltSite} from './support/html';
import {pagesOf} from './support/pages';
import {expect, open, test, wake, type Page} from './support/site';
import {snapshot} from './support/snapshot';

const WIDTHS = [320, 360, 768, 996, 997, 1200, 1440, 1600];

const folder = folderOf('default');
const pages = pagesOf(folder);

const site: BuiltSite = {folder, base: '/', url: 'https://docs.energytransitionmodel.com'};
const preview: BuiltSite = {folder: folderOf('sub'), base: builds.sub.base, url: builds.sub.env.SITE_URL};

async function show(page: Page, scheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 800});
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
}

/** What axe finds in both modes and at both widths. */
async function examine(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await show(page, scheme, width);
      found.push(...(await violations(page, within)).map((text) => `${scheme}, ${width} px: ${text}`));
    }
  }
  return found;
}

for (const {address, file} of pages) {
  test(`${address} is silent, accessible and fits every width`, {tag: '@spec:no-api-calls'}, async ({page}) => {
    // Axe reads a page again for each tab; the specimen has everything, and some pages of the API show twenty calls.
    test.setTimeout(30_000 + statSync(file).size / 2);
    await open(page, address);

    await test.step('its frame', async () => {
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    });

    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });

    await test.step('no sideways scroll', async () => {
      const tooWide: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${width} px: needs ${needed} px`);
      }
      expect(tooWide).toEqual([]);
    });

    await test.step('axe', async () => {
      expect(await examine(page)).toEqual([]);
    });

    await test.step('axe with each tab chosen', async () => {
      const pressed = new Set<string>();
      for (const tab of await page.locator('[role="tab"]').all()) {
        const name = await tab.evaluate((element: HTMLElement) => {
          const {tabGroup = element.id} = element.parentElement!.dataset;
          return `${tabGroup} ${element.dataset.value}`;
        });
        // Blocks of one group show the same at once, and what is chosen from the start was read above.
        const isChosen = pressed.size === 0 && (await tab.getAttribute('aria-selected')) === 'true';
        if (pressed.has(name) || isChosen) continue;
        pressed.add(name);
        await tab.evaluate((element: HTMLElement) => {
          element.click();
          // What is pressed stays in its place, so that the page can move, and its top go under the navbar.
          scrollTo(0, 0);
        });
        expect(await violations(page, 'main')).toEqual([]);
      }
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
