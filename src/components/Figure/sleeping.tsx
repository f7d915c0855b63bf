import {lazy, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {fetchAhead, remember} from './ahead';
import styles from './styles.module.css';

export interface FigureProps {
  readonly id: string; // unique on its page: in ids, and the name of its parameter in the address
  readonly number: number; // on its page
}

type Load = () => Promise<{default: ComponentType<FigureProps>}>;

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
const AS_BUILT = {__html: ''}; // React leaves alone what stands in such an element when it takes over

/**
 * A figure whose opening state the build prints, and whose code is fetched when the reader first points at it, touches
 * or focuses it, or when the address holds a state of it. It is a React root of its own: it takes over the printed
 * elements where they stand, so that neither focus nor a drag under way is lost, and a click on a button counts. No
 * context of the page reaches it. On a page that came by a link within the site it is part of the page.
 */
export function sleeping(fetch: Load): ComponentType<FigureProps> {
  let code: ComponentType<FigureProps> | null = null;
  const load: Load = async () => {
    const module = await fetch();
    code = module.default;
    return module;
  };
  const Still = lazy(load); // suspends the build only; without Suspense around it, it leaves no trace in the HTML

  // The page comes by a link within the site: nothing is printed.
  if (ExecutionEnvironment.canUseDOM && window.docusaurusRoot) fetchAhead(load);

  return function Sleeping(props: FigureProps): ReactNode {
    const {id} = props;
    const room = useRef<HTMLDivElement>(null);
    const isBrowser = useIsBrowser();
    const [isPrinted] = useState(!isBrowser);
    useBrokenLinks().collectAnchor(id);

    const [Ready] = useState(() => (isPrinted ? null : code));

    const first = useRef(props);
    useEffect(() => {
      if (isPrinted) remember(location.pathname, load);
      return Ready ? undefined : wakeOnIntent(room.current!, load, first.current);
    }, [isPrinted, Ready]);

    if (!ExecutionEnvironment.canUseDOM) {
      return (
        <div className={styles.room} data-figure={id}>
          <Still {...props} />
        </div>
      );
    }
    return isPrinted ? (
      <div
        ref={room}
        className={styles.room}
        data-figure={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_BUILT}
      />
    ) : (
      <div ref={room} className={styles.room} data-figure={id}>
        {Ready && <Ready {...props} />}
      </div>
    );
  };
}

/** Wakes the figure in this element in time; returns what puts it to rest for good. */
function wakeOnIntent(room: HTMLElement, load: Load, props: FigureProps): () => void {
  let root: Root | undefined;
  let isGone = false;
  const clicked: HTMLElement[] = [];

  const remember = ({target}: Event): void => {
    const button = (target as Element).closest?.('button');
    if (button && room.contains(button)) clicked.push(button);
  };
  const answer = (): void => {
    removeEventListener('click', remember, true);
    // In a moment: within the event of a click, another click does nothing.
    setTimeout(() => {
      for (const button of clicked) button.click();
    });
  };
  // On the window: while React takes over this element, the page's own root stops what is clicked in it.
  addEventListener('click', remember, true);

  const wake = (): void => {
    listen(false);
    load().then(
      ({default: Figure}) => {
        if (isGone) return;
        const figure = (
          <Awake onAwake={answer}>
            <Figure {...props} />
          </Awake>
        );
        if (room.firstChild) root = hydrateRoot(room, figure);
        else (root = createRoot(room)).render(figure);
      },
      () => {
        if (!isGone) listen(true); // offline, perhaps: the printed figure stays, and the next intent tries again
      },
    );
  };
  const listen = (on: boolean): void => {
    for (const intent of INTENTS) {
      if (on) room.addEventListener(intent, wake, {passive: true});
      else room.removeEventListener(intent, wake);
    }
  };

  listen(true);
  if (isWanted(room, props.id)) wake();
  return () => {
    isGone = true;
    listen(false);
    removeEventListener('click', remember, true);
    setTimeout(() => root?.unmount()); // not while React is at work
  };
}

/** Tells when its children answer. */
function Awake({onAwake, children}: {readonly onAwake: () => void; readonly children: ReactNode}): ReactNode {
  useLayoutEffect(onAwake, [onAwake]);
  return children;
}

/** Whether there is something to show that the build has not printed, or the reader was here before the app woke. */
function isWanted(room: HTMLElement, id: string): boolean {
  return (
    !room.firstChild ||
    new URLSearchParams(location.search).has(id) ||
    room.matches(':hover, :focus-within') ||
    [...room.querySelectorAll('input')].some(({value, defaultValue}) => value !== defaultValue)
  );
}
