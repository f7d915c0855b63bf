/** The search dialog and the search page, which ask the index of this site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {texts} from './specification';
import {OF_PLACES, violations, violationsInBothModes} from './support/axe';
import {builds, folderOf} from './support/builds';
import {idle, painted} from './support/settled';
import {expect, hold, open, SCRIPTS, test, wake, type Locator, type Page} from './support/site';

const FROM = '/main/intro/';
const STATES = ['asleep', 'awake'] as const;
const MANY = 'scenario'; // a word that every area has
const EACH = 20; // pages that are listed at once
const NONE = 'zzzqqq';

const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: texts.searchPlaceholder});
const options = (page: Page): Locator => dialog(page).getByRole('option');
const active = (page: Page): Locator => dialog(page).getByRole('option', {selected: true});
const button = (page: Page): Locator => page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
const pageField = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const results = (page: Page): Locator => page.getByRole('main').getByRole('heading', {level: 2});

/** Opens the dialog and types, as a reader does. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
}

/** Opens the dialog with a list of what was found. */
async function find(page: Page, query = MANY): Promise<void> {
  await ask(page, query);
  await expect(active(page)).toHaveCount(1);
}

/** Marks the document, so that a test can tell it from one loaded later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
}

const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Holds the first file that is asked for, and no other of its kind. */
async function holdFirst(page: Page, pattern: RegExp): Promise<{letGo: () => void; held: () => string}> {
  let [first, letGo] = ['', (): void => {}];
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    const address = route.request().url();
    first ||= address;
    if (address === first) await free;
    await route.continue();
  });
  return {letGo, held: () => first};
}

