/**
 * The search dialog's script, which makes its field a combobox with a list of links. src/early/search.ts fetches it on the
 * first sign that a reader is about to search; it serves for the whole visit, whether the app sleeps or is awake, and waits
 * for neither. Where the app is awake, it goes where a link of the dialog leads.
 */
import {createClient} from '../search/client';
import type {Account, createHosted} from '../search/hosted';
import {loadFrom} from '../search/load';
import {watch} from './combobox';
import {withBase} from './withBase';

/** Set by the build: the account of the hosted engine, and the address of its code; null where none is configured. */
declare const HOSTED: (Account & {readonly file: string}) | null;
/** Set by the build: the style sheets of all that this script shows. */
declare const STYLES: string;

// The Content-Security-Policy refuses a style element; and a style sheet of its own would come later than the script.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets.push(sheet);

async function loadHosted(): Promise<ReturnType<typeof createHosted>> {
  const hosted = (await import(HOSTED!.file)) as {readonly createHosted: typeof createHosted};
  return hosted.createHosted(HOSTED!, withBase('/'));
}

const client = createClient(loadFrom(withBase('/')), HOSTED ? loadHosted : undefined);
client.preload();

let watched: {readonly dialog: Element; readonly onOpen: () => void} | undefined;

function open(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#_search[open]');
  if (!dialog) return;
  // Another one where the app had to make the page anew.
  if (dialog !== watched?.dialog) watched = {dialog, onOpen: watch(dialog, client)};
  watched.onOpen();
}

document.addEventListener('etm-open', open, true);
open();
