import type {Plugin} from '@docusaurus/types';

/**
 * Stands before gtag's own snippet: no consent to anything, hence no cookie, and no page address with a query or hash
 * in it. Without the second line the first page view would carry both, and its referrer the words of a search.
 */
const SCRIPT = `
window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
gtag('consent', 'default', {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied'});
gtag('set', {page_location: location.origin + location.pathname, page_referrer: document.referrer.replace(/[?#].*/, '')});
`;

/** Sets the consent default of Google's tag, before everything else that it is told. */
export default function consent(): Plugin {
  return {
    name: 'consent',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: SCRIPT}]}),
  };
}
