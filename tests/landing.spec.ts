/** The front door: a search that needs no script, and a layout with room for a figure. */
import {watchShifts} from './support/shifts';
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

test('the figure stands beside the title, and below it where there is no room', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  const heading = page.getByRole('heading', {level: 1});
  const figure = page.getByRole('figure');
  const box = async () => ({h1: (await heading.boundingBox())!, figure: (await figure.boundingBox())!});
  const wide = await box();
  expect(wide.figure.x).toBeGreaterThan(wide.h1.x + wide.h1.width);
  expect(Math.abs(wide.figure.y - wide.h1.y)).toBeLessThan(1);
  await page.setViewportSize({width: 768, height: 900});
  const narrow = await box();
  expect(narrow.figure.x).toBe(narrow.h1.x);
  expect(narrow.figure.y).toBeGreaterThan(narrow.h1.y + narrow.h1.height);
});

test.describe('on a telephone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});
  test('a finger sets heat pumps and wind, and nothing else moves', async ({page}) => {
    await open(page, '/');
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(request.url());
    });
    await page.getByRole('figure').scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    expect([...asked]).toEqual([]); // it sleeps until it is touched
    const moved = await watchShifts(page);
    for (const name of ['Heat pumps', 'Wind']) {
      const slider = page.getByRole('slider', {name});
      const {width, height} = (await slider.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(24);
      expect(width).toBeGreaterThanOrEqual(300);
      await slider.tap({position: {x: width - 3, y: height / 2}});
    }
    await expect(page.getByRole('status')).toContainText('boilers in buildings 0\u00a0PJ');
    expect(new URL(page.url()).searchParams.get('energy-flows')).toBe('100_70');
    expect(await moved()).toBe(0);
  });
});

test('the first call on the API’s front page is the one that the introduction explains', async ({page}) => {
  const lines = async (address: string): Promise<string[]> => {
    await open(page, address);
    return page.locator('main pre .line').allTextContents();
  };
  const first = (await lines('/api/')).map((line) => line.trim()).filter(Boolean);
  expect(first.length).toBeGreaterThan(10);
  const explained = (await lines('/api/intro/')).map((line) => line.trim());
  expect(first.filter((line) => !explained.includes(line))).toEqual([]);
});

test('every call on the API’s front page has a method, a path and words, and leads to pages of the API', async ({
  page,
}) => {
  await open(page, '/api/');
  const calls = page.getByRole('list', {name: 'Calls'}).getByRole('listitem');
  expect(await calls.count()).toBeGreaterThan(8);
  for (const call of await calls.all()) {
    await expect(call).toHaveText(/^(GET|POST|PUT|DELETE)\/[a-z_{}/]+\S.*$/);
    for (const link of await call.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^\/api\//);
  }
});
