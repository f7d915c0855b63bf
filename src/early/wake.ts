import {addToHead, onEachPage} from './page';

/** Controls that React handles. */
const CONTROL = 'main :is(button,input,select,textarea,label),[data-figure]';
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Controls that work without React: natively, or by a script of the site's own. Replaying a click on one would act twice. */
const NATIVE = '[type="submit"],[commandfor],[data-early],[role="tab"],[data-samples] *,dialog *';

/**
 * Lazy hydration of the whole page: the bundles of the app are loaded, and React hydrates ("the app wakes"), only when the
 * reader is about to use what needs it: a pointer or the focus is on a control that React handles. Links need it not:
 * src/deferred/ follows them. Clicks on buttons before React is there are queued, and replayed once after hydration.
 */
export function wakeOnIntent(): void {
  const wake = (): void => {
    const list = document.getElementById('app-scripts');
    if (!list) return; // the app is on its way; or this is the development server, which puts the scripts into the page
    list.remove();
    for (const intent of INTENTS) removeEventListener(intent, onIntent);
    for (const src of JSON.parse(list.textContent) as string[]) addToHead('script', {src, async: false});
  };
  const onIntent = ({target}: Event): void => {
    const control = (target as Element).closest?.(CONTROL);
    if (!control || control.matches(NATIVE)) return;
    wake();
    control.closest('[data-figure]')?.setAttribute('aria-busy', 'true');
  };
  for (const intent of INTENTS) addEventListener(intent, onIntent, {passive: true});
  document.addEventListener('etm-wake', wake);
  onEachPage(() => {
    // At once on a page that is empty until the app renders it, such as that for unknown addresses, and for a figure whose
    // state is in the query string.
    const parameters = new URLSearchParams(location.search);
    const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
    if (document.querySelector('[data-wake]') || figures.some(({dataset}) => parameters.has(dataset.figure!))) wake();
  });

  const queue: HTMLElement[] = [];
  const queueClick = ({target}: Event): void => {
    // Once the root exists, React itself handles the click, if need be by hydrating synchronously.
    if (window.docusaurusRoot) return;
    const button = (target as Element).closest?.<HTMLElement>('button,[role="button"]');
    if (button && !button.matches(NATIVE)) queue.push(button);
  };
  addEventListener('click', queueClick, true);
  document.addEventListener(
    'etm-awake',
    () => {
      removeEventListener('click', queueClick, true);
      // In a task of its own: a synthetic click within the handling of a click is ignored.
      setTimeout(() => {
        for (const button of queue) button.click();
      });
    },
    {once: true},
  );
}
