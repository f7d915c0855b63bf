import {idle, painted} from './support/settled';
import {expect, open, test, type Page} from './support/site';

const TITLE = 'Page not found | Energy Transition Model';

/** Waits for the page to know what was asked for. */
async function asked(page: Page): Promise<string> {
  await expect(page.locator('main p code').first()).toBeVisible();
  return (await page.locator('main p code').first().textContent())!;
}

const suggestions = (page: Page) => page.getByRole('region', {name: 'Pages with a similar address'}).getByRole('link');

test(
  'an unknown path shows a not-found page, which says the address and suggests near ones',
  {tag: '@spec:unknown-path'},
  async ({page}) => {
    const response = await open(page, '/main/user_manual/starting-scenari?x=1');
    expect(response.status()).toBe(404);
    expect(await asked(page)).toBe('/main/user_manual/starting-scenari');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(suggestions(page).first()).toHaveAttribute('href', '/main/user_manual/starting-scenario/');
    await expect(page.getByRole('searchbox')).toHaveValue('starting scenari');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);

test('both forms of the not-found page have the same title and the same content', async ({page}) => {
  for (const address of ['/nowhere/', '/main/nowhere/', '/api/nowhere/']) {
    await open(page, address);
    await asked(page);
    await expect(page).toHaveTitle(TITLE);
    await expect(page.getByRole('link', {name: 'Tell us.'}).last()).toHaveAttribute(
      'href',
      /issues\/new\?title=Page\+not\+found/,
    );
  }
});

test('the main area, which has no page of its own, leads to its two beginnings', async ({page}) => {
  await open(page, '/main/');
  await asked(page);
  await expect(suggestions(page).nth(0)).toHaveAttribute('href', '/intro/');
  await expect(suggestions(page).nth(1)).toHaveAttribute('href', '/main/intro/');
});

test('an address that differs from a page’s only in form is replaced by the page’s own', async ({
  page,
  site,
  allow,
}) => {
  allow('status of 404', 'the host answers with the not-found page first');
  for (const address of [
    '/Main/Intro?x=1#what-it-calculates',
    '/main/intro.html?x=1#what-it-calculates',
    '/MAIN/INTRO/?x=1#what-it-calculates',
    '/main//Intro?x=1#what-it-calculates',
  ]) {
    await open(page, address);
    await expect(page).toHaveURL(site.at('/main/intro/?x=1#what-it-calculates'));
  }
  await open(page, '/main/Starting-Or-Exploring?x=1#end');
  await expect(page).toHaveURL(site.at('/main/user_manual/starting-scenario/?x=1#end'));
});

for (const doubled of ['/main//intro/', '//main/intro/']) {
  test(`a page that the host serves as ${doubled} is the page`, async ({page, site}) => {
    await open(page, `${doubled}?x=1#what-it-calculates`, {app: 'awake'});
    await expect(page).toHaveURL(site.at('/main/intro/?x=1#what-it-calculates'));
    await expect(page).toHaveTitle(/^Introduction/);
  });
}

test('where the host takes what stands behind two slashes for a host, the address becomes that of the page served', async ({
  page,
  site,
}) => {
  const answer = await page.request.get(site.at('/intro/'));
  await page.route('**//main/intro/', (route) => route.fulfill({response: answer}));
  await open(page, '//main/intro/', {app: 'awake'});
  await expect(page).toHaveURL(site.at('/intro/'));
});

test('an unknown path behind two slashes is not found', async ({page}) => {
  expect((await open(page, '//nowhere/', {app: 'awake'})).status()).toBe(404);
  expect(await asked(page)).toBe('//nowhere/');
});

for (const [what, address, shown] of [
  ['malformed', '/main/%E0%A4%A', /^\/main\/%25E0%25A4%25A$/],
  ['endless', `/main/${'x'.repeat(10_000)}`, /^\/main\/x{194}…$/],
  ['of HTML', '/<img src=x onerror=alert(1)>', /^\/%3Cimg%20src=x%20onerror=alert\(1\)%3E$/],
  ['of text that runs backwards', '/main/\u202Eorgyh', /^\/main\/%E2%80%AEorgyh$/],
] as const) {
  test(`an address ${what} is shown as text and breaks nothing`, async ({page}) => {
    await open(page, address);
    expect(await asked(page)).toMatch(shown);
    await expect(page.locator('main img')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()!.width);
  });
}

test('a malformed hash breaks no page', async ({page}) => {
  await open(page, '/main/intro/#100%', {app: 'awake'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('nor does one that comes while the app is awake', async ({page}) => {
  await open(page, '/main/intro/', {app: 'awake'});
  for (const hash of ['#%E0%A4%A', '#what-it-calculates']) {
    await page.evaluate((to) => (location.hash = to), hash);
    await expect(page).toHaveURL((url) => url.hash === hash);
    await painted(page);
  }
  await expect(page.locator('#what-it-calculates')).toBeInViewport();
});

test('without scripts the page leads on by links, and its form to the search', async ({browser, site}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 360, height: 740}});
  const page = await context.newPage();
  await page.goto(site.at('/main/nowhere/'));
  const main = page.locator('main');
  for (const href of ['/', '/intro/', '/main/intro/', '/api/', '/contrib/']) {
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await page.getByRole('searchbox').fill('heat');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(site.at('/search/?q=heat'));
  await context.close();
});

test('without the list of pages the page is there, with the address and no suggestions', async ({
  page,
  context,
  allow,
}) => {
  allow('pages.json', 'the list is refused');
  await context.route('**/pages.json', (route) => route.abort());
  await open(page, '/main/intr0/');
  expect(await asked(page)).toBe('/main/intr0/');
  await expect(suggestions(page)).toHaveCount(0);
});

/** Goes to an address inside the app, as it does for its own links and for a step back. */
async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

test('a page that only the new release has is fetched once the app does not know it', async ({page, site, allow}) => {
  allow('/assets/js/', 'the files of the old release are gone');
  await open(page, '/main/intro/', {app: 'awake'});
  site.deploy('next');
  await page.evaluate(() => Object.assign(window, {kept: true}));
  await goInApp(page, '/contrib/full-load-hours/'); // the page that the authors' page shows how to make
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Full load hours');
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
});

test('an address that no release has is loaded once and then said to be unknown', async ({page}) => {
  await open(page, '/main/intro/', {app: 'awake'});
  let loads = 0;
  page.on('load', () => loads++);
  await goInApp(page, '/main/nowhere/');
  expect(await asked(page)).toBe('/main/nowhere/');
  await idle(page);
  expect(loads).toBe(1);
});

test('the not-found page fits a narrow window in both modes', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/main/starting-scenario-with-a-very-long-name-that-nobody-would-choose/');
    await asked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
