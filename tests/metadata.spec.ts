import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {REPOSITORY_BRANCH, REPOSITORY_URL} from '../config/repository';
import {folderOf, ROOT} from './support/builds';
import {builtPage} from './support/html';
import {expect, open, served, test} from './support/site';
import {versions} from './support/versions';

const VERSION = 'Documentation version: Next';

for (const [area, {docs}] of Object.entries(versions())) {
  for (const doc of docs) {
    served(
      `${doc.path} names its file, its address and its version`,
      {tag: ['@spec:version-next', '@spec:locale-english']},
      () => {
        const page = builtPage(doc.path);
        const edit = selectAll('a', page).find((link) => toString(link) === 'Edit this page');
        const target = String(edit?.properties.href);
        const prefix = `${REPOSITORY_URL}/edit/${REPOSITORY_BRANCH}/`;
        expect(target).toContain(prefix);
        expect(existsSync(path.join(ROOT, target.slice(prefix.length))), target).toBe(true);

        expect(select('link[rel="canonical"]', page)?.properties.href).toMatch(new RegExp(`${doc.path}/$`));
        for (const data of selectAll('script[type="application/ld+json"]', page)) {
          for (const [address] of toString(data).matchAll(/https:\/\/docs\.[^"]+/g)) expect(address).toMatch(/\/$/);
        }
        expect(toString(select('article', page)!)).toContain(VERSION);
        expect(select('html', page)?.properties).toMatchObject({lang: 'en', dir: 'ltr'});
        expect(select('meta[name="docusaurus_tag"]', page)?.properties.content).toBe(`docs-${area}-current`);
      },
    );
  }

  test(`the version is shown in ${area}`, async ({page}) => {
    await open(page, `${docs[0]!.path}/`);
    await expect(page.locator('article').getByText(VERSION)).toBeVisible();
  });
}

served('the sitemap lists every document, and nothing that is not to be found', () => {
  const sitemap = readFileSync(path.join(folderOf('default'), 'sitemap.xml'), 'utf8');
  for (const {docs} of Object.values(versions())) {
    for (const doc of docs) expect(sitemap).toContain(`${doc.path}/</loc>`);
  }
  expect(sitemap).not.toMatch(/\/(search|specimen)[^<]*<\/loc>/);
});
