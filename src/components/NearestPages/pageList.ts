/** A page of the site, as `pages.json` lists it; its path carries no base path. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** `pages.json`: every page that readers look for, and where the moved ones are now. Written by plugins/after-build/. */
export interface PageList {
  readonly pages: readonly ListedPage[];
  readonly moved: Readonly<Record<string, string>>;
}

const LONGEST_WAIT = 3000; // ms

/** Fetches the list of the newest release; null where there is none in time: offline, or under `npm start`. */
export async function fetchPageList(baseUrl: string): Promise<PageList | null> {
  try {
    const response = await fetch(`${baseUrl}pages.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    return response.ok ? ((await response.json()) as PageList) : null;
  } catch {
    return null;
  }
}
