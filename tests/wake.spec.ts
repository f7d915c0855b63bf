/** The app's scripts sleep until the reader's first intent, and nothing that the reader does meanwhile is lost. */
import {idle, painted} from './support/settled';
import {expect, open, openAsleep, test, wake, type Page} from './support/site';

const SPECIMEN = '/specimen-wake/';

declare global {
  interface Window {
    clicks: {before: number; after: number};
  }
}

/** Collects the scripts that are asked for, beside the one that each page has. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isOfEachPage = /\/deferred\.[0-9a-f]{8}\.js$/.test(request.url());
    if (/\.js$/.test(request.url()) && !isOfEachPage) scripts.push(request.url());
  });
  return scripts;
}

async function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test.describe('asleep', () => {
  for (const address of ['/', '/main/intro/', SPECIMEN]) {
    test(`${address} runs no script of the app`, async ({page}) => {
      const scripts = scriptsOf(page);
      await open(page, address);
      await idle(page);
      expect(scripts).toEqual([]);
      expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
    });
  }

  test('scrolling and reading are no intent', async ({page}) => {
    const scripts = scriptsOf(page);
    await open(page, '/main/intro/');
    const text = page.locator('article p').filter({hasNot: page.locator('a')});
    for (const key of ['Space', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home']) {
      await page.keyboard.press(key);
    }
    await page.mouse.wheel(0, 300);
    await text.first().dispatchEvent('pointerover');
    await text.first().dispatchEvent('pointerdown');
    await text.first().dispatchEvent('click');
    await painted(page);
    expect(scripts).toEqual([]);
  });
});

test('the search wakes nothing: its own script answers, and what is found comes without the app', async ({page}) => {
  const scripts = scriptsOf(page);
  await open(page, '/main/intro/');
  await page.getByRole('button', {name: 'Search', exact: true}).hover();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('scenario');
  const option = page.getByRole('option').nth(1);
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const address = await option.evaluate((link: HTMLAnchorElement) => link.href);
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('/');
  await expect(option).toBeVisible();
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/js\/search\.[0-9a-f]{8}\.js$/)]);
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await option.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await page.keyboard.press('/');
  await page.keyboard.type('scenario');
  await expect(option).toBeVisible();
});

test.describe('wakes by', () => {
  const intents: Record<string, (page: Page) => Promise<void>> = {
    'a pointer on a button': (page) => page.getByRole('button', {name: 'Count'}).hover(),
    'the focus on a button': (page) => page.getByRole('button', {name: 'Count'}).focus(),
    'a pointer that presses': (page) => page.getByRole('button', {name: 'Count'}).dispatchEvent('pointerdown'),
  };
  for (const [intent, express] of Object.entries(intents)) {
    test(intent, async ({page}) => {
      await open(page, SPECIMEN);
      expect(await isAwake(page)).toBe(false);
      await express(page);
      await expectAwake(page);
    });
  }

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});
    test('a tap', async ({page}) => {
      await open(page, SPECIMEN);
      await page.getByRole('button', {name: 'Count'}).tap();
      await expectAwake(page);
      await expect(page.getByRole('status')).toHaveText('1');
    });
  });
});

test('what works without React wakes nothing', async ({page}) => {
  const scripts = scriptsOf(page);
  await open(page, '/main/user_manual/interface/');
  await page.locator('nav a[href]:visible').first().hover();
  await page.locator('main a[href]').first().focus();
  await page.keyboard.press('x');
  await page.locator('[data-early="colour-mode"]').first().click();
  await page.locator('nav summary').first().click();
  await page.locator('article [role="tab"], article h2').first().click();
  await idle(page);
  expect(scripts).toEqual([]);
});

test.describe('a figure near the window', () => {
  const FIGURE = '/main/merit-order/';

  test('wakes the app, one far below does not', async ({page}) => {
    const scripts = scriptsOf(page);
    await open(page, FIGURE);
    await idle(page);
    expect(scripts).toEqual([]);
    await page.locator('[data-figure]').first().scrollIntoViewIfNeeded();
    await expectAwake(page);
  });

  test('does not for a reader who saves data, but when he touches it', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
    const scripts = scriptsOf(page);
    await open(page, FIGURE);
    const figure = page.locator('[data-figure]').first();
    await figure.scrollIntoViewIfNeeded();
    await idle(page);
    expect(scripts).toEqual([]);
    await figure.locator('input').first().focus();
    await expectAwake(page);
  });

  test('says that its code is on the way where a control is touched before', async ({page}) => {
    const letGo = await openAsleep(page, FIGURE);
    const figure = page.locator('[data-figure]').first();
    await figure.locator('input').first().focus();
    await expect(figure).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expectAwake(page);
    await expect(figure).not.toHaveAttribute('aria-busy');
  });
});

test.describe('what comes before the app', () => {
  const presses: Record<string, (page: Page) => Promise<void>> = {
    'a click': (page) => page.getByRole('button', {name: 'Count'}).click(),
    Enter: async (page) => {
      await page.getByRole('button', {name: 'Count'}).focus();
      await page.keyboard.press('Enter');
    },
    'the space bar': async (page) => {
      await page.getByRole('button', {name: 'Count'}).focus();
      await page.keyboard.press('Space');
    },
    'a click by a script': (page) =>
      page.getByRole('button', {name: 'Count'}).evaluate((button: HTMLElement) => {
        button.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        button.click();
      }),
  };
  for (const [name, press] of Object.entries(presses)) {
    test(`${name} counts once`, async ({page}) => {
      await open(page, SPECIMEN);
      await press(page);
      await expectAwake(page);
      await expect(page.getByRole('status')).toHaveText('1');
      await painted(page);
      await expect(page.getByRole('status')).toHaveText('1');
    });
  }

  test('200 clicks fired all through waking on a slow machine count once each', async ({page}) => {
    test.setTimeout(60_000);
    await page.addInitScript(() => {
      window.clicks = {before: 0, after: 0};
      addEventListener('click', () => window.clicks[window.docusaurusRoot ? 'after' : 'before']++, true);
    });
    // The scripts take a moment to arrive, so that there are clicks before, while and after they run.
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await open(page, SPECIMEN);
    const box = (await page.getByRole('button', {name: 'Count'}).boundingBox())!;
    const point = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    const press = (type: 'mousePressed' | 'mouseReleased'): Promise<unknown> =>
      devtools.send('Input.dispatchMouseEvent', {type, ...point, button: 'left', clickCount: 1});
    // Not one after the other's answer: a busy page would then choose when it is clicked.
    const presses: Promise<unknown>[] = [];
    for (let sent = 0; sent < 200; sent++) {
      presses.push(press('mousePressed'), press('mouseReleased'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await Promise.all(presses);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await expectAwake(page);
    await expect(page.getByRole('status')).toHaveText('200');
    const {before, after} = await page.evaluate(() => window.clicks);
    expect(before, 'clicks before React').toBeGreaterThan(1);
    expect(after, 'clicks with React').toBeGreaterThan(1);
  });

  test('the focus stays where it is and goes on in order', async ({page}) => {
    await open(page, '/main/intro/');
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement!.outerHTML);
    await page.keyboard.press('Tab');
    const first = await focused();
    await wake(page);
    expect(await focused()).toBe(first);
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(first);
  });
});

for (const width of [360, 1280]) {
  test(`nothing changes visibly when React arrives (${width} px)`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const pictureIn = async (colorScheme: 'light' | 'dark'): Promise<Buffer> => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      return page.screenshot();
    };
    for (const address of ['/', '/main/intro/', '/api/intro/']) {
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await open(page, address);
      const before = [await pictureIn('light'), await pictureIn('dark')] as const;
      await wake(page);
      const after = [await pictureIn('dark'), await pictureIn('light')] as const;
      expect(after[0].equals(before[1]), `${address}, dark`).toBe(true);
      expect(after[1].equals(before[0]), `${address}, light`).toBe(true);
    }
  });
}
