/**
 * Replaces Root of core's fallback theme 3.10.2 (safe).
 * Change: tells src/early/ that the app has woken, in the commit in which it does.
 */
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
  useEffect(() => {
    document.dispatchEvent(new Event('etm-awake'));
  }, []);
  return children;
}
