import {connection} from '../early/idle';
import {onEachPage} from '../early/page';
import {NEAR} from '../components/Figure/near';

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Wakes the app when a figure comes near the window, so that its first control answers at once. Not before the reader has
 * done anything: a page that is only opened, or read to the end of its first screen, costs no more than another.
 */
export function watchFigures(): void {
  if (connection()?.saveData) return; // then at the first touch
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) document.dispatchEvent(new Event('etm-wake'));
  }, NEAR);
  const watch = (): void => {
    observer.disconnect();
    for (const figure of document.querySelectorAll('[data-figure]')) observer.observe(figure);
  };
  const begin = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, begin);
    onEachPage(watch);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, {passive: true});
}
