/** The functions of GQL: found by a word, and at an address of their own. */
import {violationsInBothModes} from './support/axe';
import {expect, open, test, type Locator, type Page} from './support/site';

const PAGE = '/contrib/gql/';

const tableOf = (page: Page): Locator => page.locator('#functions-of-gql');
const rowsOf = (page: Page): Locator => tableOf(page).locator('tbody tr');
const filterOf = (page: Page): Locator => tableOf(page).getByRole('searchbox');
const rowOf = (page: Page, id: string): Locator => page.getByRole('row').filter({has: page.locator(`#${id}`)});

/** The reader has come to the row, and nothing lies over its first line. */
async function expectAt(page: Page, id: string): Promise<void> {
  const name = page.locator(`#${id} code`).first();
  await expect(name).toBeInViewport();
  await expect
    .poll(() =>
      name.evaluate((code) => {
        const {left, top, height} = code.getClientRects()[0]!;
        return code.contains(document.elementFromPoint(left + 5, top + height / 2)) && top < innerHeight / 2;
      }),
    )
    .toBe(true);
}

test('a word leaves the functions that have it, in name, words or example', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const all = await rowsOf(page).count();
  expect(all).toBeGreaterThan(100);
  await filterOf(page).fill('edge_group');
  await expect(tableOf(page).getByRole('status')).toHaveText(/^\d+ of \d+ rows with “edge_group”$/);
  await expect(page.locator('#fn-edge-group, #fn-eg').first()).toBeVisible();
  const left = await rowsOf(page).allTextContents();
  expect(left.length).toBeLessThan(all / 4);
  expect(left.filter((text) => !text.toLowerCase().includes('edge_group'))).toEqual([]);
  await filterOf(page).fill('');
  await expect(rowsOf(page)).toHaveCount(all);
});

for (const width of [360, 1440]) {
  for (const app of ['asleep', 'awake'] as const) {
    test(`a link leads to the row of a function, or of its other name (${width} px, ${app})`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      for (const id of ['fn-sum', 'fn-lookup']) {
        await open(page, `${PAGE}#${id}`, {app});
        await expectAt(page, id);
      }
    });
  }

  test(`a row is read without scrolling sideways (${width} px)`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    const cut = await page
      .locator('#functions-of-gql .table, #functions-not-to-use .table')
      .evaluateAll((all) => all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
    expect(cut).toEqual([0, 0]);
  });
}

test('a link to a row that the filter took out brings all rows back, and lands on it', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const all = await rowsOf(page).count();
  await filterOf(page).fill('DIVIDE_CURVES');
  await expect(page.locator('#fn-avg')).toHaveCount(0);
  await rowOf(page, 'fn-divide').getByRole('link', {name: 'DIVIDE_CURVES'}).click();
  await expect(filterOf(page), 'its row is there').toHaveValue('DIVIDE_CURVES');
  await expectAt(page, 'fn-divide-curves');
  await page.evaluate(() => {
    location.hash = '#fn-avg';
  });
  await expect(filterOf(page)).toHaveValue('');
  await expect(rowsOf(page)).toHaveCount(all);
  await expectAt(page, 'fn-avg');
});

test('what queries had better not use stands in a table of its own', async ({page}) => {
  await open(page, PAGE);
  await expect(page.locator('#functions-not-to-use #fn-float-hack')).toHaveCount(1);
  await expect(page.locator('#functions-of-gql #fn-float-hack')).toHaveCount(0);
});

test('axe finds nothing in a row that was linked to', async ({page}) => {
  await open(page, `${PAGE}#fn-v`, {app: 'awake'});
  await filterOf(page).fill('node key');
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 800});
    expect(await violationsInBothModes(page, '.theme-doc-markdown'), `${width} px`).toEqual([]);
  }
});
