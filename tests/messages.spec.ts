/** The messages of the API: an answer is pasted as it came, and its row is left. */
import {violations} from './support/axe';
import {expect, open, openAsleep, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/api/errors/';

const fieldOf = (page: Page): Locator => page.getByRole('searchbox', {name: 'Paste the text of the error'});
const outcomeOf = (page: Page): Locator => page.getByText(/^\d+ of \d+ messages$|^No message has/);
const textsOf = (page: Page): Locator => page.locator('[data-message]');
const headingsOf = (page: Page): Locator => page.locator('.heading:has(+ .table [data-message])');
const tablesOf = (page: Page): Locator => page.locator('.table:has([data-message])');
const contentsOf = (page: Page): Locator => page.getByRole('navigation', {name: 'On this page'}).getByRole('link');

const visible = (part: Locator): Locator => part.filter({visible: true});

for (const [kind, answer] of [
  ['JSON', '{\n  "errors": [\n    "Gquery heat_demand does not exist"\n  ]\n}'],
  ['a dictionary of Python', "{'errors': ['Gquery heat_demand does not exist']}"],
  ['the text alone', 'gquery heat_demand does not exist'],
] as const) {
  test(`an answer leaves its one row: ${kind}`, async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    const all = await textsOf(page).count();
    expect(all).toBeGreaterThan(100);
    // As the clipboard does it: a field of one line takes line breaks out.
    await fieldOf(page).focus();
    await page.keyboard.insertText(answer);
    await expect(outcomeOf(page)).toHaveText(`1 of ${all} messages`);
    await expect(visible(textsOf(page))).toHaveText(['Gquery {key} does not exist']);
  });
}

test('sections without a row go, with their headings, and all come back', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const [sections, links, rows] = [
    await headingsOf(page).count(),
    await contentsOf(page).count(),
    await textsOf(page).count(),
  ];
  expect(sections).toBeGreaterThan(5);
  expect(await tablesOf(page).count()).toBe(sections);
  await fieldOf(page).fill('Input abc does not exist');
  await expect(visible(headingsOf(page))).toHaveText([/^Scenarios#?$/]);
  await expect(visible(tablesOf(page))).toHaveCount(1);
  await expect(visible(contentsOf(page)), 'the list of contents stays').toHaveCount(links);
  await expect(page.getByRole('heading', {name: 'When waiting helps'}), 'the prose stays').toBeVisible();

  await fieldOf(page).fill('');
  await expect(visible(headingsOf(page))).toHaveCount(sections);
  await expect(visible(textsOf(page))).toHaveCount(rows);
  await expect(outcomeOf(page)).toHaveCount(0);
});

test('words find messages by status, remedy and call', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('403 scenario');
  await expect(visible(textsOf(page)).filter({hasText: 'Scenario does not belong to you'})).toHaveCount(1);
  const statuses = await visible(page.locator('[data-message] + td')).allTextContents();
  expect(statuses.length).toBeLessThan(10);
  expect(statuses.filter((status) => !status.startsWith('403'))).toEqual([]);
});

test('nothing found is said', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('perpetuum mobile');
  await expect(outcomeOf(page)).toHaveText('No message has this text. Try fewer words.');
  await expect(page.getByRole('status').filter({hasText: 'No message'})).toHaveCount(1);
  await expect(visible(textsOf(page))).toHaveCount(0);
  await expect(visible(headingsOf(page))).toHaveCount(0);
});

test('the list of contents leads to a section that was hidden', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await fieldOf(page).fill('Input abc does not exist');
  await expect(visible(headingsOf(page))).toHaveCount(1);
  await contentsOf(page).filter({hasText: 'Version tags'}).click();
  await expect(page.getByRole('heading', {name: 'Version tags'})).toBeInViewport();
  await expect(fieldOf(page)).toHaveValue('');
  await expect(outcomeOf(page)).toHaveCount(0);
});

test('what is typed at once is taken up when the app comes', async ({page}) => {
  const letGo = await openAsleep(page, PAGE);
  const all = await textsOf(page).count();
  await fieldOf(page).focus();
  await page.keyboard.insertText('Input abc does not exist');
  await expect(visible(textsOf(page)), 'still asleep').toHaveCount(all);
  letGo();
  await expect(outcomeOf(page)).toHaveText(`1 of ${all} messages`);
  await expect(fieldOf(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all messages are there, and no field that would not answer', async ({page}) => {
    await open(page, PAGE);
    await expect(visible(textsOf(page))).toHaveCount(await textsOf(page).count());
    await expect(fieldOf(page)).toHaveCount(0);
  });
});

for (const width of [360, 768]) {
  test(`a row is read without scrolling sideways (${width} px)`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    const cut = await tablesOf(page).evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
    );
    expect(cut).toBe(0);
    const row = page.getByRole('row').filter({has: page.getByText('Scenario does not belong to you', {exact: true})});
    await expect(row.getByRole('rowheader')).toHaveText('Scenario does not belong to you');
    const tops = await row.locator('> *').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
    expect(tops, 'text, status and place, remedy, calls').toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops.map(Math.round)).size).toBe(4);
  });
}

test('axe finds nothing in what was found', async ({page}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    await wake(page);
    await fieldOf(page).fill('scenario 404');
    await expect(outcomeOf(page)).toBeVisible();
    expect(await violations(page, '.theme-doc-markdown')).toEqual([]);
  }
});