test.describe('the dialog opens', () => {
  const openers: Record<string, (page: Page) => Promise<void>> = {
    'by its button': (page) => button(page).click(),
    'by Ctrl+K': (page) => page.keyboard.press('Control+k'),
    'by ⌘ K': (page) => page.keyboard.press('Meta+k'),
    'by a slash': (page) => page.keyboard.press('/'),
  };
  for (const app of STATES) {
    for (const [name, press] of Object.entries(openers)) {
      test(
        `${name}, ${app}, and closes by Escape`,
        {
          tag: [
            '@spec:search-opens-by-key',
            '@spec:search-closes-by-escape',
            '@spec:search-open-closed',
            '@spec:search-placeholder',
          ],
        },
        async ({page, site}) => {
          await open(page, FROM, {app});
          await expect(dialog(page)).toBeHidden();
          await button(page).focus();
          await press(page);
          await expect(dialog(page)).toBeVisible();
          await expect(field(page)).toBeFocused();
          await expect(field(page)).toHaveValue('');
          await expect(field(page)).toHaveAttribute('placeholder', texts.searchPlaceholder);
          await page.keyboard.type('region');
          await expect(field(page)).toHaveValue('region');
          await expect(active(page)).toHaveCount(1);
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toBeHidden();
          await expect(button(page)).toBeFocused();
          await expect(page).toHaveURL(site.at(FROM));
        },
      );
    }
  }

  for (const app of STATES) {
    test(`${app}, without a page that is made inert first, and keeps the focus`, async ({page}) => {
      await open(page, FROM, {app});
      await find(page);
      await expect(page.locator('dialog:modal')).toHaveCount(0); // every element would be styled anew before the first frame
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
      await page.keyboard.press('Shift+Tab');
      const last = await page.evaluate(() => document.activeElement!.textContent);
      await expect(dialog(page).locator(':focus')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      const seen: (string | null)[] = [];
      for (let press = 0; press < 20 && seen.at(-1) !== last; press++) {
        await page.keyboard.press('Tab');
        await expect(dialog(page).locator(':focus')).toBeVisible();
        seen.push(await page.evaluate(() => document.activeElement!.textContent));
      }
      expect(seen.at(-1)).toBe(last);
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await page.mouse.click(5, 400); // beside it
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('once, however often and early it is asked for, and no letter is lost', async ({page}) => {
    const letGo = await hold(page, SCRIPTS);
    await open(page, FROM);
    await button(page).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('scen', {delay: 20});
    await page.keyboard.press('ArrowLeft');
    letGo();
    await page.keyboard.type('x', {delay: 20});
    await page.keyboard.press('Backspace');
    await page.keyboard.press('End');
    await page.keyboard.type('ario', {delay: 60});
    await expect(field(page)).toHaveValue(MANY);
    await expect(active(page)).toHaveCount(1);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await painted(page);
    await expect(dialog(page)).toBeHidden();
  });

  test('and works without the app, whose code never comes', async ({page, site, allow}) => {
    allow(/Failed to load resource|net::ERR_FAILED/, 'the app is held back');
    await page.route(/\/assets\/js\/(?!deferred)/, (route) => route.abort());
    await open(page, FROM);
    await ask(page, 'heat networks');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.at('/search/?q=heat+networks'));
  });

  test('and says that it is loading once that takes a while', async ({page}) => {
    const letGo = await hold(page, SCRIPTS);
    await open(page, FROM);
    await page.keyboard.press('Control+k');
    const panel = page.locator('dialog#_search > :last-child');
    const seen = (): Promise<string> =>
      panel.evaluate((element) => {
        const {content, visibility} = getComputedStyle(element, '::after');
        return `${content} ${visibility}`;
      });
    await expect.poll(seen).toBe('"Loading the search …" visible');
    letGo();
    await expect(dialog(page).getByRole('region', {name: 'Areas'})).toBeVisible();
    expect(await seen()).toMatch(/^none/);
  });

  test('and keeps what it shows when the app wakes', async ({page}) => {
    await open(page, FROM);
    await find(page);
    await page.keyboard.press('ArrowDown');
    const chosen = await active(page).elementHandle();
    await wake(page);
    await painted(page);
    expect(await active(page).evaluate((option, before) => option === before, chosen)).toBe(true);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const target = await active(page).evaluate((link: HTMLAnchorElement) => link.href);
    await mark(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    expect(await isMarked(page), 'within the app').toBe(true);
  });

  test('and closes when the reader goes back', async ({page, site}) => {
    await open(page, FROM, {app: 'awake'});
    await find(page);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(site.at(FROM));
    await find(page);
    await page.goBack();
    await expect(page).toHaveURL(site.at(FROM));
    await expect(dialog(page)).toBeHidden();
  });

  test('not by a slash that is a letter', async ({page}) => {
    await open(page, '/search/', {app: 'awake'});
    await pageField(page).focus();
    await page.keyboard.type('a/b');
    await expect(dialog(page)).toBeHidden();
    await expect(pageField(page)).toHaveValue('a/b');
  });

  test('over the open menu, which it closes', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, FROM);
    await page.getByRole('button', {name: 'Open the menu'}).click();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('#_menu')).toBeHidden();
  });

  test('and closes by its button and beside it, not by what begins inside', async ({page}) => {
    await open(page, FROM, {app: 'awake'});
    await page.keyboard.press('/');
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
    await find(page);
    const box = (await field(page).boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(5, box.y + 20);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });

  test('with its code and the index fetched on the first sign, and not before', async ({page}) => {
    const index: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/search/')) index.push(request.url());
    });
    await open(page, FROM, {app: 'awake'});
    await idle(page);
    expect(index).toEqual([]);
    await button(page).hover();
    await expect.poll(() => index.length).toBe(2);
    expect(index.every((address) => /\/assets\/search\/[0-9a-f]{8}\/(core|outline)\.json$/.test(address))).toBe(true);
  });

  test('and the button names the keys of the reader’s keyboard, to the eye only', async ({browser, site}) => {
    for (const [platform, keys] of [
      ['Linux x86_64', '"Ctrl K"'],
      ['MacIntel', '"⌘ K"'],
    ] as const) {
      const context = await browser.newContext({viewport: {width: 1280, height: 800}});
      await context.addInitScript((name) => Object.defineProperty(navigator, 'platform', {get: () => name}), platform);
      const page = await context.newPage();
      await page.goto(site.at(FROM));
      const shown = await page
        .locator('[data-early="search"] kbd')
        .evaluate((kbd) => getComputedStyle(kbd, '::before').content);
      expect(shown).toBe(keys);
      await expect(button(page)).toBeVisible();
      await context.close();
    }
  });
});

