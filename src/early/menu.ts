const DESKTOP = '(min-width: 997px)';

/**
 * The menu is a modal `dialog` that its button opens by `commandfor`, without a script; the browser keeps the focus
 * inside, closes it on Escape and returns the focus. This adds what that lacks: the button's state and name, closing
 * when a link is followed, on the backdrop and on a wide window, and opening in browsers that don't know `commandfor`.
 */
export function watchMenu(): void {
  const menu = (): HTMLDialogElement | null => document.querySelector('dialog#_menu');

  document.addEventListener('click', ({target}) => {
    const element = target as Element;
    const dialog = menu();
    const button = element.closest?.('[commandfor="_menu"]');
    if (!dialog) return;
    if (button && !('commandForElement' in HTMLButtonElement.prototype)) {
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    if (element === dialog || element.closest?.('dialog#_menu a[href]')) dialog.close();
  });
  for (const event of ['toggle', 'close']) document.addEventListener(event, reflect, true);
  matchMedia(DESKTOP).addEventListener('change', () => menu()?.close());

  function reflect({target}: Event): void {
    if (target !== menu()) return;
    const {open} = target as HTMLDialogElement;
    for (const button of document.querySelectorAll('[commandfor="_menu"][aria-expanded]')) {
      button.setAttribute('aria-expanded', String(open));
      button.setAttribute('aria-label', open ? 'Close the menu' : 'Open the menu');
    }
  }
}
