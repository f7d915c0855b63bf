import {useEffect, useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

interface Props {
  readonly words?: string; // to search for, unless the reader has typed something
}

/** A large field that opens the search page: a form, so that it needs no script. */
export default function SearchForm({words = ''}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && !input.current.value) input.current.value = words;
  }, [words]);
  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        className={styles.field}
        type="search"
        name="q"
        aria-label="Search the documentation"
        placeholder="Search docs"
        autoComplete="off"
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
