import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import SearchFailed from '@site/src/components/SearchFailed';
import {LONGEST_QUERY} from '@site/src/search/limits';
import {isWanted, loadPanel, type PanelProps} from './load';
import styles from './styles.module.css';

// Opened while the app was asleep, or about to be: the panel is fetched while React takes over the page.
if (ExecutionEnvironment.canUseDOM && isWanted()) loadPanel().catch(() => {});

/**
 * The search, which src/early/search.ts opens and closes. The build prints its field, so that a reader can type before the
 * app is there, and Enter leads to the search page even if it never comes; what is found is shown by code of its own.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const history = useHistory();
  const {key} = useLocation(); // changes as soon as a page is asked for: the dialog stands outside of what waits for it
  const askedFor = useRef(key);

  function load(): void {
    setFailed(false);
    loadPanel().then(
      (module) => setPanel(() => module.default),
      () => setFailed(true),
    );
  }

  useEffect(() => {
    const element = dialog.current!;
    if (element.open) load();
    element.addEventListener('etm-open', load);
    // On the button, a pointer or the focus says that the reader is about to search.
    const preload = ({target}: Event): void => {
      if ((target as Element).closest?.('[data-early="search"]')) void loadPanel().catch(() => {});
    };
    const intents = ['pointerover', 'focusin', 'touchstart'];
    for (const intent of intents) document.addEventListener(intent, preload, {passive: true});
    return () => {
      element.removeEventListener('etm-open', load);
      for (const intent of intents) document.removeEventListener(intent, preload);
    };
  }, []);

  // Another page closes it.
  useEffect(() => {
    if (askedFor.current === key) return;
    askedFor.current = key;
    if (history.action === 'REPLACE') return; // the same page, under an address that says the same
    dialog.current!.close();
    field.current!.value = ''; // the next search begins anew, and what was asked stands first among the recent ones
  }, [history, key]);

  return (
    <dialog ref={dialog} id="_search" className={styles.dialog} aria-label="Search">
      <form className={styles.ask} action={useBaseUrl('/search/')}>
        <Icon name="search" />
        <input
          ref={field}
          className={styles.field}
          name="q"
          role="combobox"
          aria-label="Search docs"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls="search-hits"
          placeholder="Search docs"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
        />
        <IconButton icon="close" aria-label="Close" data-early="close-search" />
      </form>
      {isFailed && <SearchFailed onRetry={load} />}
      {Panel && <Panel dialog={dialog} field={field} />}
    </dialog>
  );
}
