import {addToHead, onEachPage} from '../early/page';

/** Set by the build: the addresses of src/samples/ and src/inputKeys/, which change with their content. */
declare const SAMPLES: string;
declare const INPUT_KEYS: string;

/** Fetches what only some pages need: the script of samples that a reader can set, and that of the list of inputs. */
export function bringScriptsOfPage(): void {
  onEachPage(() => {
    for (const [part, src] of [
      ['[data-samples]', SAMPLES],
      ['[data-input-keys=""]', INPUT_KEYS], // until it has come
    ] as const) {
      if (document.querySelector(part)) addToHead('script', {src});
    }
  });
}
