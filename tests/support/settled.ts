/** What a test waits for before it says that nothing happened: the moment by which it would have. */
import {expect, type Locator, type Page} from '@playwright/test';

/** Two frames later: what was just done is painted, what was put off for a moment is done, and observers have reported. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Once the page has done what it keeps for when it is idle; a browser on a busy machine may never call itself so. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5000})));
  await painted(page);
}

/** Once React has taken over an element, as the properties that it gives to it show. */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
  await painted(element.page());
}

/** Watches the page's requests; what it gives waits until none is open, and nothing that was painted asks for more. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  page.on('request', () => open++);
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', () => open--);
  return async () => {
    await expect
      .poll(async () => {
        await painted(page);
        return open;
      })
      .toBe(0);
    await painted(page);
  };
}