test.describe('what is found', () => {
  test('is a list of areas, pages and headings, said as such', async ({page}) => {
    await open(page, FROM);
    await find(page, 'repository');
    await expect(dialog(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - combobox "Search docs" [expanded]: repository
        - button "Close"
        - group "Areas of the results":
          - button /All \\d+/ [pressed]
          - button /Documentation \\d+/
          - button /API \\d+/
          - button /Contributing \\d+/
        - listbox "Results":
          - group "Contributing":
            - option [selected]
            - option
          - group
        - text: "↑ ↓ move Enter open Esc close"
        - link /See all \\d+ results/
        - status: /\\d+ results/
    `);
    const pages = await options(page).evaluateAll((links) =>
      (links as HTMLAnchorElement[]).filter((link) => !link.hash).map(({href}) => href),
    );
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(new Set(pages).size).toBe(pages.length);
    await expect(
      options(page)
        .locator('mark', {hasText: /repositor/i})
        .first(),
    ).toBeVisible();
  });

  test('comes from titles at once, and keeps what the reader chose when the whole index is there', async ({page}) => {
    const letGo = await hold(page, /\/core\.json/);
    await open(page, FROM);
    await find(page, 'heat netw');
    await expect(options(page).locator('mark').first()).toHaveText(/^heat/i);
    await expect(dialog(page).getByRole('link', {name: /See all/})).toHaveCount(0);
    await expect(dialog(page).getByRole('group', {name: 'Areas of the results'})).toHaveText(/^All\s*Doc/);
    await page.keyboard.press('ArrowDown');
    const chosen = (await active(page).getAttribute('href'))!;
    await expect(options(page).first()).not.toHaveAttribute('href', chosen);
    letGo();
    await expect(dialog(page).getByRole('link', {name: /See all/})).toBeVisible();
    await expect(active(page)).toHaveAttribute('href', chosen);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
  });

  test('opens by Enter while there are titles only', async ({page}) => {
    await hold(page, /\/core\.json/);
    await open(page, FROM);
    await find(page, 'model versions');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/main\/user_manual\/model-versions\//);
  });

  test('is narrowed to an area, until the dialog closes', async ({page, site}) => {
    await open(page, FROM, {app: 'awake'});
    await find(page);
    const filter = dialog(page).getByRole('group', {name: 'Areas of the results'}).getByRole('button');
    const count = async (at: number): Promise<number> => Number(/\d+/.exec((await filter.nth(at).textContent())!)![0]);
    await expect(filter.first()).toHaveText(/\d/); // titles alone are not counted
    const [all, api] = [await count(0), await count(2)];
    expect(all).toBe((await count(1)) + api + (await count(3)));
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab'); // the button that closes, All, Documentation
    await expect(filter.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(filter.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page).getByRole('link', {name: `See all ${api} results`})).toHaveAttribute(
      'href',
      `/search/?q=${MANY}&area=api`,
    );
    expect(await count(0)).toBe(all);
    const listed = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(listed.filter((href) => !href.startsWith('/api/'))).toEqual([]);
    await field(page).fill('hydrogen storage');
    await expect(filter.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(filter.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(site.at(FROM));
  });

  test('has the true count', {tag: '@spec:search-see-all'}, async ({page, site}) => {
    await open(page, FROM, {app: 'awake'});
    await find(page);
    const link = dialog(page).getByRole('link', {name: /See all/});
    const text = (await link.textContent())!;
    const count = Number(/\d+/.exec(text)![0]);
    expect(text).toBe(texts.seeAllResults.replace('{count}', String(count)));
    await mark(page);
    await link.click();
    await expect(page).toHaveURL(site.at(`/search/?q=${MANY}`));
    await expect(dialog(page)).toBeHidden();
    expect(await isMarked(page), 'within the app').toBe(true);
    await expect(results(page)).toHaveCount(Math.min(count, 20)); // more come when asked for
    expect(count).toBeGreaterThan(8);
  });

  test('is walked by arrows while the focus stays in the field', async ({page, site}) => {
    await open(page, FROM, {app: 'awake'});
    await find(page);
    const ids = await options(page).evaluateAll((all) => all.map(({id}) => id));
    const expectActive = async (id: string): Promise<void> => {
      await expect(active(page)).toHaveAttribute('id', id);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
      await expect(active(page)).toBeInViewport({ratio: 1});
      await expect(field(page)).toBeFocused();
    };
    await expectActive(ids[0]!);
    await page.keyboard.press('ArrowDown');
    await expectActive(ids[1]!);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(ids.at(-1)!);
    await page.keyboard.press('ArrowDown');
    await expectActive(ids[0]!);
    await page.keyboard.press('Home');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('End');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(MANY.length);
    await expectActive(ids[0]!);

    await page.keyboard.press('ArrowDown');
    const target = await active(page).evaluate((link: HTMLAnchorElement) => link.href);
    await mark(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(dialog(page)).toBeHidden();
    expect(await isMarked(page), 'within the app').toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(site.at(FROM));
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
  });

  test('opens by Enter as soon as it is there', async ({page, site}) => {
    const letGo = await hold(page, /\/assets\/search\//);
    await open(page, FROM, {app: 'awake'});
    const asked = page.waitForRequest(/\/assets\/search\//);
    await ask(page, 'model versions');
    await asked;
    await page.keyboard.press('Enter');
    await painted(page);
    await expect(page).toHaveURL(site.at(FROM));
    letGo();
    await expect(page).toHaveURL(/\/main\/user_manual\/model-versions\//);
  });

  test('opens in a new tab by a click or Enter with Ctrl, and the dialog stays', async ({page, context, site}) => {
    await open(page, FROM, {app: 'awake'});
    await find(page);
    for (const press of [
      () => active(page).click({modifiers: ['ControlOrMeta']}),
      () => page.keyboard.press('ControlOrMeta+Enter'),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
      await expect(tab).toHaveURL(/\/main\//);
      await tab.close();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(site.at(FROM));
    }
  });

  test('follows a pointer that moves, not one under which the list moves', async ({page}) => {
    await open(page, FROM, {app: 'awake'});
    await find(page);
    const box = (await options(page).nth(3).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 6);
    await page.mouse.move(box.x + 24, box.y + 8);
    await expect(active(page)).toHaveId(/.+/);
    await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type(' region');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await painted(page);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps its place while snippets come', async ({page}) => {
    const letGo = await hold(page, /\/text-\d+\.json/);
    await open(page, FROM, {app: 'awake'});
    await find(page);
    await expect(dialog(page).getByRole('link', {name: /See all/})).toBeVisible(); // the whole list has come
    const places = (): Promise<number[]> =>
      options(page).evaluateAll((all) => all.map((option) => Math.round(option.getBoundingClientRect().top)));
    const before = await places();
    letGo();
    await expect(options(page).first()).toHaveAccessibleName(/scenario.{20}/i);
    expect(await places()).toEqual(before);
  });

  test('belongs to what stands in the field, in whatever order answers come', async ({page}) => {
    // The file with the word of the first query comes last.
    const {letGo, held} = await holdFirst(page, /\/words-\d+\.json/);
    await open(page, FROM, {app: 'awake'});
    await page.keyboard.press('Control+k');
    await field(page).fill('404'); // at once: 4 alone may need another file
    await expect.poll(held).not.toBe('');
    await field(page).fill('version');
    await expect(dialog(page).getByRole('link', {name: /See all/})).toBeVisible();
    const listed = (): Promise<(string | null)[]> =>
      options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
    const before = await listed();
    const late = page.waitForResponse((response) => response.url() === held());
    letGo();
    await (await late).finished();
    await painted(page);
    expect(await listed()).toEqual(before);
    await field(page).fill('404');
    await expect.poll(listed).not.toEqual(before);
  });

  test('is counted aloud once the reader pauses', async ({page}) => {
    await open(page, FROM, {app: 'awake'});
    await page.keyboard.press('/');
    const said = dialog(page).getByRole('status');
    await expect(said).toBeAttached();
    await said.evaluate((element) => {
      const heard: string[] = [];
      new MutationObserver(() => heard.push(element.textContent)).observe(element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      Object.assign(window, {heard});
    });
    await page.keyboard.type(MANY, {delay: 40});
    await expect(said).toHaveText(/^\d+ results$/);
    expect(await page.evaluate(() => (window as unknown as {heard: string[]}).heard.length)).toBe(1);
  });
});

test.describe('keys', () => {
  const KEY = 'households_number_of_inhabitants';
  const keys = (page: Page): Locator => dialog(page).getByRole('group', {name: 'Keys'}).getByRole('option');

  test('say what they are, lead to their own place, and can be copied', async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, FROM, {app: 'awake'});
    await find(page, KEY);
    await expect(keys(page)).toHaveText([new RegExp(`^${KEY}Input · .*Demand › Households`)]);
    await expect(keys(page)).toHaveAttribute('aria-selected', 'true');
    await dialog(page)
      .getByRole('button', {name: `Copy ${KEY}`})
      .click();
    await expect(dialog(page)).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(KEY);
    await field(page).press('Enter');
    await expect(page).toHaveURL(site.at(`/api/inputs/keys/#${KEY}`));
    await expect(page.locator(`tr[id="${KEY}"]`)).toBeInViewport();
  });

  test('are narrowed where many begin as typed, and the file is fetched for what looks like one only', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/keys-\d+\.json$/.test(request.url())) fetched.push(request.url());
    });
    await open(page, FROM, {app: 'awake'});
    await find(page, 'households');
    expect(fetched).toEqual([]);
    await page.keyboard.type('_');
    const narrower = keys(page)
      .filter({hasText: /…\d+ keys$/})
      .first();
    await narrower.click();
    await expect(field(page)).toHaveValue(/^households_.+/);
    await expect(field(page)).toBeFocused();
    await expect(keys(page).first()).toBeVisible();
    expect(fetched.length).toBeGreaterThan(0);
  });

  test('stand above the pages on the search page', async ({page}) => {
    await open(page, `/search/?q=${KEY}`);
    const list = page.getByRole('main').getByRole('list', {name: 'Keys'});
    await expect(list.getByRole('link')).toHaveAttribute('href', `/api/inputs/keys/#${KEY}`);
    await expect(list).toContainText('Input · ');
  });
});

