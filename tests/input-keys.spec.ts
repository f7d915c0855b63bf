/** The keys of all inputs: a table in parts that is filtered and downloaded, and whose rows have addresses. */
import {readFileSync} from 'node:fs';
import groups from '../content/facts/input-keys.json';
import {violations, violationsInBothModes} from './support/axe';
import {expect, open, openAsleep, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/api/inputs/keys/';
const ALL = groups.reduce((sum, {rows}) => sum + rows.length, 0);
const KEY = 'households_number_of_inhabitants';
const OTHER = 'costs_wacc_households'; // in another part

const fieldOf = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the keys'});
const outcomeOf = (page: Page): Locator => page.getByText(/inputs? of [\d,]+ with|^No input has/);
const downloadOf = (page: Page): Locator => page.getByRole('button', {name: /^Download .*\(CSV\)$/});
const partsOf = (page: Page): Locator => page.locator('div:has(> * > #input-keys-filter) > details');
const keysOf = (page: Page): Locator => partsOf(page).locator('td:first-child');

const rowOf = (page: Page, key: string): Locator => page.locator(`tr#${key}`);

const LONGEST = groups
  .flatMap(({rows}) => rows.map(([key]) => key!))
  .reduce((one, other) => (other.length > one.length ? other : one));

const inWords = (number: number): string => `${number.toLocaleString('en')} inputs`;

async function download(page: Page): Promise<{name: string; rows: string[][]}> {
  const coming = page.waitForEvent('download');
  await downloadOf(page).click();
  const file = await coming;
  const text = readFileSync(await file.path(), 'utf8').replace(/^\ufeff/, '');
  return {
    name: file.suggestedFilename(),
    rows: text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')),
  };
}

/** The keys of the rows that stand out from the page. */
async function markedOn(page: Page): Promise<string[]> {
  return partsOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)').map(({id}) => id),
    );
}

/** The reader has come to a row: it is marked, no other is, and nothing lies over its key. */
async function expectAt(page: Page, key: string): Promise<void> {
  const name = rowOf(page, key).locator('code');
  await expect(name).toBeInViewport();
  await expect
    .poll(() =>
      name.evaluate((code) => {
        const {left, top, height} = code.getClientRects()[0]!;
        return code.contains(document.elementFromPoint(left + 5, top + height / 2)) && top < innerHeight / 2;
      }),
    )
    .toBe(true);
  await expect.poll(() => markedOn(page)).toEqual([key]);
}

test('all keys are there, folded in parts that say how many they hold', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await expect(keysOf(page)).toHaveCount(ALL);
  const counts = await partsOf(page).evaluateAll((parts) =>
    parts.map((part) => [
      parseInt(part.querySelector('summary span')!.textContent),
      part.querySelectorAll('td code').length,
    ]),
  );
  expect(counts.filter(([said, held]) => said !== held)).toEqual([]);
  expect(await partsOf(page).evaluateAll((parts) => parts.filter((part) => part.matches('[open]')).length)).toBe(0);
  await expect(downloadOf(page)).toHaveText('Download all (CSV)');
});

test('a key is found, in a part that opens, and all come back', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill(KEY);
  await expect(outcomeOf(page)).toHaveText(`1 input of ${ALL.toLocaleString('en')} with “${KEY}”`);
  await expect(keysOf(page)).toHaveText([KEY]);
  await expect(keysOf(page)).toBeVisible();
  await expect(partsOf(page).locator('summary')).toHaveText(['Demand › Households 1 input']);

  await fieldOf(page).fill('');
  await expect(keysOf(page)).toHaveCount(ALL);
  await expect(outcomeOf(page)).toHaveCount(0);
  await expect(keysOf(page).filter({visible: true})).toHaveCount(0);
});

test('words are looked for in key, slider and place, in any order and case', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  for (const typed of ['INHABITANTS Number', 'households demand inhabitants']) {
    await fieldOf(page).fill(typed);
    await expect(outcomeOf(page)).toContainText(typed);
    await expect(keysOf(page).filter({hasText: KEY})).toHaveCount(1);
  }
});

test('many results stay folded, and their number is right', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('demand');
  await expect(outcomeOf(page)).toHaveText(/^\d+ inputs of/);
  const found = await keysOf(page).count();
  expect(found).toBeGreaterThan(100);
  expect(found).toBeLessThan(ALL);
  await expect(outcomeOf(page)).toContainText(`${inWords(found)} of`);
  await expect(downloadOf(page)).toHaveText(`Download ${inWords(found)} (CSV)`);
  await expect(keysOf(page).filter({visible: true})).toHaveCount(0);
  await partsOf(page).first().locator('summary').click();
  await expect(keysOf(page).first()).toBeVisible();
});

test('nothing found is said, and there is nothing to download', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('perpetuum mobile');
  await expect(outcomeOf(page)).toHaveText('No input has “perpetuum mobile”. Try fewer words.');
  await expect(partsOf(page)).toHaveCount(0);
  await expect(downloadOf(page)).toBeDisabled();
});

test('the download holds all inputs, or those that were found', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const all = await download(page);
  expect(all.name).toBe('inputs.csv');
  expect(all.rows[0]).toEqual(['Key', 'Slider', 'Unit', 'Values', 'Place in the model']);
  expect(all.rows).toHaveLength(ALL + 1);

  await fieldOf(page).fill(KEY);
  await expect(downloadOf(page)).toHaveText('Download 1 input (CSV)');
  const {rows} = await download(page);
  expect(rows).toHaveLength(2);
  expect([rows[1]![0], rows[1]!.at(-1)]).toEqual([KEY, expect.stringMatching(/^Demand › Households › /)]);
});

