import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {REPOSITORY_BRANCH, REPOSITORY_URL} from '../config/repository';
import {folderOf} from './support/builds';
import {expect, open, test} from './support/site';

const ROOT = path.resolve(__dirname, '..');

interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
  readonly sidebars: Readonly<Record<string, {readonly link: {readonly path: string}}>>;
}

/** What Docusaurus gives the client of the three docs instances. */
function versions(): Record<string, Version[]> {
  const file = path.join(ROOT, '.docusaurus-default/globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    'docusaurus-plugin-content-docs': Record<string, {versions: Version[]}>;
  };
  return Object.fromEntries(
    Object.entries(data['docusaurus-plugin-content-docs']).map(([id, instance]) => [id, instance.versions]),
  );
}

test(
  'the client knows each area’s version, its documents and its sidebar',
  {
    tag: ['@spec:docs-metadata', '@spec:version-next', '@spec:sidebars-first-page'],
  },
  () => {
    const areas = versions();
    expect(Object.keys(areas).sort()).toEqual(['api', 'contrib', 'main']);
    for (const [area, [version, ...others]] of Object.entries(areas)) {
      expect(others).toEqual([]);
      expect(version).toMatchObject({
        name: 'current',
        label: 'Next',
        isLast: true,
        path: `/${area}`,
        mainDocId: 'intro',
      });
      expect(version!.docs).toContainEqual({id: 'intro', path: `/${area}/intro`, sidebar: `${area}Sidebar`});
      expect(version!.sidebars[`${area}Sidebar`]!.link.path).toBe(`/${area}/intro`);
    }
  },
);

for (const [area, [version]] of Object.entries(versions())) {
  for (const doc of version!.docs) {
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
  for (const [version] of Object.values(versions())) {
    for (const doc of version!.docs) expect(sitemap).toContain(`${doc.path}/</loc>`);
  }
  expect(sitemap).not.toMatch(/\/(search|specimen)[^<]*<\/loc>/);
});
