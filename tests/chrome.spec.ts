import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {areas, type AreaId} from '../config/areas';
import {addressOf, routes, texts, withoutSidebar} from './specification';
import {builtPage} from './support/html';
import {painted} from './support/settled';
import {expect, open, test, wake, type Page} from './support/site';

const AREAS = Object.keys(areas) as AreaId[];
const STATES = ['asleep', 'awake'] as const;

/** Every document that stands in a sidebar. */
const documents = AREAS.flatMap((area) =>
  routes[area].map((route) => ({area, address: addressOf(area, route)})),
).filter(({address}) => !withoutSidebar.includes(address));

const navbar = (page: Page) => page.getByRole('banner');
const toggle = (page: Page) => navbar(page).getByRole('button', {name: 'Switch between light and dark'});
const announcement = (page: Page) => page.getByRole('complementary', {name: 'Announcement'});
const sidebar = (page: Page, area: AreaId) => page.getByRole('navigation', {name: areas[area].label, exact: true});

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.describe('navbar', () => {
  test('its mark leads home and follows the chosen mode', {tag: '@spec:navbar-logo'}, async ({page, site}) => {
    await open(page, '/main/intro/');
    const home = navbar(page).getByRole('link', {name: 'Energy Transition Model'});
    const ink = () =>
      home
        .locator('path')
        .first()
        .evaluate((path) => getComputedStyle(path).fill);
    const light = await ink();
    await toggle(page).click();
    expect(await ink()).not.toBe(light);
    await home.click();
    await expect(page).toHaveURL(site.at('/'));
  });

  for (const app of STATES) {
    test(
      `it hides on the way down and shows on the way up, ${app}`,
      {tag: ['@spec:navbar-hides-on-scroll', '@spec:navbar-shows-on-scroll']},
      async ({page}) => {
        await open(page, '/main/intro/', {app});
        await expect(navbar(page)).toBeInViewport();
        await scrollTo(page, 900);
        await expect(navbar(page)).not.toBeInViewport();
        await scrollTo(page, 700);
        await expect(navbar(page)).toBeInViewport();
        await scrollTo(page, 1200);
        await expect(navbar(page)).not.toBeInViewport();
        await scrollTo(page, 0);
        await expect(navbar(page)).toBeInViewport();
      },
    );
  }

  test('it never hides while it holds the focus, and shows when it gets it', async ({page}) => {
    await open(page, '/main/intro/');
    await navbar(page).getByRole('link', {name: 'API'}).focus();
    await scrollTo(page, 900);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    await page.getByRole('main').getByRole('link').first().focus();
    await scrollTo(page, 400);
    await scrollTo(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await toggle(page).focus();
    await expect(navbar(page)).toBeInViewport({ratio: 1});
  });

  const current: Record<string, string[]> = {
    '/': [],
    '/search/': [],
    '/intro/': ['Documentation'],
    '/main/intro/': ['Documentation'],
    '/main/user_manual/interface/': ['Documentation'],
    '/api/': ['API'],
    '/api/intro/': ['API'],
    '/contrib/': ['Contributing'],
    '/contrib/intro/': ['Contributing'],
  };
  for (const [address, names] of Object.entries(current)) {
    test(`at ${address} it marks ${names[0] ?? 'no area'}`, async ({page}) => {
      await open(page, address);
      await expect(navbar(page).locator('[aria-current="true"]')).toHaveText(names);
    });
  }

  test('its areas lead to the first page of each sidebar', {tag: '@spec:sidebars-first-page'}, async ({page, site}) => {
    for (const area of AREAS) {
      await open(page, '/');
      await navbar(page).getByRole('link', {name: areas[area].label}).click();
      await expect(page).toHaveURL(site.at(`/${area}/intro/`));
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({javaScriptEnabled});

      const place = javaScriptEnabled ? 'opens the search' : 'leads to the search page';
      test(`the search button ${place}`, {tag: '@spec:search-button-label'}, async ({page, site}) => {
        for (const width of [1280, 360]) {
          await page.setViewportSize({width, height: 800});
          await open(page, '/main/intro/');
          const button = navbar(page).getByRole('button', {name: texts.searchButton, exact: true});
          await expect(button).toHaveText(texts.searchButton);
          await button.click();
          if (javaScriptEnabled) await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
          else await expect(page).toHaveURL(new RegExp(`^${site.at('/search/')}\\??$`));
        }
      });
    });
  }
});

test.describe('colour mode', () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
  const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  for (const app of STATES) {
    test(
      `the toggle stores the opposite of what is seen, ${app}`,
      {tag: ['@spec:colour-toggle', '@spec:colour-stored']},
      async ({page}) => {
        await page.emulateMedia({colorScheme: 'dark'});
        await open(page, '/main/intro/', {app});
        const dark = await surface(page);
        await toggle(page).click();
        expect(await mode(page)).toBe('light');
        expect(await surface(page)).not.toBe(dark);
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
        await open(page, '/api/intro/', {app});
        expect(await mode(page)).toBe('light');
        await toggle(page).click();
        expect(await mode(page)).toBe('dark');
        expect(await surface(page)).toBe(dark);
      },
    );

    test(
      `the system’s preference is followed live until a choice is stored, ${app}`,
      {tag: '@spec:colour-system'},
      async ({page}) => {
        await page.emulateMedia({colorScheme: 'light'});
        await open(page, '/main/intro/', {app});
        for (const colorScheme of ['dark', 'light', 'dark'] as const) {
          await page.emulateMedia({colorScheme});
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        }
        await toggle(page).click();
        await page.emulateMedia({colorScheme: 'light'});
        await page.emulateMedia({colorScheme: 'dark'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      },
    );

    test(`the toggle works where the browser refuses storage, ${app}`, async ({page, allow}) => {
      allow(/storage/i, 'theme-common says on the console that storage is refused');
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('refused', 'SecurityError');
        };
        Storage.prototype.getItem = refuse;
        Storage.prototype.setItem = refuse;
        Storage.prototype.removeItem = refuse;
      });
      await page.emulateMedia({colorScheme: 'light'});
      await open(page, '/main/intro/', {app});
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await painted(page);
      expect(await mode(page)).toBe('dark');
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  }

  test('a mode that nobody knows leaves the light palette', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/main/intro/');
    const light = await surface(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'x'));
    expect(await surface(page)).toBe(light);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('what cannot work is not shown', async ({page}) => {
      await open(page, '/main/intro/');
      await expect(toggle(page)).toBeHidden();
      await expect(announcement(page)).toBeVisible();
      await expect(announcement(page).getByRole('button')).toBeHidden();
    });
  });
});

