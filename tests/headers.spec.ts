import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site as config} from '../config/site';
import {listedPages, readSite} from '../plugins/after-build/site';
import {builds, folderOf, type BuildName} from './support/builds';
import {expect, open, test} from './support/site';

/** The headers of every page, as the built site's `_headers` says them. */
function headersOf(build: BuildName): Record<string, string> {
  const [everywhere = ''] = readFileSync(path.join(folderOf(build), '_headers'), 'utf8').split('\n\n');
  const lines = everywhere.split('\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

for (const build of ['default', 'sub'] as const) {
  test.describe(`build ${build}`, () => {
    test.use({build});

    // A violation is a message on the console, on which every test fails.
    test.beforeEach(async ({context}) => {
      const headers = headersOf(build);
      await context.route('**/*', async (route) => {
        // A policy is the document's.
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch({maxRedirects: 0});
        return route.fulfill({response, headers: {...response.headers(), ...headers}});
      });
    });

    test('no page violates the policy that the build writes down, asleep or awake', async ({page}) => {
      const pages = listedPages(readSite(folderOf(build), {...config, baseUrl: builds[build].base})).map(
        ({path}) => path,
      );
      test.setTimeout(pages.length * 3_000); // the browser lays out every page whole
      for (const address of [...pages, '/search/', '/main/starting-or-exploring/']) {
        await open(page, address, {app: 'awake'});
      }
    });

    test('the policy refuses a script that somebody slips into a page', async ({page, allow}) => {
      allow('Executing inline script violates', 'this is the script');
      await open(page, '/main/intro/');
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.slippedIn = true';
        document.body.append(script);
        return 'slippedIn' in window;
      });
      expect(ran).toBe(false);
    });
  });
}

test.describe('with hosted search and analytics', () => {
  test.use({build: 'hosted'});

  test('the policy names every inline script, and the hosts of the two services and no other', () => {
    const policy = headersOf('hosted')['Content-Security-Policy']!;
    const inline = /script-src ([^;]*)/
      .exec(policy)![1]!
      .split(' ')
      .filter((source) => source.startsWith("'sha256-"));
    const html = readFileSync(path.join(folderOf('hosted'), 'main/intro/index.html'), 'utf8');
    const texts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!);
    expect(texts.join(''), 'the consent, the snippet and src/early/').toMatch(
      /ad_storage[^]*G-TEST[^]*dataset\.scripts/,
    );
    expect(inline).toEqual(
      expect.arrayContaining(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
    );
    const hosts = [...policy.matchAll(/https:\/\/[^\s;]*?([\w-]+\.\w+)(?=[\s;]|$)/g)].map(([, host]) => host);
    expect([...new Set(hosts)].sort()).toEqual([
      'algolia.net',
      'algolianet.com',
      'google-analytics.com',
      'google.com',
      'googletagmanager.com',
    ]);
  });
});
