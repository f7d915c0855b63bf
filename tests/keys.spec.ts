/** Marks in the text: keys of the model (src/components/Key), and what only some versions have (src/components/Since). */
import {folderOf} from './support/builds';
import {expect, open, test, type Page} from './support/site';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const KEY = 'households_heater_combined_network_gas_share';
const SLIDE = 'https://energytransitionmodel.com/scenario/demand/households/space-heating-and-hot-water';

const key = (page: Page, name = KEY) => page.locator('[data-copyable]').filter({hasText: new RegExp(`^${name}$`)});

for (const app of ['asleep', 'awake'] as const) {
  test(`a key is copied as it is written, with the app ${app}`, async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
    await open(page, '/specimen/', {app});
    await key(page).getByRole('button', {name: 'Copy key'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeInViewport();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(KEY);
  });
}

test('a key leads to its slider where the model shows one, and says unit and range', async ({page}) => {
  await open(page, '/specimen/');
  await expect(key(page).getByRole('link', {name: KEY})).toHaveAttribute('href', SLIDE);
  await expect(page.getByText(`${KEY} (%, 0 to 100, in steps of 0.1)`)).toBeVisible();
  await expect(key(page, 'dashboard_emissions')).toBeVisible();
  await expect(key(page, 'dashboard_emissions').getByRole('link')).toHaveCount(0);
  await expect(key(page, 'emissions_agriculture_non_specified_energetic_other_ghg').getByRole('link')).toHaveCount(0);
});

test('a screen reader hears the key and what the button does, once', async ({page}) => {
  await open(page, '/specimen/');
  await expect(key(page)).toMatchAriaSnapshot(`
    - link "${KEY}":
      - code: ${KEY}
    - button "Copy key"
    - status
  `);
});

test('a key breaks after underscores only, and keeps its button with its last word', async ({page}) => {
  await open(page, '/specimen/');
  for (const width of [320, 360, 420, 560, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    const lines = await page.locator('[data-copyable]:has(wbr)').evaluateAll((keys) =>
      keys.map((key) => {
        const code = key.querySelector('code')!;
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const words: number[] = [];
        let last: DOMRect | undefined;
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          words.push(range.getClientRects().length);
          last = range.getBoundingClientRect();
        }
        const button = key.querySelector('button')!.getBoundingClientRect();
        return {words, beside: button.top < last!.bottom && button.bottom > last!.top && button.left >= last!.right};
      }),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(({words, beside}) => !beside || words.some((rects) => rects !== 1))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the button is large enough for a finger, and a refusal is told within a narrow window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/specimen/');
  const button = key(page).getByRole('button');
  const box = (await button.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  await button.click();
  const told = page.getByRole('status').filter({hasText: 'Could not copy'});
  await expect(told).toBeInViewport({ratio: 1});
});

test('paper has the key without button and address', async ({page}) => {
  await open(page, '/specimen/');
  await page.emulateMedia({media: 'print'});
  await expect(key(page).getByText('share')).toBeVisible();
  await expect(key(page).getByRole('button')).toBeHidden();
  expect(
    await key(page)
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link, '::after').content),
  ).toBe('none');
});

test('what a stable version lacks, or alone has, is said in the line and above the passage', async ({page}) => {
  await open(page, '/specimen/');
  await expect(page.getByText('(not in #2025-01)')).toBeVisible();
  await expect(page.getByText('(only in #2025-01)')).toBeVisible();
  const passage = page.locator('[data-holds="after"]');
  await expect(passage).toContainText('Not in the stable version #2025-01');
  await expect(passage).toContainText('of two');
  await expect(page.locator('[data-holds="until"]')).toContainText('Only in the stable version #2025-01');
  await expect(passage.getByRole('link')).toHaveAttribute('href', '/main/user_manual/model-versions/#versions');
});

test('a page without marks carries nothing of them', () => {
  const html = readFileSync(path.join(folderOf('default'), 'main/user_manual/interface/index.html'), 'utf8');
  const specimen = readFileSync(path.join(folderOf('default'), 'specimen/index.html'), 'utf8');
  const sheets = (text: string) => [...text.matchAll(/assets\/css\/[\w.]+\.css/g)].map(([href]) => href);
  const css = (text: string) =>
    sheets(text)
      .map((href) => readFileSync(path.join(folderOf('default'), href), 'utf8'))
      .join('');
  const [, name] = /class="?([\w-]+)"? data-copyable/.exec(specimen) ?? [];
  expect(css(specimen)).toContain(`.${name}{`);
  expect(css(html)).not.toContain(`.${name}{`);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the key is there, its button is not', async ({page}) => {
    await open(page, '/specimen/');
    await expect(key(page).getByRole('link', {name: KEY})).toBeVisible();
    await expect(key(page).getByRole('button')).toBeHidden();
  });
});
