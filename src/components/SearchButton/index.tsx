import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Opens the search by src/early/search.ts; without scripts it leads to the search page, since it is a form's. */
export default function SearchButton(): ReactNode {
  return (
    <form action={useBaseUrl('/search/')} className={styles.form}>
      <button type="submit" className={styles.button} data-early="search" aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" />
        <span className={styles.word}>Search</span>
        {/* The style sheet knows the reader's keyboard, and shows nothing where no script listens. */}
        <kbd className={styles.keys} aria-hidden="true" />
      </button>
    </form>
  );
}
