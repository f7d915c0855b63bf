/**
 * Replaces Root of the fallback theme 3.10.2 (safe).
 * Change: tells src/early/ when the app has woken, and of each page that it goes to.
 */
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/Root';

const useBeforePaint = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

export default function Root({children}: Props): ReactNode {
  const {pathname} = useLocation();
  useBeforePaint(() => {
    document.dispatchEvent(new Event('etm-page'));
  }, [pathname]);
  useEffect(() => {
    document.dispatchEvent(new Event('etm-awake'));
  }, []);
  return children;
}
