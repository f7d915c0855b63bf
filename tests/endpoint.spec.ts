/** Operations of the API in a page: plugins/openapi/ writes them, src/samples/ sets host and scenario of the samples. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compressed} from './support/bytes';
import {folderOf} from './support/builds';
import {pagesOf} from './support/pages';
import {expect, open, test, wake, type Page} from './support/site';

const SHOWN = '/specimen/#update-scenario'; // by its hash it opens
const endpoint = (page: Page) => page.locator('details', {has: page.locator('#update-scenario')});
const entries = (page: Page) => page.locator('[data-operation]');
const sample = (page: Page) => endpoint(page).getByRole('tabpanel').first();
const host = (page: Page) => page.getByRole('combobox', {name: 'Host'});
const scenario = (page: Page) => page.getByRole('textbox', {name: 'Scenario'});

const FIRST = 'https://engine.energytransitionmodel.com/api/v3/scenarios/2467801';
const OTHER = 'https://beta.engine.energytransitionmodel.com/api/v3/scenarios/31415';

async function choose(page: Page): Promise<void> {
  await host(page).selectOption('Beta');
  await scenario(page).fill('31415');
}

for (const app of ['asleep', 'awake'] as const) {
  test(`host and scenario go into every sample at once, with the app ${app}`, async ({page}) => {
    await open(page, SHOWN, {app});
    await expect(sample(page)).toContainText(FIRST);
    await choose(page);
    await expect(sample(page)).toContainText(OTHER);
    const marks = (name: string) => page.locator(`code .${name}`).allTextContents();
    expect(new Set(await marks('host'))).toEqual(new Set(['beta.engine.energytransitionmodel.com']));
    expect(new Set(await marks('scenario'))).toEqual(new Set(['31415']));
    // What is no number leaves the number of the examples.
    await scenario(page).fill('31 a');
    await expect(sample(page)).toContainText('/scenarios/2467801');
  });

  test(`the button copies what the sample says now, with the app ${app}`, async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
    await open(page, SHOWN, {app});
    await choose(page);
    await sample(page).getByRole('button', {name: 'Copy'}).click();
    await expect(sample(page).getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(OTHER);
  });
}

test('the choice is kept, and survives the arrival of the app', async ({page}) => {
  await open(page, SHOWN);
  await choose(page);
  await open(page, SHOWN);
  await expect(sample(page)).toContainText(OTHER);
  await expect(scenario(page)).toHaveValue('31415');
  await wake(page);
  await expect(sample(page)).toContainText(OTHER);
  await expect(host(page)).toHaveValue('beta.engine.energytransitionmodel.com');
  await scenario(page).fill('27182');
  await expect(sample(page)).toContainText('/scenarios/27182');
});

test('the choice holds on a page that the app goes to', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('etm.samples', 'beta.engine.energytransitionmodel.com 31415'));
  await open(page, '/main/intro/', {app: 'awake'});
  // No link leads to the specimen; the app follows its history as it follows a link.
  await page.evaluate(() => {
    history.pushState({}, '', '/specimen/#update-scenario');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(sample(page)).toContainText(OTHER);
});

test('what is kept and makes no sense is left aside', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('etm.samples', 'evil.example.org <b>'));
  await open(page, SHOWN);
  await expect(sample(page)).toContainText(FIRST);
  await expect(host(page)).toHaveValue('engine.energytransitionmodel.com');
  await expect(scenario(page)).toHaveValue('');
});

test('samples of all operations follow one choice of language', async ({page}) => {
  await open(page, SHOWN);
  await endpoint(page).getByRole('tab', {name: 'Ruby'}).click();
  const chosen = entries(page).locator('[role="tab"][aria-selected="true"]');
  await expect(chosen).toHaveText(['Ruby', 'Ruby']);
  await expect(endpoint(page).getByText('Net::HTTP::Put')).toBeVisible();
});

test('an address leads to an operation, whose parts stand in no list of contents', async ({page}) => {
  await open(page, '/specimen/#update-scenario');
  await expect(page.locator('#update-scenario')).toBeInViewport();
  const contents = page.getByRole('complementary').or(page.getByRole('navigation', {name: 'On this page'}));
  await expect(contents.locator('a[href="#update-scenario"]').first()).toBeAttached();
  await expect(contents.getByText('Answers')).toHaveCount(0);
});

test('the sidebar lists the operations of the page that is read, and opens one, with the app asleep or awake', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/api/authentication/');
  const sidebar = page.getByRole('navigation', {name: 'API'}).first();
  const operations = sidebar.getByRole('list', {name: /^Operations/}).getByRole('link');
  await expect(sidebar.getByRole('list', {name: /^Operations/})).toHaveCount(1);
  for (const name of await operations.allTextContents()) expect(name).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \w/);
  await sidebar.getByRole('link', {name: 'Areas'}).click();
  await expect(operations).toHaveText([/list/i, /show/i]);
  await operations.last().click();
  await expect(page).toHaveURL(/#show-area$/);
  await expect(page.locator('details', {has: page.locator('#show-area')})).toHaveAttribute('open');
  await wake(page);
  await expect(operations).toHaveCount(2);
});

test('the first operation is open, each line says what, where and who, and all open and close at once', async ({
  page,
}) => {
  await open(page, '/specimen/');
  const isOpen = () => entries(page).evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  const [first, ...rest] = await isOpen();
  expect(first).toBe(true);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest).not.toContain(true);
  const line = endpoint(page).locator('summary').first();
  await expect(line.locator('[data-method]')).toHaveText('PUT');
  await expect(line.locator('code')).toHaveText('/scenarios/{id}');
  await expect(line.locator('small')).not.toBeEmpty();
  await page.getByRole('button', {name: 'Open all'}).click();
  expect(await isOpen()).not.toContain(false);
  await page.getByRole('button', {name: 'Open all', pressed: true}).click();
  expect(await isOpen()).not.toContain(true);
});

test('a line opens by keyboard, and its sample stands next to its fields where there is room', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/specimen/');
  await endpoint(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(endpoint(page)).toHaveAttribute('open');
  const columns = endpoint(page).locator('[data-columns] > div');
  const [left, right] = await Promise.all([columns.nth(0).boundingBox(), columns.nth(1).boundingBox()]);
  expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  await page.setViewportSize({width: 390, height: 844});
  const [above, below] = await Promise.all([columns.nth(0).boundingBox(), columns.nth(1).boundingBox()]);
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
});

test('a browser that does not open what it finds gets all operations open when it searches', async ({page}) => {
  await page.addInitScript(() => delete (HTMLElement.prototype as {onbeforematch?: unknown}).onbeforematch);
  await open(page, '/specimen/');
  await page.keyboard.press('Control+f');
  await expect(page.locator('[data-operation]:not([open])')).toHaveCount(0);
});

test('paper has every operation, with one answer each', async ({page}) => {
  await open(page, '/specimen/');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  for (const columns of await page.locator('[data-columns]').all()) await expect(columns).toBeVisible();
  await expect(entries(page).locator('details').filter({visible: true})).toHaveCount(0);
});

test('the path can be copied', async ({page, context, site}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
  await open(page, SHOWN);
  await endpoint(page).getByRole('button', {name: 'Copy'}).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/api/v3/scenarios/{id}');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every sample can be read under the name of its language, and there is nothing to set', async ({page}) => {
    await open(page, '/specimen/');
    if ((await endpoint(page).getAttribute('open')) === null) await endpoint(page).locator('summary').first().click();
    const panels = endpoint(page).getByRole('tabpanel');
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(endpoint(page).getByText('JavaScript', {exact: true}).filter({visible: true})).toHaveCount(1);
    await expect(page.locator('fieldset')).toBeHidden();
  });
});

/** The scripts that a page fetches until nothing more comes. */
async function scriptsOf(page: Page, address: string, app: 'asleep' | 'awake'): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const note = (file: string): number =>
    scripts.set(file, compressed(readFileSync(path.join(folderOf('default'), file)))).size;
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (request.resourceType() === 'script' && !isAhead) note(new URL(request.url()).pathname);
  });
  await open(page, address, {app});
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return scripts;
}

