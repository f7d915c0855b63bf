/** The code of figures, for pages that come by a link within the site: nothing of them is printed, so it has to be there. */

type Load = () => Promise<unknown>;

const PATIENCE = 1000; // ms that a page waits for its figures' code

const coming = new Set<Promise<unknown>>();
const printed = new Map<string, Set<Load>>(); // figures by the page on which they were met as the build had printed them

/** Fetches a figure's code now, and lets the page that is on its way wait for it. */
export function fetchAhead(load: Load): void {
  const code = load().catch(() => {}); // offline, perhaps: the figure tries again
  coming.add(code);
  void code.then(() => coming.delete(code));
}

/** Remembers a printed figure, which may sleep on until the reader comes back to its page by a link. */
export function remember(pathname: string, load: Load): void {
  printed.set(pathname, (printed.get(pathname) ?? new Set()).add(load));
}

/** Resolves when the figures of a page can be shown with it, or when they take too long. */
export async function figuresOf(pathname: string): Promise<void> {
  for (const load of printed.get(pathname) ?? []) fetchAhead(load);
  if (!coming.size) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(coming), late]);
}
