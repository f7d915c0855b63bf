import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';

/** A network and a processor: as they are, or those of a slow phone. */
export type Speed = 'fast' | 'slow';

/** A window beside which a sidebar has room, with a pointer; or a small one that is touched. */
export type Device = 'laptop' | 'phone';

/** A reader's first visit, from an empty cache. */
export interface Visit {
  readonly page: Page;
  readonly at: (address: string) => string;
  /** Bytes that came over the network so far, heads of answers included. */
  readonly bytes: () => number;
  /** When a heading was painted after the last time a pointer, finger or key was let go: in ms after that. */
  readonly shown: () => Promise<number>;
  /** What stands in the page's notes: see `note`. */
  readonly notes: () => Promise<Notes>;
}

export interface Notes {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number; // what tasks took beyond 50 ms each
}

export async function visit(
  browser: Browser,
  origin: string,
  speed: Speed,
  device: Device,
): Promise<Visit & {readonly end: () => Promise<void>}> {
  const options: BrowserContextOptions =
    device === 'phone'
      ? {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true}
      : {viewport: {width: 1280, height: 800}};
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named'); // which tsx calls in functions that it translates
  await page.addInitScript(note);
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  if (speed === 'slow') await slowDown(session);
  return {
    page,
    at: (address) => origin + address,
    bytes: () => bytes,
    shown: async () => {
      for (const end = Date.now() + 20_000; Date.now() < end; await page.waitForTimeout(20)) {
        const time = await page.evaluate(timeShown).catch(() => null); // while the document changes
        if (time !== null) return time;
      }
      throw new Error(`${page.url()} shows no other heading`);
    },
    notes: () => page.evaluate(() => (window as unknown as {benchNotes: Notes}).benchNotes),
    end: () => context.close(),
  };
}

/** Runs in the page: how long after the release a new heading was painted; null as long as it was not. */
function timeShown(): number | null {
  const shown = sessionStorage.getItem('bench-shown');
  if (shown === null) return null;
  sessionStorage.removeItem('bench-shown');
  return Number(shown) - Number(sessionStorage.getItem('bench-released'));
}

/** 1.6 Mbit/s, 150 ms, a processor of a quarter. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

/**
 * Runs in every page, before its scripts: notes its paints and shifts, and when a new heading is painted after something was
 * let go, by the clock that all documents share.
 */
function note(): void {
  const notes = {fcp: 0, lcp: 0, cls: 0, tbt: 0};
  Object.assign(window, {benchNotes: notes});
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & {value?: number; hadRecentInput?: boolean}) => void,
  ): void => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  const clock = (time: number): number => performance.timeOrigin + time;

  watch('paint', ({name, startTime}) => {
    if (name !== 'first-contentful-paint') return;
    notes.fcp = startTime;
    // A document that was made ready before the click is shown once it is activated.
    const {activationStart = 0} = performance.getEntriesByType('navigation')[0] as PerformanceEntry & {
      activationStart?: number;
    };
    if (sessionStorage.getItem('bench-waits')) shown(clock(Math.max(startTime, activationStart)));
  });
  watch('largest-contentful-paint', ({startTime}) => (notes.lcp = startTime));
  watch('layout-shift', ({value = 0, hadRecentInput}) => {
    if (!hadRecentInput) notes.cls += value;
  });
  watch('longtask', ({duration}) => (notes.tbt += Math.max(0, duration - 50)));

  const shown = (time: number): void => {
    sessionStorage.removeItem('bench-waits');
    sessionStorage.setItem('bench-shown', String(time));
  };
  let heading = '';
  for (const type of ['pointerup', 'keyup']) {
    addEventListener(
      type,
      (event) => {
        heading = document.querySelector('h1')?.textContent ?? '';
        sessionStorage.setItem('bench-released', String(clock(event.timeStamp)));
        sessionStorage.setItem('bench-waits', 'yes');
      },
      {capture: true},
    );
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent ?? '';
      if (!heading || !now || now === heading || !sessionStorage.getItem('bench-waits')) return;
      heading = now;
      requestAnimationFrame(() => setTimeout(() => shown(clock(performance.now()))));
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}
