import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {IndexFiles} from '../../plugins/search-index/files';
import {INDEX_FOLDER} from '../../src/search/format';
import {launchOptions} from '../browser';

/** How a telephone on a slow network is imitated. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8}; // ms, bytes/s
const CPU = 4; // times slower
const TIMES = 5;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** From the keys that open the search to the first results, ms: the median of five new visitors. */
export interface FirstResults {
  readonly awake: number; // the app runs
  readonly asleep: number; // its scripts are still to be fetched
}

/** Measures on a built site, whose own index is replaced by this one. */
export async function timeFirstResults(build: string, files: IndexFiles, query: string): Promise<FirstResults> {
  const server = await serve(build, files);
  const browser = await chromium.launch(launchOptions());
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return {
      awake: await median(() => visit(browser, origin, query, wake)),
      asleep: await median(() => visit(browser, origin, query, () => Promise.resolve())),
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function visit(
  browser: Browser,
  origin: string,
  query: string,
  before: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU});
  await page.goto(`${origin}/main/intro/`);
  await before(page);
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(query);
  await page.locator('dialog[open] [role="option"]').first().waitFor();
  const time = performance.now() - start;
  await context.close();
  return time;
}

/** As a reader does who points at a link. */
async function wake(page: Page): Promise<void> {
  await page.locator('main a').first().hover();
  await page.waitForFunction(() => 'docusaurusRoot' in window);
  await page.waitForTimeout(2000); // what the app fetches ahead is there
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) times.push(await measure());
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
}

/** Serves a built site compressed, as hosts do. */
function serve(build: string, files: IndexFiles): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://host');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = name.startsWith(`/${INDEX_FOLDER}/`) ? files.get(path.basename(name)) : contentOf(build, name);
    if (content === undefined) return void response.writeHead(404).end();
    const body = compressed.get(name) ?? brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}});
    compressed.set(name, body);
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    const cache = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': cache}).end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function contentOf(build: string, name: string): Buffer | undefined {
  const file = path.join(build, name);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}
