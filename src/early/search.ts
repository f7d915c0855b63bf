import {CORE, OUTLINE} from '../search/format';
import {onPress, root} from './page';

/** Where a slash is a letter. */
const TYPED_IN = 'input:not([type="range"],[type="checkbox"],[type="radio"]),textarea,select,[contenteditable]';

/**
 * The search is a modal `dialog` with a form that works by itself. This opens it, by its button, Ctrl+K (⌘ K) and `/`, and
 * puts the focus into its field: at once, so that no letter is lost while the app wakes, and so that a telephone shows its
 * keyboard, which it does only within the reader's own gesture. The app fills the dialog when it is there.
 */
export function watchSearch(): void {
  if (/Mac|iP/.test(navigator.platform)) root.dataset.keys = 'apple';
  if (/[?&]q=[^&]/.test(location.search)) root.dataset.asked = '';

  // No heading has an id that begins so.
  const search = (): HTMLDialogElement | null => document.querySelector('dialog#_search');

  onPress('search', (_, event) => open(event));
  onPress('close-search', () => search()?.close());
  // Not a click: that would also be one which began inside, as when a reader marks what stands in the field.
  document.addEventListener('mousedown', ({target}) => {
    if (target === search()) search()!.close();
  });
  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
    const isSlash = key === '/' && !(ctrlKey || metaKey || altKey) && !(target as Element).closest?.(TYPED_IN);
    if (isSlash || (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey)) open(event);
  });

  function open(event: Event): void {
    const dialog = search();
    if (!dialog) return;
    event.preventDefault();
    if (!dialog.open) {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close(); // the menu
      dialog.showModal();
      dialog.dispatchEvent(new Event('etm-open'));
      if (!window.docusaurusRoot && root.dataset.searchIndex) fetchAhead(root.dataset.searchIndex);
    }
    dialog.querySelector('input')!.select();
  }
}

/** What every query needs arrives beside the app that will ask for it. */
function fetchAhead(folder: string): void {
  for (const file of [CORE, OUTLINE]) fetch(folder + file).catch(() => {}); // the app asks again, and says so
}
