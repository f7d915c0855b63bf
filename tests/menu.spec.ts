import {areas, type AreaId} from '../config/areas';
import {limits} from './specification';
import {painted} from './support/settled';
import {expect, open, test, wake, type Page} from './support/site';

const AREAS = Object.keys(areas) as AreaId[];
const STATES = ['asleep', 'awake'] as const;

const opener = (page: Page) => page.getByRole('banner').locator('[commandfor="_menu"]');
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test.use({viewport: {width: 360, height: 740}});

for (const width of [limits.mobileBreakpoint - 1, limits.mobileBreakpoint, limits.mobileBreakpoint + 1]) {
  const narrow = width <= limits.mobileBreakpoint;
  test(
    `at ${width} px the ways elsewhere stand in the ${narrow ? 'menu' : 'page'}`,
    {tag: '@spec:mobile-menu-996'},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/main/intro/');
      const beside = page.getByRole('navigation', {name: 'Documentation'});
      const inNavbar = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'});
      await expect(opener(page)).toBeVisible({visible: narrow});
      await expect(beside).toBeVisible({visible: !narrow});
      await expect(inNavbar).toBeVisible({visible: !narrow});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (!narrow) return;
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({width: limits.mobileBreakpoint + 1, height: 800});
      await expect(menu(page), 'closes on a wide window').toBeHidden();
    },
  );
}

for (const app of STATES) {
  test.describe(app, () => {
    test('it opens and closes by pointer', {tag: '@spec:mobile-menu-opens'}, async ({page}) => {
      await open(page, '/main/intro/', {app});
      await expect(opener(page)).toHaveAccessibleName('Open the menu');
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(opener(page)).toHaveAttribute('aria-label', 'Close the menu');

      await menu(page).getByRole('button', {name: 'Close the menu'}).click();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(opener(page)).toHaveAccessibleName('Open the menu');

      await opener(page).click();
      await expect(menu(page)).toBeInViewport({ratio: 1});
      await page.mouse.click(335, 400);
      await expect(menu(page), 'a click beside it').toBeHidden();
    });

    test('it opens by key, keeps the focus, closes on Escape and gives the focus back', async ({page}) => {
      await open(page, '/main/intro/', {app});
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      const stops = await menu(page).locator('a, button, summary').count();
      for (let step = 0; step < stops + 3; step++) {
        await page.keyboard.press('Tab');
        // Past the last stop comes the browser itself, with nothing focused in the page, then the menu again.
        const where = await page.evaluate(() => document.activeElement?.closest('#_menu, body')?.id);
        expect(['_menu', ''], `stop ${step}`).toContain(where);
        if (where === '') expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

    test('behind it the page does not scroll', async ({page}) => {
      await open(page, '/main/intro/', {app});
      await opener(page).click();
      await page.mouse.move(335, 400);
      await page.evaluate(() =>
        addEventListener('wheel', () => document.body.setAttribute('data-turned', ''), {once: true}),
      );
      await page.mouse.wheel(0, 600);
      await expect(page.locator('body')).toHaveAttribute('data-turned');
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY), 'without it, the page scrolls').toBeGreaterThan(0);
    });

    test('a link in it leads on and closes it', async ({page, site}) => {
      await open(page, '/main/intro/', {app});
      await opener(page).click();
      await menu(page).getByRole('link', {name: 'Interface'}).click();
      await expect(page).toHaveURL(site.at('/main/user_manual/interface/'));
      await expect(menu(page)).toBeHidden();
      await opener(page).click();
      await expect(menu(page).getByRole('link', {name: 'Interface'})).toHaveAttribute('aria-current', 'page');
      await menu(page).getByRole('link', {name: 'API', exact: true}).click();
      await expect(page).toHaveURL(site.at('/api/intro/'));
      await expect(menu(page)).toBeHidden();
    });
  });
}

test('opened asleep, it stays open and keeps the focus when the app wakes', async ({page}) => {
  await open(page, '/main/intro/');
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  const element = await menu(page).elementHandle();
  const focused = await page.evaluateHandle(() => document.activeElement);
  await wake(page);
  await painted(page);
  await expect(menu(page)).toBeVisible();
  expect(await element.evaluate((dialog) => dialog.isConnected)).toBe(true);
  expect(await focused.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
});

test('each page has one menu, with the areas and the link to the model', async ({page}) => {
  for (const address of [
    '/',
    '/intro/',
    '/api/',
    '/contrib/',
    '/search/',
    '/nowhere/',
    '/main/nowhere/',
    '/main/intro/',
    '/api/intro/',
  ]) {
    await open(page, address);
    await expect(page.locator('#_menu'), address).toHaveCount(1);
    await opener(page).click();
    for (const name of ['Home', 'Documentation', 'API', 'Contributing', 'Open the model']) {
      await expect(menu(page).getByRole('navigation', {name: 'Site'}).getByRole('link', {name})).toBeVisible();
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    test('in a document it holds the whole sidebar', async ({page}) => {
      for (const area of AREAS) {
        await page.setViewportSize({width: 1280, height: 740});
        await open(page, `/${area}/intro/`);
        const {label} = areas[area];
        const rows = await page.getByRole('navigation', {name: label, exact: true}).getByRole('link').allTextContents();
        expect(rows.length).toBeGreaterThan(1);
        await page.setViewportSize({width: 360, height: 740});
        await opener(page).click();
        const inMenu = menu(page).getByRole('navigation', {name: label, exact: true}).getByRole('link');
        await expect(inMenu).toHaveText(rows);
        await expect(inMenu.last()).toBeVisible();
        await menu(page).getByRole('button', {name: 'Close the menu'}).click();
        await expect(menu(page)).toBeHidden();
      }
    });
  });
}

test('the toggle in it switches the mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await opener(page).click();
  await menu(page).getByRole('button', {name: 'Switch between light and dark'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu(page)).toBeVisible();
});

test('browsers that do not know invoker commands open and close it as well', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await open(page, '/main/intro/');
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('button', {name: 'Close the menu'}).click();
  await expect(menu(page)).toBeHidden();
});
