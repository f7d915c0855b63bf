import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {REPOSITORY_BRANCH, REPOSITORY_URL} from '../config/repository';
import {folderOf} from './support/builds';
import {versions} from './support/versions';
import {expect, open, test} from './support/site';

const ROOT = path.resolve(__dirname, '..');

for (const [area, {docs}] of Object.entries(versions())) {
  for (const doc of docs) {
    test(
      `${doc.path} names its file, its address and its version`,
      {tag: ['@spec:version-next', '@spec:locale-english']},
      async ({page}) => {
        await open(page, `${doc.path}/`);
        const edit = await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href');
        const prefix = `${REPOSITORY_URL}/edit/${REPOSITORY_BRANCH}/`;
        expect(edit).toContain(prefix);
        expect(existsSync(path.join(ROOT, edit!.slice(prefix.length))), edit!).toBe(true);

        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${doc.path}/$`));
        for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
          for (const [address] of data.matchAll(/https:\/\/docs\.[^"]+/g)) expect(address).toMatch(/\/$/);
        }
        await expect(page.locator('article').getByText('Documentation version: Next')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute('content', `docs-${area}-current`);
      },
    );
  }
}

test('the sitemap lists every document, and nothing that is not to be found', () => {
  const sitemap = readFileSync(path.join(folderOf('default'), 'sitemap.xml'), 'utf8');
  for (const {docs} of Object.values(versions())) {
    for (const doc of docs) expect(sitemap).toContain(`${doc.path}/</loc>`);
  }
  expect(sitemap).not.toMatch(/\/(search|specimen)[^<]*<\/loc>/);
});
