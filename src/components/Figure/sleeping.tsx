import {lazy, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {fetchAhead, remember} from './ahead';
import {isNear, NEAR} from './near';
import styles from './styles.module.css';

export interface FigureProps {
  readonly id: string; // unique on its page: in ids, and the name of its parameter in the address
  readonly number: number; // on its page
}

type Load = () => Promise<{default: ComponentType<FigureProps>}>;

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
const KEEP_HTML = {__html: ''}; // when hydrating, React leaves the content of such an element alone

/**
 * A figure as an island with lazy hydration. The build prerenders its opening state; its code is loaded when it comes near the
 * window, when a reader first points at it, touches or focuses it, or when the query string holds a state of it. It is hydrated
 * as a React root of its own, so that neither focus nor a drag under way is lost; clicks on its buttons are queued and replayed. No context
 * of the page reaches it. After client-side navigation nothing is prerendered, and it is rendered with the page.
 */
export function sleeping(fetch: Load): ComponentType<FigureProps> {
  let code: ComponentType<FigureProps> | null = null;
  const load: Load = async () => {
    const module = await fetch();
    code = module.default;
    return module;
  };
  const Prerendered = lazy(load); // suspends server rendering only; without Suspense around it, it leaves no marker in the HTML

  if (ExecutionEnvironment.canUseDOM) {
    // The app is running: this page comes by client-side navigation. Or it is about to hydrate a page, which takes long enough
    // to fetch the code of a figure that is near.
    if (window.docusaurusRoot) fetchAhead(load);
    else if (isNear()) load().catch(() => {});
  }

  return function Sleeping(props: FigureProps): ReactNode {
    const {id} = props;
    const container = useRef<HTMLDivElement>(null);
    const isBrowser = useIsBrowser();
    const [isPrerendered] = useState(!isBrowser);
    useBrokenLinks().collectAnchor(id);

    const [Loaded] = useState(() => (isPrerendered ? null : code));

    const initialProps = useRef(props);
    useEffect(() => {
      if (isPrerendered) remember(location.pathname, load);
      return Loaded ? undefined : hydrateOnIntent(container.current!, load, initialProps.current);
    }, [isPrerendered, Loaded]);

    if (!ExecutionEnvironment.canUseDOM) {
      return (
        <div className={styles.room} data-figure={id}>
          <Prerendered {...props} />
        </div>
      );
    }
    return isPrerendered ? (
      <div
        ref={container}
        className={styles.room}
        data-figure={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={KEEP_HTML}
      />
    ) : (
      <div ref={container} className={styles.room} data-figure={id}>
        {Loaded && <Loaded {...props} />}
      </div>
    );
  };
}

/** Loads and hydrates the figure in this element on the reader's first intent; returns the cleanup. */
function hydrateOnIntent(container: HTMLElement, load: Load, props: FigureProps): () => void {
  let root: Root | undefined;
  let isUnmounted = false;
  const queue: HTMLElement[] = [];

  const queueClick = ({target}: Event): void => {
    const button = (target as Element).closest?.('button');
    if (button && container.contains(button)) queue.push(button);
  };
  const answer = (): void => {
    container.removeAttribute('aria-busy');
    removeEventListener('click', queueClick, true);
    // In a task of its own: a synthetic click within the handling of a click is ignored.
    setTimeout(() => {
      for (const button of queue) button.click();
    });
  };
  // On the window: while this element hydrates, the page's own root stops the propagation of clicks in it.
  addEventListener('click', queueClick, true);

  const hydrate = (): void => {
    nearness.disconnect();
    listen(false);
    load().then(
      ({default: Figure}) => {
        if (isUnmounted) return;
        const figure = (
          <AfterMount call={answer}>
            <Figure {...props} />
          </AfterMount>
        );
        if (container.firstChild) root = hydrateRoot(container, figure);
        else (root = createRoot(container)).render(figure);
      },
      () => {
        container.removeAttribute('aria-busy');
        if (!isUnmounted) listen(true); // offline, perhaps: the prerendered figure stays, and the next intent retries
      },
    );
  };
  // src/early/wake.ts says so while the app is fetched.
  const hydrateNow = (): void => {
    container.setAttribute('aria-busy', 'true');
    hydrate();
  };
  const listen = (on: boolean): void => {
    for (const intent of INTENTS) {
      if (on) container.addEventListener(intent, hydrateNow, {passive: true});
      else container.removeEventListener(intent, hydrateNow);
    }
  };

  const nearness = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) hydrate();
  }, NEAR);
  nearness.observe(container);
  listen(true);
  if (isWantedNow(container, props.id)) hydrate();
  return () => {
    isUnmounted = true;
    nearness.disconnect();
    listen(false);
    removeEventListener('click', queueClick, true);
    setTimeout(() => root?.unmount()); // not while React is rendering
  };
}

/** Calls back when its children have been mounted or hydrated, so that their handlers are attached. */
function AfterMount({call, children}: {readonly call: () => void; readonly children: ReactNode}): ReactNode {
  useLayoutEffect(call, [call]);
  return children;
}

/** Whether not to wait: nothing or another state is prerendered, or the reader was here before the app was hydrated. */
function isWantedNow(container: HTMLElement, id: string): boolean {
  return (
    !container.firstChild ||
    new URLSearchParams(location.search).has(id) ||
    container.matches(':hover, :focus-within') ||
    [...container.querySelectorAll('input')].some(({value, defaultValue}) => value !== defaultValue)
  );
}