const ofApi = pagesOf(folderOf('default'))
  .filter(
    ({address, file}) => address.startsWith('/api/') && /<fieldset[^>]* data-samples/.test(readFileSync(file, 'utf8')),
  )
  .map(({address}) => address);

for (const address of [...ofApi.slice(0, 1), '/specimen/']) {
  test(`${address} fetches no other script than a page without endpoints, but one of at most 3 kB`, async ({page}) => {
    const usual = await scriptsOf(page, '/api/intro/', 'asleep');
    const more = [...(await scriptsOf(page, address, 'asleep'))].filter(([file]) => !usual.has(file));
    expect(more.map(([file]) => file)).toEqual([expect.stringMatching(/^\/assets\/js\/samples\.[\da-f]{8}\.js$/)]);
    expect(more[0]![1]).toBeLessThanOrEqual(3000);
  });
}

test('the description is published, with links that lead to the site', async ({request}) => {
  const answer = await request.get('./openapi.json');
  const description = (await answer.json()) as {openapi: string; paths: object};
  expect(description.openapi).toBe('3.1.0');
  expect(Object.keys(description.paths).length).toBeGreaterThan(50);
  expect(JSON.stringify(description)).not.toMatch(/\]\(\/[a-z]/);
  expect(await (await request.get('./openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.0\n/);
});
