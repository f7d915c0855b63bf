/**
 * Replaces TOC of theme-classic 3.10.2 (safe).
 * Change: a `nav` with its heading; the section being read is marked for screen readers, too; no HTML is injected.
 * Why: the original is a `div` without a name, and marks the section by a class only.
 */
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Contents from '@site/src/components/Contents';
import {useCurrentSection} from '@site/src/components/Contents/useCurrentSection';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function TOC({className, toc, ...levels}: Props): ReactNode {
  const id = useId();
  const current = useCurrentSection(toc.map((section) => section.id));
  return (
    <nav className={clsx(styles.contents, className)} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        On this page
      </h2>
      <Contents toc={toc} current={current} {...levels} />
    </nav>
  );
}
