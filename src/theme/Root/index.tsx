/**
 * Replaces Root of core's fallback theme 3.10.2 (safe).
 * Change: tells src/early/ that the app has woken, in the commit in which it does; goes where a part of the page has moved,
 * as src/early/ finds, and where the search dialog leads; holds that dialog.
 * Why: to go to another page takes no document while the app is awake; each of the three areas of documents has a layout of its own, so that a dialog within it went when its page came.
 */
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import SearchDialog from '@site/src/components/SearchDialog';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const goOn = (event: Event): void => {
      event.preventDefault();
      const {pathname, search, hash} = event.target as HTMLAnchorElement;
      history[event.type === 'etm-moved' ? 'replace' : 'push']({pathname, search, hash});
    };
    const ways = ['etm-moved', 'etm-follow'];
    for (const way of ways) document.addEventListener(way, goOn);
    return () => {
      for (const way of ways) document.removeEventListener(way, goOn);
    };
  }, [history]);
  useEffect(() => {
    document.dispatchEvent(new Event('etm-awake'));
  }, []);
  return (
    <>
      {children}
      <SearchDialog />
    </>
  );
}
