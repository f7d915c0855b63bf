import {connection, whenIdle} from './idle';
import {addToHead, onceRead} from './page';

const CONTROL = 'a,button,input,select,textarea,summary,label,[data-figure],[tabindex]:not([tabindex="-1"])';
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const SCROLLING = /^(?: |Arrow.+|Page.+|Home|End)$/;

/** What the browser, or this script, handles without the app: a click on it is not to be repeated. */
const NATIVE = 'a[href],summary,label,input,select,textarea,[type="submit"],[commandfor],[data-early],[role="tab"]';

/**
 * Loads the app's scripts on the reader's first intent: pointer, touch or focus on a link or control, or a key that does
 * not scroll. What the reader clicks before the app is there is clicked again when it is, exactly once. With a fast
 * connection the scripts are fetched ahead, without running, when the page is idle.
 */
export function wakeOnIntent(): void {
  onceRead(() => {
    const list = document.getElementById('app-scripts');
    if (!list) return; // `npm start` loads them as ever
    const scripts = JSON.parse(list.textContent) as string[];
    const clicked: HTMLElement[] = [];

    let isWoken = false;
    const wake = (): void => {
      isWoken = true;
      for (const intent of INTENTS) removeEventListener(intent, notice, true);
      for (const src of scripts) addToHead('script', {src, async: false});
    };
    const notice = (event: Event): void => {
      const {target} = event;
      if (event instanceof KeyboardEvent ? !SCROLLING.test(event.key) : (target as Element).closest?.(CONTROL)) wake();
    };
    for (const intent of INTENTS) addEventListener(intent, notice, {capture: true, passive: true});
    // A page that has nothing to say without the app, as the one for unknown addresses, or a figure whose state stands in
    // the address.
    const asked = new URLSearchParams(location.search);
    const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
    if (document.querySelector('[data-wake]') || figures.some(({dataset}) => asked.has(dataset.figure!))) wake();

    const remember = ({target}: Event): void => {
      // From here on React itself handles the click, if need be by hydrating on the spot.
      if (window.docusaurusRoot) return;
      const button = (target as Element).closest?.<HTMLElement>('button,[role="button"]');
      if (button && !button.matches(NATIVE)) clicked.push(button);
    };
    addEventListener('click', remember, true);
    document.addEventListener(
      'etm-awake',
      () => {
        removeEventListener('click', remember, true);
        // In a moment: within the event of a click, another click does nothing.
        setTimeout(() => {
          for (const button of clicked) button.click();
        });
      },
      {once: true},
    );

    whenIdle(() => !isWoken && prefetch(scripts));
  });
}

function prefetch(scripts: readonly string[]): void {
  const {effectiveType, saveData} = connection() ?? {};
  if (effectiveType !== '4g' || saveData) return;
  for (const href of scripts) addToHead('link', {rel: 'prefetch', as: 'script', href});
}
