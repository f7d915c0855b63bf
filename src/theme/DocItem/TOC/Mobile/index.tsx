/**
 * Replaces DocItem/TOC/Mobile of theme-classic 3.10.2 (unsafe).
 * Change: native `details` around a labelled `nav`; theme/DocItem/Content places it under the lead.
 * Why: the original's button does not tell its state, and without scripts the list stays shut.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Contents from '@site/src/components/Contents';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}>
      <summary className={styles.summary}>On this page</summary>
      <nav aria-label="On this page">
        <Contents
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </nav>
    </details>
  );
}
