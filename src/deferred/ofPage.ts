import {addToHead, onEachPage} from '../early/page';

/** Fetches what only some pages need: each part that a script of its own acts on names that. */
export function bringScriptsOfPage(): void {
  onEachPage(() => {
    for (const {dataset} of document.querySelectorAll<HTMLElement>('[data-script]')) {
      addToHead('script', {src: dataset.script});
    }
  });
}
