import {connection, whenIdle} from './idle';
import {addToHead, root} from './page';
import {read, write} from './storage';

/** Set by the build: the address of the font's file, which changes with its content. */
declare const FONT: string;

const KEY = 'etm.font';

/**
 * Brings the site's own font without a byte, a movement or a moment's wait on the document that a reader opens first: it
 * is fetched when that has nothing else to do, and stands in the browser's cache for the next document, which asks for it
 * at once. Pages that come into the same document keep the system's font: to lay them out with a font that has just come
 * makes a click half as slow again.
 */
export function bringOwnFont(): void {
  if (read(KEY) === FONT) {
    root.dataset.font = 'own';
    addToHead('link', {rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: FONT});
  } else {
    whenIdle(() => {
      if (!connection()?.saveData) void fetchAhead().catch(() => {}); // without it the page is as good
    });
  }
}

async function fetchAhead(): Promise<void> {
  const answer = await fetch(FONT);
  if (!answer.ok) return;
  await answer.arrayBuffer(); // all of it
  write(KEY, FONT);
}
