/**
 * Replaces TOC of theme-classic 3.10.2 (safe).
 * Change: a `nav` with its heading; src/deferred/ marks the section being read, for screen readers, too; no HTML is injected.
 * Why: the original is a `div` without a name, and marks the section by a class only.
 */
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Contents from '@site/src/components/Contents';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function TOC({className, toc, ...levels}: Props): ReactNode {
  const id = useId();
  return (
    <nav className={clsx(styles.contents, className)} aria-labelledby={id} data-contents="">
      <h2 id={id} className={styles.heading}>
        On this page
      </h2>
      <Contents toc={toc} {...levels} />
    </nav>
  );
}
