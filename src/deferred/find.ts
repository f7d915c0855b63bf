import {root} from '../early/page';

/**
 * Unfolds long tables before the browser searches in the page: it finds nothing in rows that are not drawn. Operations of the
 * API too, where it would not open them for what it finds.
 */
export function watchFind(): void {
  addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (key.toLowerCase() !== 'f' || !(ctrlKey || metaKey)) return;
    const folded = 'onbeforematch' in root ? '.rest' : '.rest,[data-operation]';
    for (const details of document.querySelectorAll<HTMLDetailsElement>(folded)) details.open = true;
  });
}
