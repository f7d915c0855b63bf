/** The front door: a search that needs no script, and a layout with room for a figure. */
import {expect, open, test} from './support/site';

test('the search field opens the search page with the reader’s words, with scripts or without', async ({
  page,
  browser,
  site,
}) => {
  await open(page, '/');
  const context = await browser.newContext({javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto(site.at('/'));
  for (const each of [page, plain]) {
    const field = each.getByRole('searchbox', {name: 'Search the documentation'});
    await field.fill('heat networks');
    await field.press('Enter');
    await expect(each).toHaveURL(site.at('/search/?q=heat+networks'));
  }
  await context.close();
});

test('words typed before the app has woken stay', async ({page}) => {
  await open(page, '/');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('biomass', {delay: 30});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(field).toHaveValue('biomass');
  await expect(field).toBeFocused();
});

for (const width of [360, 768, 1200, 1440]) {
  test(`at ${width} px the title has three lines, and every link on the front door leads to a page`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    const lines = await page
      .getByRole('heading', {level: 1})
      .locator('span')
      .evaluateAll((spans) =>
        spans.map((span) => ({
          text: span.textContent.trim(),
          one: span.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(span).fontSize),
        })),
      );
    expect(lines).toEqual(['Every carrier,', 'every hour,', 'every assumption.'].map((text) => ({text, one: true})));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A page that is still to be written would leave a word without a link.
    const main = page.locator('main');
    await expect(main.locator('li:not(:has(a[href]))')).toHaveCount(0);
  });
}

test('a figure on the front door stands beside the title, and below it where there is no room', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  await page
    .locator('main > div')
    .first()
    .evaluate((front) => front.append(document.createElement('figure')));
  const heading = page.getByRole('heading', {level: 1});
  const figure = page.locator('main figure');
  const box = async () => ({h1: (await heading.boundingBox())!, figure: (await figure.boundingBox())!});
  const wide = await box();
  expect(wide.figure.x).toBeGreaterThan(wide.h1.x + wide.h1.width);
  expect(Math.abs(wide.figure.y - wide.h1.y)).toBeLessThan(1);
  await page.setViewportSize({width: 768, height: 900});
  const narrow = await box();
  expect(narrow.figure.x).toBe(narrow.h1.x);
  expect(narrow.figure.y).toBeGreaterThan(narrow.h1.y + narrow.h1.height);
});
