/** The pictures by which other programs show the site: its icons, and the card beside a link. */
import {site as config} from '../config/site';
import {builds} from './support/builds';
import {expect, open, test} from './support/site';

for (const build of ['default', 'sub'] as const) {
  test.describe(`build ${build}`, () => {
    test.use({build});

    test('every page names the icons, and they are there', {tag: '@spec:site-metadata'}, async ({page, site}) => {
      for (const address of ['/', '/main/intro/', '/404.html']) {
        await open(page, address);
        const icons = await page
          .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
        expect(icons.sort()).toEqual(
          ['favicon.ico', 'img/apple-touch-icon.png', 'img/icon.svg'].map((file) => site.base + file),
        );
        for (const icon of icons) expect((await page.request.get(site.origin + icon)).status()).toBe(200);
      }
    });

    test('every page names the card by its full address, and it is there', async ({page, site}) => {
      const host = {default: config.url, sub: builds.sub.env.SITE_URL}[build];
      for (const address of ['/', '/main/intro/', '/api/intro/']) {
        await open(page, address);
        for (const name of ['og:image', 'twitter:image']) {
          await expect(page.locator(`meta[property="${name}"], meta[name="${name}"]`)).toHaveAttribute(
            'content',
            `${host}${site.base}img/card.png`,
          );
        }
      }
      const {headers, status} = await page.request
        .get(site.at('/img/card.png'))
        .then((answer) => ({headers: answer.headers(), status: answer.status()}));
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    });
  });
}
