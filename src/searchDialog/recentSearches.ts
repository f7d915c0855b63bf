const KEY = 'etm.recent-searches';
const MOST = 5;

/** The reader's last searches on this device, the latest first; none where the browser keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others. */
export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (asked) store([asked, ...without(asked)].slice(0, MOST));
}

/** Takes a search off the list. */
export function forgetSearch(query: string): void {
  store(without(query));
}

function without(query: string): string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function store(queries: readonly string[]): void {
  try {
    if (queries.length) localStorage.setItem(KEY, JSON.stringify(queries));
    else localStorage.removeItem(KEY);
  } catch {
    // Then they are not kept.
  }
}
