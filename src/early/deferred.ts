import {addToHead} from './page';

/** Set by the build: the address of src/deferred/, which changes with its content. */
declare const DEFERRED: string;

/** Fetches the script of what a reader needs once the page can be read: it takes nothing from what the page itself needs. */
export function bringDeferred(): void {
  addEventListener('load', () => addToHead('script', {src: DEFERRED}));
}
