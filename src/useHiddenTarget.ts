import {useEffect, useEffectEvent, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Calls `show` when the hash leads to something that is hidden, and then goes there. */
export function useHiddenTarget(show: () => void, isHidden = isNotDrawn): void {
  const location = useLocation(); // a new one at each click, also on the same link
  const awaited = useRef('');

  // What React took out is back with the rendering that `show` has caused.
  useEffect(() => {
    if (awaited.current && goTo(awaited.current)) awaited.current = '';
  });

  const follow = useEffectEvent((id: string) => {
    if (!isHidden(id)) return;
    show();
    if (!goTo(id)) awaited.current = id;
  });
  useEffect(() => follow(location.hash.slice(1)), [location]);
}

function isNotDrawn(id: string): boolean {
  return document.getElementById(id)?.getClientRects().length === 0;
}

/** Scrolls to what has an id, if it is there, and unfolds what it stands in. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
  return target !== null;
}
