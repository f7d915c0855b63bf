/** Tells the analytics service of a page that is shown after the first one, by paths only: no query, no hash. */
export function sendPageView(path: string, from: string): void {
  const {gtag} = window as {gtag?: (...message: unknown[]) => void};
  if (!gtag) return;
  gtag('set', 'page_path', path);
  gtag('set', 'page_location', location.origin + path);
  gtag('set', 'page_referrer', location.origin + from);
  gtag('event', 'page_view');
}
