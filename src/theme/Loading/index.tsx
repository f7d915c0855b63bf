/**
 * Replaces Loading of core's fallback theme 3.10.2 (unsafe), the fallback while the chunk of a route loads or has failed.
 * Change: keeps navbar and footer where the outermost route is missing, and one press of `Retry` retries all levels.
 * Why: between areas the missing chunk is that of the outermost route, and each nested route has an error state of its own.
 */
import {useContext, useEffect, type ReactNode} from 'react';
import {Context, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

const CONTEXT = {plugin: {name: 'loading', id: 'default'}};

type Retry = () => void;

/** The levels of routes that the last press has retried. One that mounts with an error later retries by itself, once. */
let retried: WeakSet<Retry> | null = null;

function NotLoaded({error, retry}: {readonly error: unknown; readonly retry: Retry}): ReactNode {
  useEffect(() => {
    if (retried && !retried.has(retry)) {
      retried.add(retry);
      retry();
    }
  }, [retry]);

  function retryAll(): void {
    retried = new WeakSet([retry]);
    retry();
  }

  return (
    <section className={styles.page}>
      <h1>This page could not be loaded</h1>
      <p className={styles.error} role="alert">
        {String(error)}
      </p>
      <button type="button" className="action" onClick={retryAll}>
        Retry
      </button>
    </section>
  );
}

/** Wraps the outermost level into the site's layout; an inner one is in it already. */
function InLayout({children}: {readonly children: ReactNode}): ReactNode {
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
      <InLayout>
        <NotLoaded error={error as unknown} retry={retry} />
      </InLayout>
    );
  }
  return (
    <InLayout>
      <section className={styles.page} aria-busy="true">
        {pastDelay && <p role="status">Loading the page …</p>}
      </section>
    </InLayout>
  );
}