test.describe('announcement', () => {
  for (const app of STATES) {
    test(`it can be closed and then stays closed, ${app}`, {tag: '@spec:announcement-closes'}, async ({page}) => {
      // What the page is when its body begins: before the first paint.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          sessionStorage.setItem('at-body', document.documentElement.dataset.announcement ?? 'shown');
        }).observe(document, {childList: true, subtree: true});
      });
      const atBody = () => page.evaluate(() => sessionStorage.getItem('at-body'));
      await open(page, '/main/intro/', {app});
      expect(await atBody()).toBe('shown');
      await announcement(page).getByRole('button', {name: 'Close the announcement'}).click();
      await expect(announcement(page)).toBeHidden();
      await open(page, '/api/intro/', {app});
      expect(await atBody()).toBe('dismissed');
      await expect(announcement(page)).toBeHidden();
    });
  }

  test('a new one shows again to a reader who closed the last', {tag: '@spec:announcement-new-id'}, async ({page}) => {
    await open(page, '/');
    await announcement(page).getByRole('button').click();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'the-last-one'));
    await open(page, '/', {app: 'awake'});
    await expect(announcement(page)).toBeVisible();
  });

  test('it scrolls away above the navbar', async ({page}) => {
    await open(page, '/main/intro/');
    await scrollTo(page, 60);
    await expect(announcement(page)).not.toBeInViewport();
    await expect(navbar(page)).toBeInViewport({ratio: 1});
  });
});

test.describe('sidebar', () => {
  test(
    'every document stands in the sidebar of its area and is marked there',
    {tag: '@spec:sidebars-three'},
    async ({page}) => {
      for (const {area, address} of documents) {
        const list = `nav.theme-doc-sidebar-menu[aria-label="${areas[area].label}"]`;
        const marked = selectAll(`${list} [aria-current="page"]`, builtPage(address));
        expect(marked.map(({properties}) => properties.href)).toEqual([address]);
        // What is folded in would not be seen.
        expect(selectAll(`${list} details:not([open]) [aria-current]`, builtPage(address)), address).toEqual([]);
      }
      for (const area of AREAS) {
        const {address} = documents.findLast((document) => document.area === area)!;
        await open(page, address);
        await expect(sidebar(page, area).locator('[aria-current="page"]')).toBeVisible();
      }
    },
  );

  test('a long one shows the row of the page that was opened', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 200});
    await open(page, '/main/user_manual/interface/');
    const marked = sidebar(page, 'main').locator('[aria-current="page"]');
    await expect(marked).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('its first link leads to the front page of the area', async ({page}) => {
    for (const area of AREAS) {
      await open(page, `/${area}/intro/`);
      await expect(sidebar(page, area).getByRole('link').first()).toHaveAttribute('href', areas[area].front);
    }
  });

  for (const app of STATES) {
    test(
      `categories open and close, and stay as the reader left them, ${app}`,
      {tag: ['@spec:sidebar-categories-collapsible', '@spec:sidebar-categories-states']},
      async ({page}) => {
        await open(page, '/main/intro/', {app});
        const category = sidebar(page, 'main').locator('details').first();
        const page1 = category.getByRole('link').first();
        await expect(page1).toBeVisible();
        await category.locator('summary').first().click();
        await expect(page1).toBeHidden();
        await wake(page);
        await expect(page1).toBeHidden();
        await category.locator('summary').first().press('Enter');
        await expect(page1).toBeVisible();
      },
    );
  }

  test('a closed category opens when the reader comes to one of its pages', async ({page}) => {
    await open(page, '/main/intro/', {app: 'awake'});
    const category = sidebar(page, 'main').locator('details').first();
    await category.locator('summary').first().click();
    await page.getByRole('main').getByRole('link', {name: 'Starting a scenario'}).first().click();
    await expect(category.locator('[aria-current="page"]')).toBeVisible();
  });

  test('nothing hides it', {tag: '@spec:sidebar-not-hideable'}, async ({page}) => {
    await open(page, '/main/intro/', {app: 'awake'});
    await expect(sidebar(page, 'main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', {name: /sidebar/i})).toHaveCount(0);
  });
});

