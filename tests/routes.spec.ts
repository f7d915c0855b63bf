/** The routes, the documents' data that the app knows, and what a build refuses. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, limits, routes, rowOf, specification, texts, withoutSidebar, type Area} from './specification';
import {builds, buildOf, folderOf, generatedOf} from './support/builds';
import {pagesOf} from './support/pages';
import {expect, open, served, test, type Page} from './support/site';
import {versions} from './support/versions';

interface Configuration {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  readonly favicon: string;
  readonly i18n: {readonly defaultLocale: string; readonly locales: readonly string[]};
}

function configuration(): Configuration {
  const module = readFileSync(path.join(generatedOf('default'), 'docusaurus.config.mjs'), 'utf8');
  return JSON.parse(module.slice(module.indexOf('{'), module.lastIndexOf('}') + 1)) as Configuration;
}

async function heading(page: Page): Promise<string> {
  return page.locator('h1').innerText();
}

const known = new Set(specification.map(({id}) => id));

for (const area of Object.keys(routes) as Area[]) {
  for (const route of routes[area]) {
    const address = addressOf(area, route);
    served(`${address} is a page`, {tag: `@spec:${rowOf(area, route)}`}, async ({site}) => {
      expect(known).toContain(rowOf(area, route));
      const response = await fetch(site.at(address), {redirect: 'manual'});
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<h1/);
    });
  }
}

test('a route is matched exactly: more of a path is an unknown path', {tag: '@spec:routes-exact'}, async ({page}) => {
  await open(page, '/intro/');
  const known = await heading(page);
  for (const address of ['/intro/more/', '/main/intro/more/', '/main/intr/']) {
    const response = await open(page, address, {app: 'awake'});
    expect(response.status(), address).toBe(404);
    expect(await heading(page), address).not.toBe(known);
  }
});

test('the base path is /, unless the build is told another', {tag: '@spec:base-path'}, () => {
  expect(configuration().baseUrl).toBe('/');
  expect(builds.default.env).not.toHaveProperty('BASE_URL');
});

test(
  'the app knows title, tagline, base URL, favicon and locales',
  {tag: ['@spec:site-metadata', '@spec:site-title']},
  async ({page}) => {
    const {title, tagline, favicon, i18n} = configuration();
    expect(title).toBe('Energy Transition Model');
    expect(tagline).toMatch(/\w+ \w+/);
    expect(i18n.defaultLocale).toBe(limits.locale);
    await open(page, '/main/intro/');
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', `/${favicon}`);
  },
);

test('every page is in English, left to right, and there is no other locale', {tag: '@spec:locale-english'}, () => {
  expect(configuration().i18n.locales).toEqual([limits.locale]);
  for (const {address, file} of pagesOf(folderOf('default'))) {
    const [html = ''] = /<html[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(html, address).toMatch(/\blang="?en\b/);
    expect(html, address).toMatch(/\bdir="?ltr\b/);
  }
});

test(
  'there are three areas, each with a single version, labelled Next',
  {tag: ['@spec:three-areas', '@spec:version-next']},
  () => {
    const found = Object.entries(versions()).map(([id, {label, path: route}]) => [id, route, label]);
    expect(found.sort()).toEqual([
      ['api', '/api', texts.versionLabel],
      ['contrib', '/contrib', texts.versionLabel],
      ['main', '/main', texts.versionLabel],
    ]);
  },
);

test(
  'the app knows the documents and versions of each area',
  {tag: ['@spec:docs-metadata', '@spec:version-metadata']},
  async ({page, site}) => {
    for (const [id, version] of Object.entries(versions())) {
      expect(version).toMatchObject({name: 'current', isLast: true, path: `/${id}`, mainDocId: 'intro'});
      expect(version.docs.find((doc) => doc.id === 'intro')).toEqual({
        id: 'intro',
        path: `/${id}/intro`,
        sidebar: `${id}Sidebar`,
      });
    }
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/intro/', {app: 'awake'});
    const sources = await Promise.all([...new Set(scripts)].map(async (url) => (await fetch(url)).text()));
    expect(sources.join(), `scripts of ${site.origin}`).toContain('mainDocId');
  },
);

test('each document belongs to the sidebar of its area', {tag: '@spec:sidebars-three'}, () => {
  for (const [id, version] of Object.entries(versions())) {
    expect(Object.keys(version.sidebars)).toEqual([`${id}Sidebar`]);
    const strays = version.docs.filter(({sidebar, path: route}) => !sidebar && !withoutSidebar.includes(`${route}/`));
    expect(strays, id).toEqual([]);
  }
});

test('the first document of each sidebar is the introduction', {tag: '@spec:sidebars-first-page'}, async ({page}) => {
  const links = Object.entries(versions()).map(([id, {sidebars}]) => [id, sidebars[`${id}Sidebar`]!.link.path]);
  await open(page, '/');
  for (const [id] of links) {
    const link = page.locator(`.navbar a[href="/${id}/intro/"], nav a[href="/${id}/intro/"]`).first();
    await expect(link, `${id} in the navbar`).toBeAttached();
  }
});

test('contributors and methane stand in no sidebar', {tag: '@spec:sidebar-none'}, async ({page}) => {
  const inSidebars = Object.values(versions()).flatMap(({docs}) => docs.filter(({sidebar}) => sidebar));
  for (const address of withoutSidebar) {
    expect(inSidebars.map((doc) => doc.path)).not.toContain(address.replace(/\/$/, ''));
    await open(page, address);
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  }
});

test('the document version-tags has the route version-tag', {tag: '@spec:version-tag-source'}, () => {
  expect(versions().api!.docs).toContainEqual(expect.objectContaining({id: 'version-tags', path: '/api/version-tag'}));
});

test('no page asks a reader to sign in', {tag: '@spec:no-sign-in'}, async ({page}) => {
  for (const {address, file} of pagesOf(folderOf('default'))) {
    expect(readFileSync(file, 'utf8'), address).not.toMatch(/<input[^>]*type="?password/);
  }
  await open(page, '/');
  const chrome = page.locator('nav, header, footer').getByRole('link', {name: /sign in|log ?in|account/i});
  await expect(chrome).toHaveCount(0);
});

test('the content of a page is loaded when it is gone to', {tag: '@spec:content-on-demand'}, async ({page}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open(page, '/intro/', {app: 'awake'});
  const before = new Set(scripts);
  await page
    .locator('a[href="/api/intro/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/api\/intro\/$/);
  await expect(page.locator('article h1')).toBeVisible();
  expect([...scripts].filter((script) => !before.has(script))).not.toEqual([]);
});

/** A site of a few pages that is as strict as ours. */
const SMALL_SITE = `
import ours from '../../docusaurus.config';
import {oldAnchors} from '../../plugins/remark/anchors';

const {url, baseUrl, trailingSlash, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown} = ours;
export default {
  title: 'A small site',
  ...{url, baseUrl, trailingSlash, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes},
  markdown: {hooks: markdown.hooks},
  presets: [['classic', {docs: {routeBasePath: 'main', remarkPlugins: [oldAnchors]}, blog: false}]],
  future: {v4: true, faster: true},
};
`;

test(
  'a broken link fails the build; a broken link to a file and a route that stands twice only warn',
  {tag: ['@spec:broken-links-fail', '@spec:markdown-links-warn', '@spec:duplicate-routes-warn']},
  async () => {
    test.setTimeout(120_000);
    const twin = 'export default function Twice() {\n  return <main>Twice.</main>;\n}\n';
    const links = 'To [no file](./no-such-file.md) and to [no page](/main/no-such-page/).';
    // Had one of the other two failed the build, it would not have come to the links.
    const broken = await buildOf('broken', {
      'docusaurus.config.ts': SMALL_SITE,
      'docs/broken-links.md': `---\nanchors: {old-part: /main/no-such-part/}\n---\n\n${links}\n`,
      'src/pages/twice.tsx': twin,
      'src/pages/twice/index.tsx': twin,
    });
    expect(broken.output).toMatch(/WARNING.*duplicate routes[^]*\/twice\//i);
    expect(broken.output).toMatch(/WARNING.*no-such-file\.md/);
    expect(broken.output).toMatch(/found broken links[^]*\/main\/no-such-page\//i);
    expect(broken.output).toMatch(/found broken links[^]*\/main\/no-such-part\//i);
    expect(broken.status).not.toBe(0);
  },
);
