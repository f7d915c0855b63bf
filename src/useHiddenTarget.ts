import {useEffect, useEffectEvent} from 'react';
import {useLocation} from '@docusaurus/router';

/** Calls `show` when the hash leads to something that is hidden, and then goes there. */
export function useHiddenTarget(show: () => void): void {
  const location = useLocation(); // a new one at each click, also on the same link
  const follow = useEffectEvent((id: string) => {
    const target = document.getElementById(id);
    if (!target || target.getClientRects().length) return;
    show();
    target.scrollIntoView();
  });
  useEffect(() => follow(location.hash.slice(1)), [location]);
}
