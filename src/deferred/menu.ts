const DESKTOP = '(min-width: 997px)';

/**
 * The menu is a modal `dialog` that its button opens by `commandfor`, without a script; the browser keeps the focus
 * inside, closes it on Escape and returns the focus. This adds what that lacks: the button's state and name, closing
 * when a link is followed and on a wide window; and, for the search as well, closing on the backdrop, and what the buttons
 * do in browsers that don't know `commandfor`.
 */
export function watchMenu(): void {
  const menu = (): HTMLDialogElement | null => document.querySelector('dialog#_menu');

  document.addEventListener('click', ({target}) => {
    const element = target as Element;
    const button = element.closest?.('[commandfor]');
    if (button && !('commandForElement' in HTMLButtonElement.prototype)) {
      const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`)!;
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    if (element.closest?.('dialog#_menu a[href]')) menu()!.close();
  });
  // Not a click: that would also be one which began inside, as when a reader marks what stands in a field.
  document.addEventListener('mousedown', ({target}) => {
    if (target instanceof HTMLDialogElement) target.close();
  });
  for (const event of ['toggle', 'close']) document.addEventListener(event, reflect, true);
  matchMedia(DESKTOP).addEventListener('change', () => menu()?.close());

  function reflect({target}: Event): void {
    if (target !== menu()) return;
    const {open} = target as HTMLDialogElement;
    for (const button of document.querySelectorAll('[commandfor="_menu"][aria-expanded]')) {
      button.ariaExpanded = String(open);
      button.ariaLabel = open ? 'Close the menu' : 'Open the menu';
    }
  }
}
