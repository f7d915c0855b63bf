/** The stored value, or null; also where the browser refuses storage. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value where the browser allows it, and tells the app, which listens as if another window had. */
export function write(key: string, newValue: string): void {
  try {
    const oldValue = localStorage.getItem(key);
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: localStorage}));
  } catch {
    // Then it holds for this page only.
  }
}
