import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as expectOf, test as fileTest} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {REPOSITORY_BRANCH, REPOSITORY_URL} from '../config/repository';
import {folderOf, ROOT} from './support/builds';
import {versions} from './support/versions';
import {expect, open, test} from './support/site';

const VERSION = 'Documentation version: Next';

for (const [area, {docs}] of Object.entries(versions())) {
  for (const doc of docs) {
    fileTest(
      `${doc.path} names its file, its address and its version`,
      {tag: ['@spec:version-next', '@spec:locale-english']},
      () => {
        const page = fromHtml(readFileSync(path.join(folderOf('default'), doc.path, 'index.html'), 'utf8'));
        const edit = selectAll('a', page).find((link) => toString(link) === 'Edit this page');
        const target = String(edit?.properties.href);
        const prefix = `${REPOSITORY_URL}/edit/${REPOSITORY_BRANCH}/`;
        expectOf(target).toContain(prefix);
        expectOf(existsSync(path.join(ROOT, target.slice(prefix.length))), target).toBe(true);

        expectOf(select('link[rel="canonical"]', page)?.properties.href).toMatch(new RegExp(`${doc.path}/$`));
        for (const data of selectAll('script[type="application/ld+json"]', page)) {
          for (const [address] of toString(data).matchAll(/https:\/\/docs\.[^"]+/g)) expectOf(address).toMatch(/\/$/);
        }
        expectOf(toString(select('article', page)!)).toContain(VERSION);
        expectOf(select('html', page)?.properties).toMatchObject({lang: 'en', dir: 'ltr'});
        expectOf(select('meta[name="docusaurus_tag"]', page)?.properties.content).toBe(`docs-${area}-current`);
      },
    );
  }

  test(`the version is shown in ${area}`, async ({page}) => {
    await open(page, `${docs[0]!.path}/`);
    await expect(page.locator('article').getByText(VERSION)).toBeVisible();
  });
}

fileTest('the sitemap lists every document, and nothing that is not to be found', () => {
  const sitemap = readFileSync(path.join(folderOf('default'), 'sitemap.xml'), 'utf8');
  for (const {docs} of Object.values(versions())) {
    for (const doc of docs) expectOf(sitemap).toContain(`${doc.path}/</loc>`);
  }
  expectOf(sitemap).not.toMatch(/\/(search|specimen)[^<]*<\/loc>/);
});
