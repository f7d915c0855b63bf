/** What a reader has without scripts: all the text, and a way to every page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generatedOf} from './support/builds';
import {expect, open, test, type Page} from './support/site';

test.use({javaScriptEnabled: false});

/** The pages of an area's sidebar, in its order. */
function sidebarOf(area: string): string[] {
  const file = path.join(generatedOf('default'), 'globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    'docusaurus-plugin-content-docs': Record<string, {versions: {docs: {path: string; sidebar?: string}[]}[]}>;
  };
  return data['docusaurus-plugin-content-docs'][area]!.versions.flatMap(({docs}) =>
    docs.filter(({sidebar}) => sidebar).map((doc) => `${doc.path}/`),
  );
}

async function visibleLinks(page: Page, within: string): Promise<string[]> {
  const links = page.locator(`${within} a[href]`).filter({visible: true});
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const address of ['/main/intro/', '/api/intro/', '/contrib/intro/', '/main/user_manual/interface/']) {
      test(`${address} shows its text and tables`, async ({page}) => {
        await open(page, address);
        await expect(page.locator('h1')).toBeVisible();
        const parts = page.locator('article').locator('h2, p:not([data-moved]), table, pre, figure');
        const hidden = await parts.filter({visible: false}).evaluateAll((all) =>
          all
            // What stands in closed details is one press away, without scripts too.
            .filter((part) => !part.closest('details:not([open])'))
            .map((part) => part.outerHTML.slice(0, 200)),
        );
        expect(await parts.count()).toBeGreaterThan(3);
        expect(hidden).toEqual([]);
      });
    }

    for (const area of ['main', 'api', 'contrib']) {
      test(`from /${area}/intro/ every entry of the sidebar can be reached`, async ({page}) => {
        await open(page, `/${area}/intro/`);
        const menu = page.locator('button[commandfor="_menu"]').first();
        if (width === 360) {
          await menu.click();
          await expect(page.locator('dialog#_menu')).toBeVisible();
        }
        const within = width === 360 ? 'dialog#_menu' : 'aside, nav';
        // Closed categories open by a press on their summary, the outer ones first.
        const closed = page.locator(`:is(${within}) details:not([open]) > summary`).filter({visible: true});
        while ((await closed.count()) > 0) await closed.first().click();
        const links = await visibleLinks(page, `:is(${within})`);
        expect(sidebarOf(area).filter((entry) => !links.includes(entry))).toEqual([]);
      });
    }

    test('every panel of every tab can be read', async ({page}) => {
      await open(page, '/specimen/');
      const panels = page.locator('[role="tabpanel"]');
      expect(await panels.count()).toBeGreaterThan(1);
      const closed = page.locator('[data-operation]:not([open]) > summary');
      for (let left = await closed.count(); left > 0; left--) await closed.first().click();
      await expect(panels.filter({visible: false})).toHaveCount(0);
    });

    test('the three areas are reached from the home page', async ({page}) => {
      await open(page, '/');
      const links = await visibleLinks(page, 'body');
      for (const area of ['main', 'api', 'contrib']) {
        expect(
          links.some((link) => link.startsWith(`/${area}/`)),
          area,
        ).toBe(true);
      }
    });
  });
}
