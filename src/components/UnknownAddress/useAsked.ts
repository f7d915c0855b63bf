import {useEffect, useState, useSyncExternalStore} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {reloadOnce} from '@site/src/reloadOnce';
import {fetchPageList, type PageList} from '../NearestPages/pageList';
import {below} from './sendOn';

/** What is known about the address that was asked for. */
interface Asked {
  readonly path: string | null; // as the browser shows it, without the base path; null in the static page
  readonly list: PageList | null; // null until it is there, or where it can't be fetched
  readonly undecided: boolean; // whether the page is about to be loaded anew: nothing is to be shown yet
}

/**
 * Says what was asked for where the app knows no page. An address that the app itself went to is first loaded as a
 * document, once, since a newer release may have the page.
 */
export function useAsked(): Asked {
  const baseUrl = useBaseUrl('/');
  const [list, setList] = useState<PageList | null>(null);
  // True from the start in an app that goes from page to page, false where it takes over the static page.
  const [undecided, setUndecided] = useState(useIsBrowser());
  const pathname = useSyncExternalStore(
    noChanges,
    () => window.location.pathname,
    () => null,
  );

  useEffect(() => {
    if (!isOwnDocument() && reloadOnce()) return undefined;
    let left = false;
    void fetchPageList(baseUrl).then((fetched) => {
      if (left) return;
      setList(fetched);
      setUndecided(false);
    });
    return () => {
      left = true;
    };
  }, [baseUrl]);

  return {path: pathname && below(baseUrl, pathname), list, undecided};
}

const noChanges = () => () => {};

/** Whether the browser loaded the present address as a document, rather than the app going there. */
function isOwnDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === window.location.pathname;
}
