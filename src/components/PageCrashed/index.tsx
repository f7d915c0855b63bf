import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import ReportLink from '../ReportLink';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** What a reader sees in place of a page that threw while it was drawn: what happened, and how to go on. */
export default function PageCrashed({error, tryAgain}: Props): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <ErrorBoundaryError error={error} />
      <p className={styles.actions}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="action" />
        <ReportLink title={`Page crashed: ${error.message}`}>Report this fault</ReportLink>
      </p>
    </main>
  );
}
