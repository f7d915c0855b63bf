/**
 * Replaces Error of core's fallback theme 3.10.2 (unsafe), which stands in for the whole app.
 * Change: shows the same screen as ErrorPageContent, without inline styles.
 * Why: a crash of navbar or footer looks like a crash of the page.
 */
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import PageCrashed from '@site/src/components/PageCrashed';
import type {Props} from '@theme/Error';

const CONTEXT = {plugin: {name: 'error', id: 'default'}};

export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={CONTEXT}>
      {/* The layout may be what threw; then the screen stands alone. */}
      <ErrorBoundary fallback={() => <PageCrashed {...props} />}>
        <Layout>
          <PageCrashed {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
