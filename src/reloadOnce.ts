const KEY = 'reloaded';
const AGAIN_AFTER = 60_000; // ms

/**
 * Loads the present address as a document, at most once a minute for each address, and says whether it did. It does not
 * when the browser is offline, or when the note of it cannot be kept: without it a failing page would reload for ever.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const address = window.location.href;
  const note = JSON.stringify({address, time: Date.now()});
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {address: string; time: number} | null;
    if (last?.address === address && Date.now() - last.time < AGAIN_AFTER) return false;
    sessionStorage.setItem(KEY, note);
    if (sessionStorage.getItem(KEY) !== note) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
