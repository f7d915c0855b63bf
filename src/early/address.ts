import {onceRead} from './page';

/**
 * Brings the address into a form that the app's router understands, before the app sees it: it throws on what cannot be
 * decoded (`/main/%E0%A4%A`, `#100%`), and doesn't know a page that the host serves under doubled slashes as well. Which
 * page that is, the page says: hosts read two slashes at the start in different ways.
 */
export function mendAddress(): void {
  replacePath(mend(location.pathname), mend(location.hash));
  onceRead(() => {
    // A page without an address of its own is the 404's: components/UnknownAddress/ looks for the right one.
    const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (own && location.pathname.includes('//')) replacePath(new URL(own.href).pathname, location.hash);
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
