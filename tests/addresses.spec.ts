import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {site as config} from '../config/site';
import {answer, readAddresses} from '../plugins/after-build/answers';
import {liveRedirects, onlyInCapitals} from '../plugins/after-build/redirects';
import {listedPages, readSite, type BuiltSite} from '../plugins/after-build/site';
import {builds, folderOf} from './support/builds';
import {expect, open, openAsleep, test, type Page} from './support/site';

/** The addresses that the model's own applications, data and Python client link to. */
const INCOMING = readAddresses(path.join(__dirname, 'data/incoming-links.txt'));

const SLASHED = 3; // addresses that are tried with a slash more
const MOVED = 5; // pages below another base path, where only the path differs

const read = new Map<string, BuiltSite>(); // all pages of a build, which take a second or two

function built(name: 'default' | 'sub' = 'default'): BuiltSite {
  const known = read.get(name) ?? readSite(folderOf(name), {...config, baseUrl: builds[name].base});
  read.set(name, known);
  return known;
}

test('each address that the product links to is answered', () => {
  const site = built();
  const lost: string[] = [];
  for (const address of INCOMING) {
    const answered = answer(address, site);
    if (answered.kind === 'none') lost.push(`${address}: ${answered.why}`);
  }
  expect(lost).toEqual([]);
});

test('an address with a hash ends at its place, also with a slash behind the hash', async ({page, site}) => {
  const withHash = INCOMING.filter((address) => address.includes('#') && answer(address, built()).kind === 'page');
  expect(withHash.length).toBeGreaterThan(SLASHED);
  // Where the slash goes does not depend on the place: with it, some are enough.
  for (const address of new Set([...withHash, ...withHash.slice(0, SLASHED).map((place) => `${place}/`)])) {
    const end = answer(address, built());
    if (end.kind !== 'page') throw new Error(`${address} is not answered`);
    await open(page, 'about:blank');
    await open(page, address);
    await expect(page).toHaveURL(site.at(`${end.path}#${end.hash}`));
    await expect(page.locator(`[id="${end.hash}"]`), address).toBeInViewport();
  }
});

