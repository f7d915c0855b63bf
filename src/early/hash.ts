import {onEachPage, root} from './page';

/**
 * Leads a hash to its place: `#electricity/` means `#electricity`, what has moved is found on its new page, and a target
 * inside closed `details` or an unselected tab is opened. Before printing, every `details` opens, and afterwards closes
 * again.
 */
export function watchHash(): void {
  onEachPage(follow);
  addEventListener('hashchange', () => {
    // The app tells of a new hash by `etm-page`, when it has taken it in; until then it must not be led elsewhere.
    if (root.dataset.hasHydrated !== 'true') follow();
  });

  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

function follow(): void {
  let id: string;
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    return; // a malformed hash leads nowhere
  }
  if (!id) return;
  const bare = id.replace(/\/+$/, '');
  const target = document.getElementById(id) ?? document.getElementById(bare);
  if (!target) return;
  const link = target.querySelector<HTMLAnchorElement>(':scope[data-moved] a');
  if (link) {
    link.search = location.search;
    // The app, once awake, goes there by its router. Neither way leaves a step in the history.
    if (link.dispatchEvent(new Event('etm-moved', {bubbles: true, cancelable: true}))) location.replace(link.href);
    return;
  }
  let moved = target.id !== id;
  if (moved) history.replaceState(history.state, '', `#${encodeURIComponent(bare)}`);
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      moved = true;
    }
    if (element.matches('[role="tabpanel"][hidden]')) {
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(element.id)}"]`)?.click();
      moved = true;
    }
  }
  if (moved) target.scrollIntoView();
}
