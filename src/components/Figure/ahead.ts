/** Preloads the code of figures for client-side navigation: a page that comes so has nothing prerendered to show meanwhile. */

type Load = () => Promise<unknown>;

const TIMEOUT = 1000; // ms that a page waits for its figures' code

const loading = new Set<Promise<unknown>>();
const prerendered = new Map<string, Set<Load>>(); // figures by the pages on which they were prerendered

/** Loads a figure's code now; the page that is being navigated to waits for it. */
export function fetchAhead(load: Load): void {
  const code = load().catch(() => {}); // offline, perhaps: the figure retries
  loading.add(code);
  void code.then(() => loading.delete(code));
}

/** Remembers a prerendered figure, which may not be hydrated when the reader comes back by client-side navigation. */
export function remember(pathname: string, load: Load): void {
  prerendered.set(pathname, (prerendered.get(pathname) ?? new Set()).add(load));
}

/** Resolves when the figures of a page are loaded, or after a timeout. */
export async function figuresOf(pathname: string): Promise<void> {
  for (const load of prerendered.get(pathname) ?? []) fetchAhead(load);
  if (!loading.size) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  await Promise.race([Promise.all(loading), timeout]);
}
