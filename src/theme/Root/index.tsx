/**
 * Replaces Root of core's fallback theme 3.10.2 (safe).
 * Change: tells src/early/ that the app has woken, in the commit in which it does; holds the search's dialog.
 * Why: each of the three areas of documents has a layout of its own, so that a dialog within it went when its page came.
 */
import {useEffect, type ReactNode} from 'react';
import SearchDialog from '@site/src/components/SearchDialog';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
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
