import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import {LONGEST_QUERY} from '@site/src/search/limits';
import styles from './styles.module.css';

const KEEP_HTML = {__html: ''};

/**
 * The search, which src/early/search.ts opens. The build prints its field, so that a reader can type at once, and
 * Enter leads to the search page even if no script comes. What stands below is made by src/searchDialog/: React leaves it
 * alone, whatever is there when it takes the page over. `closedby` lets Android's gesture for going back close it.
 */
export default function SearchDialog(): ReactNode {
  return (
    <dialog id="_search" className={styles.dialog} aria-label="Search" aria-modal closedby="closerequest">
      <form className={styles.ask} action={useBaseUrl('/search/')}>
        <Icon name="search" />
        <input
          className={styles.field}
          name="q"
          role="combobox"
          aria-label="Search docs"
          aria-expanded={false}
          aria-controls="search-hits"
          placeholder="Search docs"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
        />
        <IconButton icon="close" aria-label="Close" commandfor="_search" command="close" />
      </form>
      <div className={styles.panel} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_HTML} />
    </dialog>
  );
}
