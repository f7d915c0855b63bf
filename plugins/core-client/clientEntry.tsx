/**
 * Replaces core's `clientEntry` (3.10.2).
 * Change: the app hydrates in one task, without `startTransition`; and not at all where an unknown address redirects to a page.
 * Why: when hydration is split by `startTransition`, Helmet updates the head in between from half the tree: the title changes
 * and back, `html` loses its classes for some frames. In one task nothing changes, and it takes no longer.
 */
import type {ErrorInfo} from 'react';
import ReactDOM from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/core/lib/client/exports/ExecutionEnvironment';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import siteConfig from '@generated/docusaurus.config';
import {sendOn} from '@site/src/components/UnknownAddress/sendOn';
import preload from './preload';

const hydrate = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

function onRecoverableError(error: unknown, info: ErrorInfo): void {
  console.error('Docusaurus React Root onRecoverableError:', error, info);
}

if (ExecutionEnvironment.canUseDOM) {
  window.docusaurus = docusaurus;
  const container = document.getElementById('__docusaurus')!;
  const app = (
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>
  );

  const start = (): void => {
    if (window.docusaurusRoot) {
      window.docusaurusRoot.render(app);
    } else if (hydrate) {
      window.docusaurusRoot = ReactDOM.hydrateRoot(container, app, {onRecoverableError});
    } else {
      window.docusaurusRoot = ReactDOM.createRoot(container, {onRecoverableError});
      window.docusaurusRoot.render(app);
    }
  };
  void sendOn(siteConfig.baseUrl).then(async (sent) => {
    if (sent) return;
    await preload(window.location.pathname);
    start();
  });

  // Hot reload under `npm start`.
  (module as {hot?: {accept(): void}}).hot?.accept();
}
