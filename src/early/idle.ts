interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** What the browser says of the reader's connection; some say nothing. */
export function connection(): Connection | undefined {
  return (navigator as Navigator & {connection?: Connection}).connection;
}

/** Calls back when the page is loaded and has nothing else to do. */
export function whenIdle(callback: () => void): void {
  addEventListener('load', () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
    else setTimeout(callback, 200);
  });
}