for (const build of ['default', 'sub'] as const) {
  test.describe(`build ${build}`, () => {
    test.use({build});

    test('a moved page leads to its new address with the query and hash that the reader brings', async ({
      page,
      site,
    }) => {
      const rows = liveRedirects(built(build)).filter((row) => !onlyInCapitals(row));
      expect(rows.length).toBeGreaterThan(MOVED);
      for (const {from, to} of build === 'sub' ? rows.slice(0, MOVED) : rows) {
        const [target, id] = to.split('#');
        await open(page, `${from}?q=a%20b`);
        await expect(page).toHaveURL(site.at(`${target}?q=a%20b${id ? `#${id}` : ''}`));
        await open(page, `${from}#some-place`);
        await expect(page).toHaveURL(site.at(`${target}#some-place`));
      }
    });

    test('a moved page leads on without scripts, too', async ({browser, site}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      const [row] = liveRedirects(built(build)).filter((row) => !onlyInCapitals(row));
      await page.goto(site.at(row!.from));
      await expect(page).toHaveURL(site.at(row!.to));
      await context.close();
    });
  });
}

/** Clicks a link to a place of the page, which the page itself does not have. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((href) => {
    document
      .querySelector('main')!
      .prepend(Object.assign(document.createElement('a'), {href, textContent: 'An old link'}));
  }, hash);
  await page.getByRole('link', {name: 'An old link'}).click();
}

for (const build of ['default', 'sub'] as const) {
  test.describe(`a part that has moved to another page, build ${build}`, () => {
    test.use({build});

    test('is found there by who opens its old address, with the query, and back goes past it', async ({page, site}) => {
      await open(page, '/intro/');
      await open(page, '/specimen/?q=a%20b#once-status-codes');
      await expect(page).toHaveURL(site.at('/api/intro/?q=a%20b#status-codes'));
      await expect(page.locator('#status-codes')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(site.at('/intro/'));
      await open(page, '/specimen/#once-an-introduction/');
      await expect(page).toHaveURL(site.at('/main/intro/'));
    });

    test('is found there by a link of its old page, asleep', async ({page, site}) => {
      const letGo = await openAsleep(page, '/specimen/');
      await follow(page, '#once-status-codes');
      await expect(page).toHaveURL(site.at('/api/intro/#status-codes'));
      await page.goBack({waitUntil: 'commit'}); // its scripts are held back, hence it does not load
      await expect(page).toHaveURL(site.at('/specimen/'));
      letGo();
    });

    test('is found there by a link of its old page, awake, without loading a document', async ({page, site}) => {
      await open(page, '/intro/');
      await open(page, '/specimen/?q=a%20b', {app: 'awake'});
      await page.evaluate(() => (document.documentElement.dataset.stays = ''));
      await follow(page, '#once-status-codes');
      await expect(page).toHaveURL(site.at('/api/intro/?q=a%20b#status-codes'));
      await expect(page.locator('#status-codes')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(site.at('/specimen/?q=a%20b'));
      await expect(page.locator('h1')).toHaveText('Specimen');
      await expect(page.locator('html')).toHaveAttribute('data-stays');
      await page.goBack();
      await expect(page).toHaveURL(site.at('/intro/'));
    });

    test('is found there by a step in the history, awake, without loading a document', async ({page, site}) => {
      await open(page, '/specimen/', {app: 'awake'});
      await page.evaluate(() => {
        document.documentElement.dataset.stays = '';
        history.replaceState(history.state, '', '#once-status-codes'); // as an older release may have left it
      });
      await page.getByRole('link', {name: 'link within the site'}).click();
      await expect(page).toHaveURL(site.at('/main/intro/'));
      await page.goBack();
      await expect(page).toHaveURL(site.at('/api/intro/#status-codes'));
      await expect(page.locator('#status-codes')).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-stays');
      await page.goForward();
      await expect(page).toHaveURL(site.at('/main/intro/'));
    });

    test('has a line where it was for readers without scripts, and for nobody else', async ({browser, page, site}) => {
      const lines = '[data-moved]';
      await open(page, '/specimen/');
      expect(await page.locator(lines).count()).toBeGreaterThan(1);
      for (const line of await page.locator(lines).all()) await expect(line).toBeHidden();

      const context = await browser.newContext({javaScriptEnabled: false});
      const still = await context.newPage();
      await still.goto(site.at('/specimen/'));
      for (const line of await still.locator(lines).all()) await expect(line).toBeHidden();
      await still.goto(site.at('/specimen/#once-status-codes'));
      await expect(still.locator('#once-status-codes')).toBeInViewport();
      await expect(still.locator(lines).filter({visible: true})).toHaveText(
        'This part has moved to /api/intro/#status-codes.',
      );
      await still.getByRole('link', {name: '/api/intro/#status-codes'}).click();
      await expect(still).toHaveURL(site.at('/api/intro/#status-codes'));
      await context.close();
    });
  });
}

test('a moved page leaves no step behind: back goes to where the reader came from', async ({page, site}) => {
  const [row] = liveRedirects(built()).filter((row) => !onlyInCapitals(row));
  await open(page, '/intro/');
  await open(page, row!.from);
  await expect(page).toHaveURL(site.at(row!.to));
  await page.goBack();
  await expect(page).toHaveURL(site.at('/intro/'));
});

test('search engines are told of the new address of a moved page only', async () => {
  const {pages} = built();
  for (const {html, movedTo} of pages.filter((page) => page.movedTo !== null)) {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="${config.url}${movedTo!.replace(/#.*/, '')}">`);
  }
  const sitemap = readFileSync(path.join(folderOf('default'), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(config.url, ''));
  expect(listed.sort()).toEqual(
    listedPages(built())
      .map((page) => page.path)
      .sort(),
  );
});

test('every row of the table is a page that exists', () => {
  const site = built();
  for (const {from, to} of redirects) expect(answer(to, site, []).kind, `${from} → ${to}`).not.toBe('none');
});
