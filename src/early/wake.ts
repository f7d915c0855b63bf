import {connection, whenIdle} from './idle';
import {addToHead, onceRead} from './page';

const CONTROL = 'a,button,input,select,textarea,summary,label,[data-figure],[tabindex]:not([tabindex="-1"])';
const SEARCH = '#_search,[data-early="search"]';
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const SCROLLING = /^(?: |Arrow.+|Page.+|Home|End|Control|Meta)$/; // and what a shortcut begins with

/** Controls that work without React: natively, or by the early script. Replaying a click on one would act twice. */
const NATIVE =
  'a[href],summary,label,input,select,textarea,[type="submit"],[commandfor],[data-early],[role="tab"],#_search *';

/**
 * Lazy hydration of the whole page: the bundles of the app are loaded, and React hydrates ("the app wakes"), only on the
 * reader's first intent, which is a pointer, touch or focus on a link or control, or a key that does not scroll. The search
 * is none: it has a script of its own, which on a slow network would wait for the bundles. Clicks on buttons before the
 * intent are queued, and replayed once after hydration. On a fast connection the bundles are prefetched when the page is
 * idle.
 */
export function wakeOnIntent(): void {
  onceRead(() => {
    const list = document.getElementById('app-scripts');
    if (!list) return; // the development server puts the scripts into the page itself
    const scripts = JSON.parse(list.textContent) as string[];

    let isLoading = false;
    const wake = (): void => {
      isLoading = true;
      for (const intent of INTENTS) removeEventListener(intent, onIntent);
      for (const src of scripts) addToHead('script', {src, async: false});
    };
    const onIntent = (event: Event): void => {
      const {target, defaultPrevented} = event; // as the shortcuts of the search are
      const isIn = (controls: string): unknown => (target as Element).closest?.(controls);
      if (defaultPrevented || isIn(SEARCH)) return;
      if (event instanceof KeyboardEvent ? !SCROLLING.test(event.key) : isIn(CONTROL)) wake();
    };
    for (const intent of INTENTS) addEventListener(intent, onIntent, {passive: true});
    // At once on a page that is empty until the app renders it, such as that for unknown addresses, and for a figure whose
    // state is in the query string.
    const parameters = new URLSearchParams(location.search);
    const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
    if (document.querySelector('[data-wake]') || figures.some(({dataset}) => parameters.has(dataset.figure!))) wake();

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

    whenIdle(() => !isLoading && prefetch(scripts));
  });
}

function prefetch(scripts: readonly string[]): void {
  const {effectiveType, saveData} = connection() ?? {};
  if (effectiveType !== '4g' || saveData) return;
  for (const href of scripts) addToHead('link', {rel: 'prefetch', as: 'script', href});
}
