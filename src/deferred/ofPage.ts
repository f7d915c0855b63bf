import {addToHead, onEachPage} from '../early/page';

/** Set by the build: the address of src/samples/, which changes with its content. */
declare const SAMPLES: string;

/** Fetches, on each page whose samples a reader can set, the script that sets them. */
export function bringSampleSettings(): void {
  onEachPage(() => {
    if (document.querySelector('[data-samples]')) addToHead('script', {src: SAMPLES});
  });
}
