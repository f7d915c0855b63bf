import {useEffect, useState, useSyncExternalStore} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {reloadOnce} from '@site/src/reloadOnce';
import {knownAs} from '../NearestPages/nearest';
import {fetchPageList, type PageList} from '../NearestPages/pageList';

/** What is known about the address that was asked for. */
interface Asked {
  readonly path: string | null; // as the browser shows it, without the base path; null in the static page
  readonly list: PageList | null; // null until it is there, or where it can't be fetched
  readonly undecided: boolean; // whether the reader may be about to be sent on: nothing is to be shown yet
}

/**
 * Says what was asked for where the app knows no page, and first tries to get the reader there: an address that differs
 * from a page's only in form is replaced by the page's own; and one that the app itself went to is loaded as a document,
 * since a newer release may have the page.
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
  const path = pathname && below(baseUrl, pathname);

  useEffect(() => {
    if (path === null) return undefined;
    if (!isOwnDocument() && reloadOnce()) return undefined;
    let left = false;
    void fetchPageList(baseUrl).then((fetched) => {
      if (left) return;
      const known = fetched && knownAs(path, fetched);
      if (!known || !sendTo(baseUrl + known.slice(1))) {
        setList(fetched);
        setUndecided(false);
      }
    });
    return () => {
      left = true;
    };
  }, [baseUrl, path]);

  return {path, list, undecided};
}

const noChanges = () => () => {};

function below(baseUrl: string, pathname: string): string {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}

/** Whether the browser loaded the present address as a document, rather than the app going there. */
function isOwnDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === window.location.pathname;
}

/** Replaces the present address, keeping query and hash, and says whether there was anything to replace. */
function sendTo(address: string): boolean {
  const {origin, pathname, search, hash} = window.location;
  const target = new URL(address, origin);
  if (target.pathname === pathname) return false; // the host doesn't serve its own page: not again
  target.search = search;
  if (hash) target.hash = hash;
  window.location.replace(target);
  return true;
}
