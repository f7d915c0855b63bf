import type {Plugin} from '@docusaurus/types';
import {analytics} from '../../config/analytics';
import {replacing} from '../replacing';

const REPLACEMENTS = ['ClientLifecyclesDispatcher.tsx', 'clientEntry.tsx', 'empty.ts', 'prefetch.ts', 'preload.ts'];

/** Docusaurus loads the original in production only. */
const hasAnalytics = analytics.length > 0 && process.env.NODE_ENV === 'production';

/**
 * Replaces modules of Docusaurus's client, where a reader would be left stranded otherwise:
 * - core's `preload` is wrapped, so that a chunk that cannot be fetched causes neither a reload loop nor a dead end (preload.ts);
 * - core's `prefetch` does nothing: what a reader does not open is not fetched (prefetch.ts);
 * - core's `ClientLifecyclesDispatcher` takes hashes that cannot be decoded (ClientLifecyclesDispatcher.tsx);
 * - core's `clientEntry` hydrates in one go, so that nothing flickers when React takes over (clientEntry.tsx);
 * - gtag's client module reports a page view without query and hash (gtag.ts);
 * - the theme's languages for Prism go: code is highlighted by the build (empty.ts).
 */
export default function coreClient(): Plugin {
  return {
    name: 'core-client',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {};
      const files = [...REPLACEMENTS, ...(hasAnalytics ? ['gtag.ts'] : [])];
      return replacing(
        'core-client',
        files.map((file) => `plugins/core-client/${file}`),
        config,
        currentBundler.instance,
      );
    },
  };
}
