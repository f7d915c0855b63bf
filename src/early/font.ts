import {connection, whenIdle} from './idle';
import {addToHead, root} from './page';
import {read, write} from './storage';

/** Set by the build: the address of the font's file, which changes with its content. */
declare const FONT: string;

const KEY = 'etm.font';

/**
 * Brings the site's own font without a byte or a movement on the page that a reader opens first: it is fetched when that
 * page has nothing else to do, appears with the next page of the app, and stands in the browser's cache for the next
 * document, which asks for it at once. Never while somebody reads.
 */
export function bringOwnFont(): void {
  if (read(KEY) === FONT) {
    show();
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
  const face = await new FontFace('ETM Text', await answer.arrayBuffer(), {weight: '400 700'}).load();
  write(KEY, FONT);
  document.addEventListener(
    'etm-page',
    () => {
      document.fonts.add(face);
      show();
    },
    {once: true},
  );
}

function show(): void {
  root.dataset.font = 'own';
}
