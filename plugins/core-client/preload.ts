/**
 * Wraps core's `preload` (3.10.2), which serves boot, navigation and pointing at a link, and rejects in all three when
 * a chunk cannot be fetched. A page that comes by a link waits for the code of its figures, which would move what
 * stands below them if they came later.
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
    // At boot the static page stays, readable, its links working.
    if (!window.docusaurusRoot) return never;
    // The address has changed before a navigation preloads; so this was only pointed at, and nobody waits.
    if (pathname !== window.location.pathname) return undefined;
    // A new release may have replaced the chunk: fetch the document. Otherwise switch, and theme/Loading says why.
    return reloadOnce() ? never : undefined;
  }
}
