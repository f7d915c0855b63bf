import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Leads to the search page; a form, so that it needs no script. */
export default function SearchButton(): ReactNode {
  return (
    <form action={useBaseUrl('/search/')} className={styles.form}>
      <button type="submit" className={styles.button}>
        <Icon name="search" />
        <span className={styles.word}>Search</span>
      </button>
    </form>
  );
}
