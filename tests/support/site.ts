/**
 * What every browser test starts from: `import {expect, open, test} from './support/site'`.
 *
 * A test fails on any console message, uncaught error or request to another host that it has not allowed by name:
 * `allow(/net::ERR_FAILED/, 'the chunk is held back')`. `test.use({build: 'sub'})` chooses another built site, and
 * `site.deploy('next')` puts the next release in the place of the present one.
 */
import {test as base, type BrowserContext, type ConsoleMessage, type Page, type Response} from '@playwright/test';
import {builds, folderOf, type BuildName} from './builds';
import {serve} from './server';

export {expect, type Locator, type Page} from '@playwright/test';

export interface Site {
  readonly origin: string;
  readonly base: string; // base URL of the build, with a closing slash
  /** The full address of a page of the site, which starts with a slash. */
  at(address: string): string;
  /** Serves another build from now on, as after a release. */
  deploy(build: BuildName): void;
}

/** Lets messages, errors or requests pass in this test that contain the text or match the pattern, for a stated reason. */
export type Allow = (text: string | RegExp, reason: string) => void;

/** For what can be asked of a built or served site without a browser. */
export const served = base.extend<{build: BuildName; site: Site}>({
  build: ['default', {option: true}],

  site: async ({build}, use) => {
    const {base: path} = builds[build];
    const server = await serve(folderOf(build), path);
    await use({
      origin: server.origin,
      base: path,
      at: (address) => server.origin + path + address.replace(/^\//, ''),
      deploy: (next) => {
        server.folder = folderOf(next);
      },
    });
    await server.close();
  },
});

export const test = served.extend<{allow: Allow; quiet: void; allowed: (string | RegExp)[]}>({
  baseURL: async ({site}, use) => use(site.at('/')),

  allowed: async ({}, use) => use([]),

  allow: async ({allowed}, use) =>
    use((text) => {
      allowed.push(text);
    }),

  quiet: [
    async ({context, site, allowed}, use) => {
      const problems = watch(context, site);
      await use();
      const left = problems.filter((problem) => !allowed.some((text) => matches(problem, text)));
      base.expect(left, 'console messages, uncaught errors and requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
});

function matches(problem: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? problem.includes(text) : text.test(problem);
}

/** Collects what a reader's browser should never see. */
function watch(context: BrowserContext, site: Site): string[] {
  const problems: string[] = [];
  const missing = new Set<string>(); // documents that were answered with 404, which Chromium reports by itself
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url());
  });
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'debug') return;
    const {url} = message.location();
    if (missing.has(url) && message.text().startsWith('Failed to load resource')) return;
    problems.push(`console.${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${String(error.error())}`);
  });
  context.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site.origin) problems.push(`request: ${request.url()}`);
  });
  return problems;
}

/** A document without scripts, or with the one that it fetches once it is loaded. */
const READY = ':root:not([data-scripts]), [data-deferred]';

interface Options {
  readonly app?: 'asleep' | 'awake';
}

/**
 * Opens a page of the site by its address (`/main/intro/`, whatever the base URL) and waits until it is loaded, with
 * the script that comes then: asleep, as it was painted, or awake, with the app's scripts running.
 */
export async function open(page: Page, address: string, {app = 'asleep'}: Options = {}): Promise<Response> {
  const response = await page.goto(address.replace(/^\//, './'));
  await page.locator(READY).waitFor({state: 'attached'});
  if (app === 'awake') await wake(page);
  return response!;
}

/** Has the app take over, as a pointer on a control would that needs it, and waits until it has. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('etm-wake')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Holds requests back until they are let go. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** The scripts of the app: all but the site's own, which work without it. */
export const SCRIPTS = /\/assets\/js\/(?!deferred\.)/;

/** Opens a page whose scripts are held back, so that what is done is done asleep; gives what lets them go. */
export async function openAsleep(page: Page, address: string): Promise<() => void> {
  const letGo = await hold(page, SCRIPTS);
  await page.goto(address.replace(/^\//, './'), {waitUntil: 'domcontentloaded'});
  await page.locator(READY).waitFor({state: 'attached'});
  return letGo;
}
