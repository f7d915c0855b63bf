/**
 * Wraps core's `preload` (3.10.2), which loads a route's chunks before hydration, before a navigation and when a link is
 * hovered or focused, and rejects in all three cases when a chunk fails to load. A navigation also waits for the code of the
 * page's figures: loaded later, they would shift the layout below them.
 */
import original from '@docusaurus/core/lib/client/preload';
import {figuresOf} from '../../src/components/Figure/ahead';
import {reloadOnce} from '../../src/reloadOnce';

const never = new Promise<never>(() => {});

export default async function preload(pathname: string): Promise<unknown> {
  try {
    const page: unknown = await original(pathname);
    if (window.docusaurusRoot && pathname === window.location.pathname) await figuresOf(pathname);
    return page;
  } catch {
    // Before hydration the static HTML stays, readable, its links working.
    if (!window.docusaurusRoot) return never;
    // A navigation changes the address before it preloads: so this link was only hovered, and nobody waits.
    if (pathname !== window.location.pathname) return undefined;
    // A new release may have replaced the chunk: reload the document. Otherwise navigate, and theme/Loading shows the error.
    return reloadOnce() ? never : undefined;
  }
}
