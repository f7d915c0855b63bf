import {onceRead} from './page';

/**
 * Brings the address into a form that the app's router understands, before the app sees it: it throws on what cannot be
 * decoded (`/main/%E0%A4%A`, `#100%`), and doesn't know a page that the host serves under doubled slashes as well.
 */
export function mendAddress(): void {
  replacePath(mend(location.pathname), mend(location.hash));
  onceRead(() => {
    // The host knows no such page either: components/UnknownAddress/ looks for the right one.
    if (document.querySelector('[data-not-found]')) return;
    replacePath(location.pathname.replace(/\/{2,}/g, '/'), location.hash);
  });
}

function replacePath(pathname: string, hash: string): void {
  if (pathname === location.pathname && hash === location.hash) return;
  history.replaceState(history.state, '', location.origin + pathname + location.search + hash);
}

/** Takes each `%` for itself in a text that cannot be decoded. */
function mend(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
