import {addToHead, onPress, root} from './page';

/** Set by the build: the address of src/searchDialog/, which changes with its content. */
declare const SEARCH: string;

/** Where a slash is a letter. */
const TYPED_IN = ':read-write,select';

const FAILED =
  '<div role=alert><p>Unable to fetch results<p>You might want to check your network connection.<p><button class=action data-early=search>Try again</button></div>';

/**
 * The search is a `dialog` with a form that works by itself. This opens it, by its button, Ctrl+K (⌘ K) and `/`, and
 * puts the focus into its field: at once, so that no letter is lost while its script comes, and so that a telephone shows its
 * keyboard, which it does only within the reader's own gesture. The script, fetched on the first sign that a reader is about
 * to search, fills the dialog, whether the app is awake or not.
 *
 * Not by `showModal()`: that makes the page inert, which styles each of its elements anew, up to 6,000 of them, before the
 * dialog is painted. Escape is here instead, and src/searchDialog/ keeps the focus.
 */
export function watchSearch(): void {
  if (/Mac|iP/.test(navigator.platform)) root.dataset.keys = 'apple';
  if (/[?&]q=[^&]/.test(location.search)) root.dataset.asked = '';

  // No heading has an id that begins so.
  const search = (): HTMLDialogElement | null => document.querySelector('dialog#_search');
  let isFetched = false;

  onPress('search', (_, event) => open(event));
  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
    if (key === 'Escape' && !event.isComposing) search()?.close();
    const isSlash = key === '/' && !(ctrlKey || metaKey || altKey) && !(target as Element).closest?.(TYPED_IN);
    if (isSlash || (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey)) open(event);
  });
  for (const sign of ['pointerover', 'focusin']) {
    addEventListener(sign, ({target}) => {
      if ((target as Element).closest?.('form>[data-early="search"]')) fetchScript();
    });
  }

  function open(event: Event): void {
    const dialog = search();
    if (!dialog) return;
    event.preventDefault();
    if (!dialog.open) {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close(); // the menu
      dialog.show();
      dialog.dispatchEvent(new Event('etm-open'));
    }
    fetchScript();
    dialog.querySelector('input')!.select();
  }

  function fetchScript(): void {
    if (isFetched) return;
    isFetched = true;
    const panel = search()!.lastElementChild!;
    panel.innerHTML = '';
    addToHead('script', {
      src: SEARCH,
      onerror: () => {
        isFetched = false;
        panel.innerHTML = FAILED;
        addEventListener('online', fetchScript, {once: true});
      },
    });
  }
}
