/** The front door: a search that needs no script, and a layout with room for a figure. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readChanges} from '../plugins/api-changes/read';
import {METHODS, type Description} from '../plugins/openapi/description';
import {anchorOf} from '../plugins/openapi/element';
import {folderOf, ROOT} from './support/builds';
import {watchShifts} from './support/shifts';
import {expectResult} from './support/figures';
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
    expect(lines).toEqual(['Explore the', 'energy system', 'of your region.'].map((text) => ({text, one: true})));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Whatever is listed leads somewhere.
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
    await page.getByRole('figure').scrollIntoViewIfNeeded();
    const moved = await watchShifts(page);
    for (const name of ['Heat pumps', 'Wind']) {
      await page.getByRole('button', {name, exact: true}).tap();
      const slider = page.getByRole('slider', {name});
      const {width, height} = (await slider.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(24);
      expect(width).toBeGreaterThanOrEqual(300);
      await slider.tap({position: {x: width - 3, y: height / 2}});
    }
    await expectResult(page.locator('figure'), 'boilers in buildings 0 PJ');
    expect(new URL(page.url()).searchParams.get('energy-flows')).toBe('100_70');
    expect(await moved()).toBe(0);
  });
});

test('every operation is on the API’s front page, and leads to where it is described', async ({page}) => {
  const {paths} = JSON.parse(readFileSync(path.join(folderOf('default'), 'openapi.json'), 'utf8')) as Description;
  const described = Object.values(paths)
    .flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))
    .filter((operation) => !operation['x-alias-of'])
    .map(({operationId, tags}) => `/api/${tags![0]!}/#${anchorOf(operationId)}`);
  await open(page, '/api/');
  const calls = page.locator('#operations ~ *').getByRole('listitem');
  const links = await calls.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.toSorted()).toEqual(described.toSorted());
  for (const text of await calls.allTextContents())
    expect(text).toMatch(/^(GET|POST|PUT|DELETE) \/[a-z_{}/.]+ [A-Z].*$/);
});

test('the API’s front page leads to token, description, errors and the newest changes', async ({page}) => {
  await open(page, '/api/');
  const main = page.locator('main');
  for (const address of [
    '/api/authentication/#create-a-token',
    '/api/errors/',
    '/openapi.json',
    '/openapi.yaml',
    '/api/changelog/',
    '/api/changelog/rss.xml',
  ]) {
    await expect(main.locator(`a[href="${address}"]`).first(), address).toBeVisible();
  }
  const [newest] = readChanges(ROOT);
  const changes = main.getByRole('listitem').filter({has: page.locator('time')});
  await expect(changes).toHaveCount(3);
  await expect(changes.first().getByRole('link', {name: newest!.title})).toHaveAttribute(
    'href',
    `/api/changelog/#${newest!.date}`,
  );
});
