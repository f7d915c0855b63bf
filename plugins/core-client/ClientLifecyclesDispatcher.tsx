/**
 * Wraps core's `ClientLifecyclesDispatcher` (3.10.2), which scrolls to the hash of each new address and throws where that
 * cannot be decoded (`#%E0%A4%A`): such a hash is taken letter by letter.
 */
import {useMemo, type ComponentProps, type ReactNode} from 'react';
import Original from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

export {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

export default function ClientLifecyclesDispatcher({location, ...props}: ComponentProps<typeof Original>): ReactNode {
  const mended = useMemo(() => {
    try {
      decodeURIComponent(location.hash);
      return location;
    } catch {
      return {...location, hash: location.hash.replaceAll('%', '%25')};
    }
  }, [location]);
  return <Original location={mended} {...props} />;
}
