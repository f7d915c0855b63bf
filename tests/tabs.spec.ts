/** Tabs: src/theme/Tabs prints them, src/early/tabs.ts works them. */
import {expect, open, test, wake, type Page} from './support/site';

const first = (page: Page) => page.getByRole('tablist', {name: 'Language'}).first();
const second = (page: Page) => page.getByRole('tablist', {name: 'Language'}).nth(1);

for (const app of ['asleep', 'awake'] as const) {
  test(`a press chooses, in every block of the group and for good, with the app ${app}`, async ({page}) => {
    await open(page, '/specimen/', {app});
    await expect(first(page).getByRole('tab', {selected: true})).toHaveText('Command line');
    const tab = second(page).getByRole('tab', {name: 'Ruby'});
    await tab.scrollIntoViewIfNeeded();
    const top = await tab.evaluate((element) => element.getBoundingClientRect().top);
    await tab.click();
    await expect(first(page).getByRole('tab', {selected: true})).toHaveText('Ruby');
    await expect(page.getByText('Ruby words.')).toBeVisible();
    await expect(page.getByText('Python words.')).toBeHidden();
    await expect(page.getByText('puts scenario.fetch')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.lang'))).toBe('ruby');
    // The blocks above have other heights now; what the reader pressed stays where it is.
    expect(Math.abs((await tab.evaluate((element) => element.getBoundingClientRect().top)) - top)).toBeLessThan(2);

    await open(page, '/specimen/');
    await expect(first(page).getByRole('tab', {selected: true})).toHaveText('Ruby');
  });

  test(`arrow keys, Home and End choose as the pattern says, with the app ${app}`, async ({page}) => {
    await open(page, '/specimen/', {app});
    const tab = (name: string) => first(page).getByRole('tab', {name});
    await tab('Command line').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Python'],
      ['End', 'Ruby'],
      ['ArrowRight', 'Command line'],
      ['ArrowLeft', 'Ruby'],
      ['Home', 'Command line'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    // One stop for the keyboard: the chosen tab, then what is in its panel.
    await page.keyboard.press('Tab');
    await expect(first(page).getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  });
}

test('tab and panel know each other', async ({page}) => {
  await open(page, '/specimen/');
  const pairs = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls')!);
      return panel?.getAttribute('role') === 'tabpanel' && panel.getAttribute('aria-labelledby') === tab.id;
    }),
  );
  expect(pairs.length).toBeGreaterThan(4);
  expect(pairs).not.toContain(false);
});

test('focus and choice survive the waking of the app', async ({page}) => {
  await open(page, '/specimen/');
  await first(page).getByRole('tab', {name: 'Python'}).click();
  await wake(page);
  await expect(first(page).getByRole('tab', {name: 'Python'})).toBeFocused();
  await expect(first(page).getByRole('tab', {selected: true})).toHaveText('Python');
});

test('a stored choice is there before the first frame of a page that the app goes to', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.lang', 'ruby'));
  await open(page, '/main/intro/', {app: 'awake'});
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as {seen: string[]}).seen = seen;
    const look = (): void => {
      const tab = document.querySelector('[role="tab"][aria-selected="true"]');
      if (tab) seen.push(tab.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // No link leads to the specimen; the app follows its history as it follows a link.
  await page.evaluate(() => {
    history.pushState({}, '', '/specimen/');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(first(page)).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
  expect(new Set(seen)).toEqual(new Set(['Ruby']));
});

test('a hash opens the tab that it leads into', async ({page}) => {
  await open(page, '/specimen/#in-ruby');
  await expect(page.getByRole('heading', {name: 'A heading in another panel'})).toBeInViewport();
});

test('without storage a choice holds for the page', async ({page, allow}) => {
  allow('Docusaurus browser storage is not available', 'the theme says so once it is awake');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, '/specimen/');
  await first(page).getByRole('tab', {name: 'Ruby'}).click();
  await expect(page.getByText('Ruby words.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is shown under its name', async ({page}) => {
    await open(page, '/specimen/');
    await expect(page.getByRole('tablist')).toHaveCount(0);
    for (const text of [
      'make a scenario',
      'print(len(hours))',
      'puts scenario.fetch',
      'Python words.',
      'Ruby words.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    const blocks = page.locator('.markdown > .theme-tabs-container');
    await expect(blocks.getByText('Command line', {exact: true}).filter({visible: true})).toHaveCount(1);
    await expect(blocks.getByText('Ruby', {exact: true}).filter({visible: true})).toHaveCount(2);
  });
});
