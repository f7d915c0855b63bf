/**
 * Replaces Loading of core's fallback theme 3.10.2 (unsafe), which a page shows in place of content that is not there.
 * Change: keeps navbar and footer when the outermost level is missing, and one press of `Retry` serves all levels.
 * Why: between areas the missing chunk is the outermost, and each nested route keeps a failure of its own.
 */
import {useContext, useEffect, type ReactNode} from 'react';
import {Context, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

const CONTEXT = {plugin: {name: 'loading', id: 'default'}};

type Retry = () => void;

/** What the last press has set in motion. A level that shows up failed and is not in it follows suit, once. */
let retried: WeakSet<Retry> | null = null;

function NotLoaded({error, retry}: {readonly error: unknown; readonly retry: Retry}): ReactNode {
  useEffect(() => {
    if (retried && !retried.has(retry)) {
      retried.add(retry);
      retry();
    }
  }, [retry]);

  function press(): void {
    retried = new WeakSet([retry]);
    retry();
  }

  return (
    <section className={styles.page}>
      <h1>This page could not be loaded</h1>
      <p className={styles.error} role="alert">
        {String(error)}
      </p>
      <button type="button" className={styles.button} onClick={press}>
        Retry
      </button>
    </section>
  );
}

function Inside({children}: {readonly children: ReactNode}): ReactNode {
  const outermost = useContext(Context) === null;
  if (!outermost) return children;
  return (
    <RouteContextProvider value={CONTEXT}>
      <Layout>
        <main id="main-content" tabIndex={-1}>
          {children}
        </main>
      </Layout>
    </RouteContextProvider>
  );
}

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <Inside>
        <NotLoaded error={error as unknown} retry={retry} />
      </Inside>
    );
  }
  return (
    <Inside>
      <section className={styles.page} aria-busy="true">
        {pastDelay && <p role="status">Loading the page …</p>}
      </section>
    </Inside>
  );
}
