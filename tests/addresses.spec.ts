import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {site as config} from '../config/site';
import {answer, readAddresses} from '../plugins/after-build/answers';
import {liveRedirects, onlyInCapitals} from '../plugins/after-build/redirects';
import {listedPages, readSite, type BuiltSite} from '../plugins/after-build/site';
import {builds, folderOf} from './support/builds';
import {expect, open, test} from './support/site';

/** The addresses that the model's own applications, data and Python client link to. */
const INCOMING = readAddresses(path.join(__dirname, 'data/incoming-links.txt'));

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
  expect(withHash.length).toBeGreaterThan(0);
  for (const address of new Set(withHash.flatMap((address) => [address, `${address.replace(/\/$/, '')}/`]))) {
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
      expect(rows.length).toBeGreaterThan(0);
      for (const {from, to} of rows) {
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
