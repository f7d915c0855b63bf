import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf} from './support/builds';
import {headersOf} from './support/server';
import {expect, open, test} from './support/site';

const KINDS = [
  '/',
  '/main/intro/',
  '/main/merit-order/',
  '/api/areas/',
  '/contrib/',
  '/search/',
  '/main/starting-or-exploring/',
];

for (const build of ['default', 'sub'] as const) {
  test.describe(`build ${build}`, () => {
    test.use({build});

    // A violation is a message on the console, on which every test fails; the crawl looks at every page of the default.
    test('a page of each kind keeps the policy that the build writes down, asleep and awake', async ({page}) => {
      for (const address of KINDS) await open(page, address, {app: 'awake'});
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
    const policy = headersOf(folderOf('hosted'), '/main/intro/')['Content-Security-Policy']!;
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
