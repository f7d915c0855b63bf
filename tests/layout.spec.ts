/** Nothing moves under the reader's eyes: at load, on waking, and when the colour mode changes. */
import {watchRequests} from './support/settled';
import {expect, open, test, wake, type Page} from './support/site';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.shifts = [];
    const describe = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.className}`
        : String(node?.textContent).slice(0, 40);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources} = entry as PerformanceEntry & {value: number; sources: {node: Node | null}[]};
        window.shifts.push({value, moved: sources.map(({node}) => describe(node))});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
});

async function shifts(page: Page): Promise<Shift[]> {
  // Two frames later, so that what was just painted has been reported.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => window.shifts);
}

const TREMBLE = 0.001; // below what any eye notices

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const address of ['/', '/intro/', '/main/intro/', '/api/intro/', '/main/user_manual/interface/']) {
      test(`${address} holds still`, async ({page}) => {
        await open(page, address);
        expect(
          (await shifts(page)).filter(({value}) => value > TREMBLE),
          'at load',
        ).toEqual([]);
        await wake(page);
        expect(
          (await shifts(page)).filter(({value}) => value > TREMBLE),
          'on waking',
        ).toEqual([]);
      });
    }
  });
}

/** Pages with and without figures, sidebar and contents list, by links that stand on them. */
const WALK = [
  {from: '/intro/', to: '/'}, // a figure at the top, with words below it
  {from: '/', to: '/intro/'}, // the same, to come back to
  {from: '/main/intro/', to: '/main/user_manual/starting-scenario/'},
  {from: '/main/intro/', to: '/contrib/'},
  {from: '/api/', to: '/api/intro/'},
];

for (const {width, height} of [
  {width: 360, height: 740},
  {width: 1440, height: 1000},
]) {
  for (const delay of [0, 200]) {
    test(`following links moves nothing that was there (${width} px${delay ? ', slow scripts' : ''})`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({width, height});
      if (delay) {
        await page.route(/\/assets\/js\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue();
        });
      }
      const quiet = watchRequests(page);
      for (const {from, to} of WALK) {
        await open(page, from, {app: 'awake'});
        await page.evaluate(() => (window.shifts = []));
        for (const [address, back] of [
          [to, false],
          [from, true],
          [to, false],
        ] as const) {
          if (back) await page.goBack();
          // In the page, since the list of links may be folded away: the reader's click counts as much as any other.
          else
            await page.evaluate(
              (href) => document.querySelector<HTMLElement>(`a[href="${href}"], a[href^="${href}#"]`)!.click(),
              address,
            );
          await page.waitForURL(({pathname}) => pathname === address, {timeout: 10_000});
          await expect(page.locator('#nprogress')).toHaveCount(0);
          await quiet();
          expect(
            (await shifts(page)).filter(({value}) => value > 0),
            `${from} to ${address}`,
          ).toEqual([]);
        }
      }
    });
  }
}

test('a slow style sheet or font moves nothing', async ({page}) => {
  await page.route(/\.(woff2|css)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await open(page, '/main/intro/');
  expect((await shifts(page)).filter(({value}) => value > TREMBLE)).toEqual([]);
});

test('a dismissed announcement leaves no gap that closes later', async ({page}) => {
  await open(page, '/main/intro/');
  const close = page.locator('[data-early="announcement"]');
  await close.click();
  await page.reload();
  await expect(close).toBeHidden();
  await wake(page);
  expect((await shifts(page)).filter(({value}) => value > TREMBLE)).toEqual([]);
});
