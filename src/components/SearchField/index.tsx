import type {ReactNode, RefObject, SyntheticEvent} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import {LONGEST_QUERY} from '@site/src/search/limits';
import styles from './styles.module.css';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFocus?: () => void;
  readonly onType?: (words: string) => void;
  readonly onSubmit: (words: string) => void; // while the app sleeps the form opens the search page by itself
}

/** A large field for words to search for: a form, so that it needs no script. */
export default function SearchField({ref, onFocus, onType, onSubmit}: Props): ReactNode {
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    onSubmit(ref.current!.value.trim());
  }

  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.search} onSubmit={submit}>
      <Icon name="search" />
      <input
        ref={ref}
        className={styles.field}
        type="search"
        name="q"
        aria-label="Search the documentation"
        placeholder="Search docs"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        onFocus={onFocus}
        onInput={({currentTarget}) => onType?.(currentTarget.value)}
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