test.describe('when nothing is found', () => {
  test('it says so, suggests and takes a report', {tag: '@spec:search-no-results'}, async ({page}) => {
    await open(page, FROM, {app: 'awake'});
    await ask(page, NONE);
    await expect(dialog(page)).toContainText(`${texts.noResults} “${NONE}”`);
    await expect(dialog(page)).toContainText(texts.trySearching);
    await expect(dialog(page)).toContainText(`${texts.believe} ${texts.letUsKnow}`);
    await expect(dialog(page).getByRole('status')).toHaveText(`No results for ${NONE}`);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    const report = await dialog(page).getByRole('link', {name: texts.letUsKnow, exact: true}).getAttribute('href');
    expect(new URL(report!).searchParams.get('title')).toContain(NONE);
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('list', {name: texts.trySearching}).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(active(page)).toHaveCount(1);
  });

  test('it does not say so before it knows', async ({page}) => {
    const letGo = await hold(page, /\/assets\/search\//);
    await open(page, FROM, {app: 'awake'});
    await ask(page, NONE);
    await expect(dialog(page)).toContainText('Searching …');
    await painted(page);
    await expect(dialog(page)).not.toContainText('No results');
    letGo();
    await expect(dialog(page)).toContainText('No results');
    await expect(dialog(page)).not.toContainText('Searching');
  });
});

test.describe('when the index cannot be fetched', () => {
  const TEXTS = [texts.searchFails, texts.searchFailsHelp];

  test('the dialog says so and tries again', {tag: '@spec:search-fails'}, async ({page, allow}) => {
    allow(/Failed to load resource|net::ERR_FAILED/, 'the index is held back');
    let broken = true;
    await page.route(/\/assets\/search\//, (route) => (broken ? route.abort() : route.continue()));
    await open(page, FROM, {app: 'awake'});
    await ask(page, MANY);
    for (const text of TEXTS) await expect(dialog(page).getByRole('alert')).toContainText(text);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    for (const text of TEXTS) await expect(dialog(page).getByRole('alert')).toContainText(text);
    broken = false;
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(active(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  test('or its own code, either', async ({page, allow}) => {
    allow(/Failed to load resource|net::ERR_FAILED|ChunkLoadError|Loading chunk/, 'the code is held back');
    await open(page, FROM, {app: 'awake'});
    let broken = true;
    await page.route(/\/assets\/(js|css)\//, (route) => (broken ? route.abort() : route.continue()));
    await ask(page, MANY);
    for (const text of TEXTS) await expect(dialog(page).getByRole('alert')).toContainText(text);
    broken = false;
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(active(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue(MANY);
  });

  test('the page says so and tries again when the network is back', async ({page, context, allow}) => {
    allow(/ERR_INTERNET_DISCONNECTED.*\/(icon\.svg|favicon\.ico)/, 'the browser asks for the icon when it likes');
    await open(page, '/search/', {app: 'awake'});
    await page.evaluate(() => {
      const fetched = window.fetch.bind(window);
      Object.assign(window, {
        fetch: (address: string) => (navigator.onLine ? fetched(address) : Promise.reject(new TypeError())),
      });
    });
    await context.setOffline(true);
    await pageField(page).fill(MANY);
    for (const text of TEXTS) await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    await context.setOffline(false);
    await expect(results(page).first()).toBeVisible();
  });
});

test('stays open when the page of another area arrives that was asked for before', async ({page}) => {
  await open(page, FROM, {app: 'awake'});
  await find(page, 'version tag');
  const letGo = await hold(page, SCRIPTS);
  await dialog(page).getByRole('group', {name: 'API'}).getByRole('option').first().click();
  await expect(dialog(page)).toBeHidden();
  await ask(page, 'region');
  letGo();
  await expect(page.locator('nav[aria-label="API"]').first()).toBeAttached();
  await expect(active(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('region');
});

test.describe('an empty field', () => {
  const PARTED = '/main/network/'; // a page with headings

  for (const app of STATES) {
    test(`offers the parts of the page and the areas, ${app}`, async ({page}) => {
      await open(page, PARTED, {app});
      await page.keyboard.press('/');
      const parts = dialog(page).getByRole('region', {name: 'On this page'}).getByRole('link');
      await expect(parts.first()).toBeVisible();
      expect(await parts.count()).toBeLessThanOrEqual(8);
      await expect(dialog(page).getByRole('region', {name: 'Areas'}).getByRole('link')).toHaveText([
        /^Documentation/,
        /^API/,
        /^Contributing/,
      ]);
      await page.keyboard.press('ArrowDown');
      await expect(parts.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const name = (await parts.nth(1).textContent())!;
      await mark(page);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', {name, exact: true})).toBeInViewport();
      expect(new URL(page.url()).hash).not.toBe('');
      expect(await isMarked(page), 'the same document').toBe(true);
      await page.keyboard.press('/');
      await dialog(page).getByRole('link', {name: /^API/}).click();
      await expect(page).toHaveURL(/\/api\/intro\/$/);
      expect(await isMarked(page)).toBe(true);
    });
  }
});

test.describe('recent pages', () => {
  for (const app of STATES) {
    test(`are those that the tab has shown, the latest first, ${app}`, async ({page}) => {
      await open(page, '/main/merit-order/');
      await open(page, '/api/intro/');
      await open(page, FROM, {app});
      await page.keyboard.press('/');
      const recent = dialog(page).getByRole('region', {name: 'Recent pages'}).getByRole('link');
      await expect(recent).toHaveText(['Introduction to the API', 'Merit order']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/main\/merit-order\/$/);
    });
  }
});

test.describe('recent searches', () => {
  test('are offered again, and can be removed', async ({page}) => {
    await open(page, FROM, {app: 'awake'});
    for (const query of ['region', 'collection']) {
      await find(page, query);
      const before = page.url();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page, 'the next page is there, and takes keys').not.toHaveURL(before);
      await idle(page);
    }
    await page.keyboard.press('/');
    const recent = dialog(page).getByRole('region', {name: 'Recent searches'}).getByRole('listitem');
    await expect(recent).toHaveText(['collection', 'region']);
    await expect(recent.locator('path')).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('region');
    await expect(active(page)).toHaveCount(1);
    await field(page).fill('');
    await dialog(page).getByRole('button', {name: 'Remove collection'}).click();
    await expect(recent).toHaveText(['region']);
    await expect(field(page)).toBeFocused();
    await page.reload();
    await page.keyboard.press('/');
    await expect(recent).toHaveText(['region']);
    await dialog(page).getByRole('button', {name: 'Remove region'}).click();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('etm.recent-searches'))).toBeNull();
  });

  test('are not kept where the browser keeps nothing, and search works', async ({page, allow}) => {
    allow(/storage/i, 'theme-common says on the console that storage is refused');
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await open(page, FROM, {app: 'awake'});
    await find(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('the search page', () => {
  test('reads the query from the address, opened directly', {tag: '@spec:search-reads-query'}, async ({page}) => {
    await open(page, `/search/?q=${MANY}`);
    await expect(results(page).first()).toBeVisible();
    await expect(pageField(page)).toHaveValue(MANY);
    await expect(page.getByRole('main')).toContainText(`results for “\u2068${MANY}\u2069”`);
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/scenario/i);
  });

  test('typing changes the address in place, submitting is a step back', async ({page, site}) => {
    await open(page, `/search/?q=${MANY}`);
    await expect(results(page).first()).toBeVisible();
    const steps = await page.evaluate(() => history.length);
    await pageField(page).fill('region');
    await expect(page).toHaveURL(site.at('/search/?q=region'));
    await expect(page.getByRole('main')).toContainText('for “\u2068region\u2069”');
    await pageField(page).fill('regions');
    await expect(page).toHaveURL(site.at('/search/?q=regions'));
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await pageField(page).fill('collection');
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(site.at('/search/?q=collection'));
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await expect(page).toHaveURL(site.at(`/search/?q=${MANY}`));
    await expect(pageField(page)).toHaveValue(MANY);
    await expect(results(page).first()).toHaveText(/scenario/i);
    await page.goForward();
    await expect(pageField(page)).toHaveValue('collection');
    await expect(results(page).first()).toHaveText(/collection|scenario/i);
  });

  test('keeps the area in the address', async ({page, site}) => {
    await open(page, `/search/?q=${MANY}`);
    const filter = page.getByRole('navigation', {name: 'Areas of the results'});
    const api = filter.getByRole('link', {name: /^API/});
    const count = Number(/\d+/.exec((await api.textContent())!)![0]);
    await api.click();
    await expect(page).toHaveURL(site.at(`/search/?q=${MANY}&area=api`));
    const listed = Math.min(count, EACH);
    await expect(results(page)).toHaveCount(listed);
    await expect(api).toHaveAttribute('aria-current', 'true');
    for (const href of await results(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^\/api\//);
    }
    await page.reload();
    await expect(results(page)).toHaveCount(listed);
    await page.goBack();
    await expect(filter.getByRole('link', {name: /^All/})).toHaveAttribute('aria-current', 'true');
  });

  test('brings a reader back to where they were', async ({page}) => {
    await open(page, `/search/?q=${MANY}`);
    const last = results(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await last.click();
    await expect(page.locator('article h1')).toBeVisible();
    await page.goBack();
    await expect(results(page).first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
  });

  test('without a query, or without scripts, lists the areas', async ({page, browser, site}) => {
    await open(page, '/search/', {app: 'awake'});
    const context = await browser.newContext({javaScriptEnabled: false});
    const plain = await context.newPage();
    await plain.goto(site.at(`/search/?q=${MANY}`));
    await expect(plain.locator('noscript p')).toBeVisible();
    for (const each of [page, plain]) {
      for (const href of ['/main/intro/', '/api/intro/', '/contrib/intro/']) {
        await expect(each.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible();
      }
    }
    await context.close();
  });

  test('is where the forms of other pages lead, within the app', async ({page, site}) => {
    await open(page, '/', {app: 'awake'});
    await mark(page);
    await pageField(page).fill('heat networks');
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(site.at('/search/?q=heat+networks'));
    await expect(pageField(page)).toHaveValue('heat networks');
    expect(await isMarked(page)).toBe(true);
  });
});

const strange: Record<string, string> = {
  'a per cent sign': '%',
  'a broken escape': '%E0%A4%A',
  'ten thousand letters': 'scenario '.repeat(1200).slice(0, 10_000),
  'ten thousand letters without a space': 'x'.repeat(10_000),
  'an image that throws': '<img src=x onerror="throw 1">',
  'a script': '</script><script>throw 2</script>',
  'quotation marks': '"\'`',
  'an override of direction': '\u202escenario\u202c \u202e',
  emoji: '🔋🏳️‍🌈',
  'brackets and stars': '[(*+?\\^$|{',
  'only spaces': '   ',
  'a null': '\u0000a',
};

test.describe('strange queries are text', () => {
  for (const [name, query] of Object.entries(strange)) {
    test(name, async ({page}) => {
      const start = Date.now();
      await open(page, `/search/?q=${encodeURIComponent(query)}`, {app: 'awake'});
      await page.keyboard.press('Control+k');
      await field(page).fill(query.slice(0, 500));
      await expect(dialog(page)).not.toContainText('Searching');
      await painted(page);
      await expect(page.locator('main img, main script, dialog#_search img')).toHaveCount(0);
      await expect(pageField(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await pageField(page).fill(query.slice(0, 500));
      await pageField(page).press('Enter');
      await painted(page);
      expect(Date.now() - start).toBeLessThan(10_000);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
    });
  }

  test('and an address that the page puts in order leaves the dialog open', async ({page}) => {
    await open(page, '/search/?q=scenario', {app: 'awake'});
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible();
    await pageField(page).evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'region');
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await expect(page).toHaveURL(/q=region/);
    await expect(field(page)).toBeVisible();
  });

  test('and an address that no encoder wrote is read as far as it goes', async ({page}) => {
    for (const search of [
      '?q=%E0%A4%A',
      '?q=%',
      '?q=a&q=b&q=c',
      '?q',
      '?q=a&area=nowhere&page=-3',
      '?area=api',
      '?q=a&page=1e9',
    ]) {
      await open(page, `/search/${search}`, {app: 'awake'});
      await expect(pageField(page)).toBeVisible();
    }
    await open(page, '/search/?q=region&q=scenario', {app: 'awake'});
    await expect(pageField(page)).toHaveValue('region');
  });
});

test.describe('every state is accessible', () => {
  const states: Record<string, (page: Page) => Promise<void>> = {
    'the dialog, asleep': (page) => page.keyboard.press('/'),
    'the dialog, empty': async (page) => {
      await wake(page);
      await page.keyboard.press('/');
      await expect(dialog(page).getByRole('status')).toBeAttached();
    },
    'the dialog with recent searches': async (page) => {
      await page.evaluate(() => localStorage.setItem('etm.recent-searches', '["region","collection"]'));
      await page.keyboard.press('/');
      await expect(dialog(page).getByRole('region', {name: 'Recent searches'})).toBeVisible();
    },
    'the dialog with results': (page) => find(page),
    'the dialog with nothing found': async (page) => {
      await ask(page, NONE);
      await expect(dialog(page)).toContainText('No results');
    },
    'the dialog that fails': async (page) => {
      await page.route(/\/assets\/search\//, (route) => route.abort());
      await ask(page, MANY);
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
    'the page with results': async (page) => {
      await page.goto(`./search/?q=${MANY}`);
      await expect(results(page).first()).toBeVisible();
    },
    'the page with nothing found': async (page) => {
      await page.goto(`./search/?q=${NONE}`);
      await expect(page.getByRole('main')).toContainText('No results');
    },
    'the page that fails': async (page) => {
      await page.route(/\/assets\/search\//, (route) => route.abort());
      await page.goto(`./search/?q=${MANY}`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  };
  for (const [name, reach] of Object.entries(states)) {
    test(name, async ({page, allow}) => {
      allow(/Failed to load resource|net::ERR_FAILED/, 'the index is held back where it shall fail');
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, FROM);
      await reach(page);
      expect(await violations(page, 'html', {without: OF_PLACES}), 'with what surrounds it').toEqual([]);
      for (const width of [1280, 360]) {
        await page.setViewportSize({width, height: 740});
        const part = name.startsWith('the dialog') ? 'dialog#_search' : 'main';
        expect(await violationsInBothModes(page, part), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe('on a telephone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true});

  test('the dialog fills what the keyboard leaves of the screen', async ({page}) => {
    await open(page, FROM);
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(MANY);
    await expect(active(page)).toHaveCount(1);
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
    await page.setViewportSize({width: 360, height: 400});
    await expect.poll(async () => (await dialog(page).boundingBox())!.height).toBe(400);
    await expect(dialog(page).getByRole('link', {name: /See all/})).toBeInViewport({ratio: 1});
    const target = await options(page)
      .nth(2)
      .evaluate((link: HTMLAnchorElement) => link.href);
    await options(page).nth(2).tap();
    await expect(page).toHaveURL(target);
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('below another base path', () => {
  test.use({build: 'sub'});

  test('dialog, index and page stay there', async ({page, site}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, FROM);
    await find(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sub\/path\/main\//);
    await find(page);
    await dialog(page)
      .getByRole('link', {name: /See all/})
      .click();
    await expect(page).toHaveURL(site.at(`/search/?q=${MANY}`));
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sub\/path\/main\//);
    expect(asked.filter((pathname) => !pathname.startsWith(builds.sub.base))).toEqual([]);
  });
});

test('browsers are told how to search this site', async () => {
  const html = readFileSync(path.join(folderOf('sub'), 'index.html'), 'utf8');
  expect(html).toContain('href=/sub/path/opensearch.xml');
  const description = readFileSync(path.join(folderOf('sub'), 'opensearch.xml'), 'utf8');
  expect(description).toContain('https://preview.example.org/sub/path/search/?q={searchTerms}');
});