test('what is typed at once is taken up when the app comes, and typing goes on', async ({page}) => {
  const letGo = await openAsleep(page, PAGE);
  await fieldOf(page).focus();
  await page.keyboard.type('heat pump');
  await expect(keysOf(page), 'still asleep').toHaveCount(ALL);
  letGo();
  await expect(outcomeOf(page)).toContainText('with “heat pump”', {timeout: 15_000}); // the page is large
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(' air');
  await expect(outcomeOf(page)).toContainText('with “heat pump air”');
});

test('by keyboard: field, download, part, and into its table', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(downloadOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const part = partsOf(page).first();
  await expect(part.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part.locator('td').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(part.getByRole('region')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('parts open by themselves, and there is nothing that would not answer', async ({page}) => {
    await open(page, PAGE);
    await expect(fieldOf(page)).toHaveCount(0);
    await expect(downloadOf(page)).toHaveCount(0);
    const part = partsOf(page).first();
    await expect(part.locator('td').first()).toBeHidden();
    await part.locator('summary').click();
    await expect(part.locator('td').first()).toBeVisible();
  });
});

test('on a telephone nothing is cut off, and keys break behind underscores only', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('optim');
  await expect(keysOf(page).first()).toBeVisible();
  const frames = partsOf(page).getByRole('region');
  expect(await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length)).toBe(
    0,
  );
  const broken = await keysOf(page).evaluateAll(
    (cells) =>
      cells.flatMap((cell) =>
        [...cell.querySelector('code')!.childNodes].filter((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return node instanceof Text && range.getClientRects().length !== 1;
        }),
      ).length,
  );
  expect(broken).toBe(0);
});

test('lines of parts stand apart', async ({page}) => {
  await open(page, PAGE);
  const heights = await partsOf(page)
    .locator('summary')
    .evaluateAll((all) => {
      const tops = all.map((one) => one.getBoundingClientRect().top);
      return tops.slice(1).map((top, index) => top - tops[index]!);
    });
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(24);
});

test('axe finds nothing in what was found', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('heat pump households');
  await expect(keysOf(page).first()).toBeVisible();
  expect(await violations(page, '.theme-doc-markdown')).toEqual([]);
});

test.describe('an address with a key', () => {
  test('opens the part of its row alone and marks the row, asleep, and the app leaves it so', async ({page}) => {
    await open(page, `${PAGE}#${KEY}`);
    await expectAt(page, KEY);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(partsOf(page).and(page.locator('[open]'))).toHaveCount(1);
    await page.evaluate((key) => (location.hash = `#${key}`), OTHER);
    await expectAt(page, OTHER);

    await wake(page);
    await expectAt(page, OTHER);
  });

  test('is gone to by the app, by a link, a new hash and the way back', async ({page}) => {
    await open(page, '/api/inputs/', {app: 'awake'});
    await page.getByRole('article').getByRole('link', {name: 'Find an input'}).first().click();
    await expect(page).toHaveURL(/\/keys\/$/);
    expect(await markedOn(page)).toEqual([]);
    await page.getByRole('article').locator(`a[href$="#${KEY}"]`).click();
    await expectAt(page, KEY);
    await page.evaluate((key) => (location.hash = `#${key}`), OTHER);
    await expectAt(page, OTHER);
    await page.goBack();
    await expect.poll(() => markedOn(page)).toEqual([KEY]);
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/keys/);
    await page.goBack();
    await expect(rowOf(page, KEY)).toBeVisible();
    await expect.poll(() => markedOn(page)).toEqual([KEY]);
  });

  test('survives a filter: its row is marked again, and a hash brings back what was filtered out', async ({page}) => {
    await open(page, `${PAGE}#${KEY}`, {app: 'awake'});
    await fieldOf(page).fill(OTHER);
    await expect(keysOf(page)).toHaveText([OTHER]);
    expect(await markedOn(page)).toEqual([]);
    await fieldOf(page).fill(KEY);
    await expect(keysOf(page)).toHaveText([KEY]);
    await expect.poll(() => markedOn(page)).toEqual([KEY]);

    await page.evaluate((key) => (location.hash = `#${key}`), OTHER);
    await expectAt(page, OTHER);
    await expect(fieldOf(page)).toHaveValue('');
    await expect(keysOf(page)).toHaveCount(ALL);
  });

  for (const app of ['asleep', 'awake'] as const) {
    test(`is read on a telephone without scrolling sideways, ${app}`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      for (const key of [KEY, LONGEST]) {
        await open(page, `${PAGE}#${key}`, {app});
        await expectAt(page, key);
        const frame = partsOf(page)
          .getByRole('region')
          .filter({has: rowOf(page, key)});
        expect(await frame.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    });
  }

  test('is marked in colours that the reader has chosen, too', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, `${PAGE}#${KEY}`);
    await expect(rowOf(page, KEY)).toHaveCSS('outline-style', 'solid');
    await expect(rowOf(page, OTHER)).toHaveCSS('outline-style', 'none');
  });

  test('has a row in which axe finds nothing, in both modes', async ({page}) => {
    await open(page, `${PAGE}#${KEY}`);
    expect(await violationsInBothModes(page, 'details[open]:has(:target)')).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is answered by the browser', async ({page}) => {
      await open(page, `${PAGE}#${KEY}`);
      await expect(rowOf(page, KEY).locator('code')).toBeInViewport();
    });
  });
});

test('the old address of the list leads to its page', async ({page, site}) => {
  await open(page, '/api/inputs/#input-keys');
  await expect(page).toHaveURL(site.at(PAGE));
});
