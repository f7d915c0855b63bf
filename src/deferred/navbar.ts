import {onceRead, root} from '../early/page';

const STEP = 8; // px; less is a trembling finger

/** Hides the navbar on the way down and shows it on the way up; never while it holds the focus. */
export function watchNavbar(): void {
  let last = 0;

  const show = (shown: boolean): void => {
    if (shown) delete root.dataset.navbar;
    else root.dataset.navbar = 'hidden';
  };

  onceRead(() => {
    last = scrollY;
    addEventListener(
      'scroll',
      () => {
        const y = Math.max(0, scrollY);
        if (Math.abs(y - last) < STEP) return;
        const navbar = document.querySelector<HTMLElement>('.navbar');
        if (!navbar) return; // the page of a figure has none
        // Not before the content, which follows it, has gone under it: its place would stay empty.
        const passed = document.querySelector('.main-wrapper')!.getBoundingClientRect().top < 0;
        show(y < last || !passed || navbar.matches(':focus-within'));
        last = y;
      },
      {passive: true},
    );
  });
  document.addEventListener('focusin', ({target}) => {
    if ((target as Element).closest?.('.navbar')) show(true);
  });
}