test.describe('ways around', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({javaScriptEnabled});

      test('the skip link shows on focus and leads to the main content', {tag: '@spec:skip-link'}, async ({page}) => {
        for (const address of ['/', '/intro/', '/api/', '/contrib/', '/search/', '/main/intro/']) {
          await open(page, address);
          const link = page.getByRole('link', {name: texts.skipLink, exact: true});
          await page.keyboard.press('Tab');
          await expect(link, address).toBeFocused();
          await expect(link, address).toBeInViewport({ratio: 1});
          await page.keyboard.press('Enter');
          await expect(page.getByRole('main'), address).toBeFocused();
        }
      });
    });
  }

  test('after the skip link the next stop is in the main content, awake', async ({page}) => {
    await open(page, '/main/intro/', {app: 'awake'});
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('after a navigation within the app the first stop is the skip link again', async ({page, site}) => {
    await open(page, '/main/intro/', {app: 'awake'});
    await sidebar(page, 'main').getByRole('link', {name: 'Interface'}).click();
    await expect(page).toHaveURL(site.at('/main/user_manual/interface/'));
    // The address changes first, the page when its content is there.
    await expect(page.locator('article h1')).toHaveText('Interface');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: texts.skipLink})).toBeFocused();
  });

  test('each landmark is there once, or has a name of its own', async ({page}) => {
    for (const address of ['/', '/main/intro/', '/search/']) {
      await open(page, address);
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role), `${role} at ${address}`).toHaveCount(1);
      }
      const names = await page
        .locator('nav:visible')
        .evaluateAll((navs) =>
          navs.map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby')),
        );
      expect(names).not.toContain(null);
      expect(new Set(names).size, `names of nav at ${address}`).toBe(names.length);
    }
  });

  test(
    'breadcrumbs lead from the area to the page, for search engines too',
    {tag: '@spec:breadcrumbs'},
    async ({page}) => {
      for (const {area, address} of documents) {
        const html = builtPage(address);
        const crumbs = selectAll('nav[aria-label="Breadcrumbs"] li', html);
        const [link, last] = [select('a', crumbs[0]), crumbs.at(-1)!];
        expect([toString(link!), link!.properties.href], address).toEqual([areas[area].label, areas[area].front]);
        expect(last.properties.ariaCurrent, address).toBe('page');

        const data = toString(select('script[type="application/ld+json"]', html)!);
        const {itemListElement} = JSON.parse(data) as {itemListElement: {name: string; item: string}[]};
        const canonical = String(select('link[rel="canonical"]', html)!.properties.href);
        expect(itemListElement).toMatchObject([
          {name: areas[area].label, item: new URL(areas[area].front, canonical).href},
          {name: toString(last), item: canonical},
        ]);
      }
      await open(page, '/main/merit-order/');
      await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem').last()).toBeVisible();
    },
  );

  test(
    'the footer has its groups and the copyright line',
    {tag: ['@spec:footer-groups', '@spec:footer-copyright']},
    async ({page}) => {
      await open(page, '/');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading')).toHaveText([...texts.footerGroups]);
      const year = new Date().getFullYear();
      await expect(footer).toContainText(
        `© ${year} contributors to the Energy Transition Model documentation. Text CC BY 4.0, code MIT.`,
      );
      for (const link of await footer.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(
          /^(\/|mailto:|https:\/\/(quintel\.com|github\.com\/quintel|energytransitionmodel\.com))/,
        );
      }
    },
  );
});
