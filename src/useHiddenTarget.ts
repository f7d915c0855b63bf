import {useEffect, useEffectEvent} from 'react';
import {useLocation} from '@docusaurus/router';

/** Calls `show` when the hash leads to something that is hidden, and then goes there. */
export function useHiddenTarget(show: () => void, isHidden = isNotDrawn): void {
  const location = useLocation(); // a new one at each click, also on the same link
  const follow = useEffectEvent((id: string) => {
    if (!isHidden(id)) return;
    show();
    const go = (): void => document.getElementById(id)?.scrollIntoView();
    if (document.getElementById(id)) go();
    else requestAnimationFrame(go); // React brings back what it took out
  });
  useEffect(() => follow(location.hash.slice(1)), [location]);
}

function isNotDrawn(id: string): boolean {
  return document.getElementById(id)?.getClientRects().length === 0;
}
