/** What stands around a document's text: title, lead, contents lists, headings, foot. */
import {expect, open, test, wake} from './support/site';
import {limits} from './specification';

const ADDRESS = '/api/intro/';

test('under the title stands the description, and below 1200 px the contents list', async ({page}) => {
  await page.setViewportSize({width: 1199, height: 800});
  await open(page, ADDRESS);
  const header = page.locator('article header');
  await expect(header.locator('h1')).toHaveText('Introduction to the API');
  await expect(header.locator('.lead')).toHaveText(
    (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
  );
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  const list = page.locator('details.theme-doc-toc-mobile');
  await expect(list.getByRole('navigation', {name: 'On this page'})).toBeHidden();
  await list.getByText('On this page').click();
  await list.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Status codes'}).click();
  await expect(page).toHaveURL(/#status-codes$/);
  await expect(page.locator('#status-codes')).toBeInViewport();
});

test('the contents list names the sections of levels 2 and 3', {tag: '@spec:toc-levels'}, async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  for (const address of [ADDRESS, '/specimen/']) {
    await open(page, address);
    const list = page.getByRole('navigation', {name: 'On this page'});
    await expect(list).toBeVisible();
    await expect(list.getByRole('heading', {name: 'On this page', level: 2})).toBeVisible();
    const [least = 0, most = 0] = limits.tocLevels;
    const wanted = await page.evaluate(
      ([from, to]) =>
        [...document.querySelectorAll('article .anchor:is(h1, h2, h3, h4)')]
          .filter((heading) => +heading.tagName[1]! >= from! && +heading.tagName[1]! <= to!)
          .map(({id}) => `#${id}`)
          .filter((id) => id !== '#footnote-label'),
      [least, most],
    );
    expect(wanted.length).toBeGreaterThan(3);
    const links = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(wanted);
  }
});

test('the section being read is marked once the app is awake, without inline styles', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, ADDRESS);
  const current = page.locator('.theme-doc-toc-desktop [aria-current]');
  await expect(current).toHaveCount(0);
  await open(page, `${ADDRESS}#errors`, {app: 'awake'});
  await expect(current).toHaveText('Errors');
  await page.evaluate(() => document.getElementById('status-codes')!.scrollIntoView());
  await expect(current).toHaveText('Status codes');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await expect(page.locator('.theme-doc-toc-desktop [style]')).toHaveCount(0);
});

test('a contents list that is longer than the window follows the reader', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/api/scenarios/');
  const list = page.locator('.theme-doc-toc-desktop');
  await expect.poll(() => list.evaluate(({scrollHeight, clientHeight}) => scrollHeight > 2 * clientHeight)).toBe(true);
  for (const place of [1, 0]) {
    await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight * 0.9), place);
    if (place) await expect(list.locator('[aria-current]')).toBeInViewport({ratio: 1});
    else await expect(list.getByRole('link').first()).toBeInViewport({ratio: 1});
  }
});

test('a heading is called by its words alone, and its link by what it leads to', async ({page}) => {
  await open(page, '/specimen/');
  await expect(page.getByRole('heading', {name: 'Code and code in a heading', exact: true})).toBeVisible();
  const link = page.getByRole('link', {name: 'Link to the section “Code and code in a heading”', exact: true});
  await expect(link).toHaveAttribute('href', /#code$/);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toHaveCSS('opacity', '1');
});

test('the foot names sources at their commits, version and build', {tag: '@spec:version-next'}, async ({page}) => {
  await open(page, ADDRESS);
  const foot = page.locator('article footer');
  const sources = foot.getByRole('region', {name: 'What this page rests on'});
  await sources.locator('summary').click();
  const row = sources.getByRole('listitem').filter({hasText: 'config/routes.rb'}).first();
  await expect(row).toHaveText(/^etengine\s*config\/routes\.rb\s*[0-9a-f]{7}$/);
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/quintel\/etengine\/blob\/[0-9a-f]{40}\/config\/routes\.rb$/,
  );
  await expect(page.locator('.theme-doc-toc-desktop')).not.toContainText('What this page rests on');
  await expect(foot).toContainText(/Documentation version: Next(, [0-9a-f]{7})?, built on \d{1,2} [A-Z][a-z]+ \d{4}/);
  await expect(foot.locator('time').last()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(foot.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/api\/intro\.mdx$/,
  );
});

test('the foot says when the page changed, where the whole history is there to tell', async ({page}) => {
  await open(page, ADDRESS);
  const update = page.locator('article footer .theme-last-updated');
  test.skip((await update.count()) === 0, 'built without history');
  await expect(update).toHaveText(
    /^Last update \d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
  );
});

test('an old hash leads to the section that took its place, without the app', async ({page}) => {
  await open(page, '/specimen/#once-called-code');
  const {y} = (await page.locator('#code').boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(250);
});

test('a hash opens the folded text that it leads into', async ({page}) => {
  await open(page, '/specimen/#in-details');
  await expect(page.getByRole('heading', {name: 'A heading in folded text'})).toBeInViewport();
  const folded = page.locator('details', {hasText: 'More folded text'}).last();
  await expect(folded).not.toHaveAttribute('open');
  await folded.locator('summary').click();
  await expect(folded.getByText('Unfolded.')).toBeVisible();
});

test('a wide table scrolls in a frame that takes the focus, and the page does not', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/specimen/');
  const frame = page.getByRole('region', {name: 'Table: A table that is wide'});
  await expect(frame).toHaveAttribute('tabindex', '0'); // Chromium alone lets any scroller have the focus
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.locator('td.right').first()).toHaveCSS('text-align', 'end');
});

test('nothing in a document carries an inline style', async ({page}) => {
  await open(page, '/specimen/');
  await expect(page.locator('article [style]')).toHaveCount(0);
});

test('the app changes nothing in a document when it wakes', async ({page}) => {
  await page.setViewportSize({width: 800, height: 800});
  for (const address of ['/specimen/', ADDRESS]) {
    await open(page, address);
    // The mark of the section being read is the app's own, and so is the end of a link without the slash.
    const read = (): Promise<string> =>
      page.locator('main').evaluate((main) => main.innerHTML.replace(/ aria-current="true"/g, ''));
    const asleep = await read();
    await wake(page);
    expect(await read()).toBe(asleep);
  }
});

test('a formula is MathML, followed by what its symbols are', async ({page}) => {
  await open(page, '/specimen/');
  const formula = page.locator('math[display="block"]');
  await expect(formula).toBeVisible();
  expect(await formula.evaluate((math) => math.namespaceURI)).toBe('http://www.w3.org/1998/Math/MathML');
  expect(await formula.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth), 'cut off').toBe(0);
  const explained = page.locator('.table-where');
  await expect(explained.getByRole('columnheader')).toHaveText(['Symbol', 'Meaning', 'Unit']);
  const [above, below] = [await formula.boundingBox(), await explained.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});
