/**
 * Replaces the client module of plugin-google-gtag 3.10.2.
 * Change: a page view carries the path only; the original adds query and hash, search words included.
 */
import type {ClientModule} from '@docusaurus/types';
import {sendPageView} from '../../src/pageView';

export default {
  onRouteDidUpdate({location, previousLocation}) {
    // The first page view is the snippet's own; a changed query or hash is no new page.
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // In a moment: Helmet sets the new title after this.
    setTimeout(() => sendPageView(location.pathname, previousLocation.pathname));
  },
} satisfies ClientModule;
