import {connection} from '../early/idle';
import {root} from '../early/page';
import {sendPageView} from '../pageView';
import {appSleeps, contentOf, showContent, showStart} from './content';
import {hideNotice, showFailure, showProgress} from './notice';

/** Set by the build: the site's base path. */
declare const BASE_URL: string;

const REST = 65; // ms that a pointer stays on a link which it means
const KEPT = 8; // pages fetched ahead; each is some 100 kB of markup

interface State {
  readonly entry: number; // in the order in which a reader came
}

/**
 * Goes from page to page while the app sleeps: what a link leads to is fetched when a pointer rests on it, and a click puts its
 * content in the place of the present page's. That costs neither a new document nor the app. Where anything is not as
 * it should be (another release, a redirect, a missing page), the browser loads the document. Once the app is awake it
 * handles links itself.
 */
export function watchLinks(): void {
  const ahead = new Map<string, Promise<Document>>();
  const scrolled = new Map<number, number>(); // how far each entry of the history was scrolled when it was left
  let entry = entryOf(history.state) ?? 0;
  let newest = entry;
  let y = scrollY;
  let shown = location.pathname; // the page that stands in the document
  let asked: object | undefined; // by the latest step, which makes earlier ones void
  let rest = 0;

  function fetched(path: string): Promise<Document> {
    let page = ahead.get(path);
    if (!page) {
      page = contentOf(path);
      page.catch(() => ahead.delete(path));
      ahead.set(path, page);
      if (ahead.size > KEPT) ahead.delete(ahead.keys().next().value!);
    }
    return page;
  }

  /** Shows the page at an address, or has the browser open it. */
  async function go(url: URL, isBack: boolean, path = url.pathname): Promise<void> {
    const step = (asked = {});
    const leave = (): void => (isBack ? location.reload() : location.assign(url));
    hideNotice();
    const done = showProgress();
    try {
      // A reader who goes back expects the page that he left.
      const page = await (isBack ? contentOf(path, 'force-cache') : fetched(path));
      if (step !== asked) return;
      if (!appSleeps()) return leave();
      ahead.delete(path); // its content moves into this document
      const from = shown;
      if (!isBack) {
        scrolled.set(entry, scrollY);
        history.replaceState({entry} satisfies State, '');
        entry = ++newest;
        history.pushState({entry} satisfies State, '', url);
      }
      shown = path;
      showContent(page);
      if (isBack) scrollTo({top: scrolled.get(entry) ?? 0, behavior: 'instant'});
      else showStart();
      sendPageView(path, from);
    } catch (error) {
      if (step !== asked) return;
      // As fetch says that there is no network; all else the browser may know better.
      if (error instanceof TypeError && appSleeps()) showFailure(error, () => void go(url, isBack));
      else leave();
    } finally {
      done();
    }
  }

  const lookAhead = ({target, type}: Event): void => {
    clearTimeout(rest);
    const url = appSleeps() && pageAt(target);
    if (!url || connection()?.saveData) return;
    const take = (): void => void fetched(url.pathname).catch(() => {});
    if (type === 'mousedown') take();
    else rest = window.setTimeout(take, REST);
  };
  for (const sign of ['pointerover', 'focusin', 'mousedown']) addEventListener(sign, lookAhead, {passive: true});
  addEventListener('pointercancel', () => clearTimeout(rest)); // a finger that scrolls

  addEventListener('click', (event) => {
    const {target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented} = event;
    if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented || !appSleeps()) return;
    const url = pageAt(target);
    if (!url) return;
    event.preventDefault();
    void go(url, false);
  });

  addEventListener('scroll', () => (y = scrollY), {passive: true});
  addEventListener('popstate', ({state}) => {
    if (root.dataset.hasHydrated === 'true') return;
    scrolled.set(entry, y);
    entry = entryOf(state) ?? ++newest; // a place on the page, which the browser went to by itself, has no number yet
    if (appSleeps()) history.replaceState({entry} satisfies State, '');
    if (location.pathname === shown) return;
    if (appSleeps()) void go(new URL(location.href), true);
    else location.reload(); // the app is on its way to another page
  });
  document.addEventListener('etm-page', () => (shown = location.pathname));

  // A reader who goes back at once after a reload does so before this script is there.
  const opened = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;
  if (history.state && opened !== shown && appSleeps()) void go(new URL(location.href), true);
}

/** The number of an entry of the history; of what another script has put there, none. */
function entryOf(state: unknown): number | undefined {
  return (state as State | null)?.entry;
}

/** The page of this site that the link leads to, another than the one that is shown; null for everything else. */
function pageAt(target: EventTarget | null): URL | null {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return null;
  const isPage = link.pathname.startsWith(BASE_URL) && link.pathname.endsWith('/');
  return isPage ? new URL(link.href) : null;
}
