/**
 * Ejects DocItem/Footer of theme-classic 3.10.2 (unsafe).
 * Change: what the page rests on; last update and edit link in one line; version, commit and date of the build.
 * Why: with a single version Docusaurus shows its label nowhere, and a reader of a model wants to see the sources.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import {foot} from '@site/config/footer';
import {REPOSITORY_URL} from '@site/config/repository';
import Day from '@site/src/components/Day';
import Sources from '@site/src/components/Sources';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {editUrl, lastUpdatedAt} = metadata;
  const {sources} = frontMatter as {sources?: readonly string[]};
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.foot)}>
      {sources && sources.length > 0 && <Sources entries={sources} />}
      <p className={styles.row}>
        <LastUpdated lastUpdatedAt={lastUpdatedAt} />
        {editUrl && <EditThisPage editUrl={editUrl} />}
      </p>
      <p className={styles.row}>
        <Version />
      </p>
    </footer>
  );
}

function Version(): ReactNode {
  const {label} = useDocsVersion();
  const {commit, date} = useDocusaurusContext().siteConfig.customFields!.build as {commit: string | null; date: string};
  return (
    <span>
      {`${foot.version} ${label}`}
      {commit && (
        <>
          , <Link href={`${REPOSITORY_URL}/commit/${commit}`}>{commit.slice(0, 7)}</Link>
        </>
      )}
      {`, ${foot.built} `}
      <Day date={date} />
      {`. ${foot.next}`}
    </span>
  );
}
