import type {Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

/** Adds the search page's route where the hosted engine's theme, which would bring it, is not there. */
export default function searchPage({siteConfig: {baseUrl}}: {siteConfig: {baseUrl: string}}): Plugin {
  return {
    name: 'search-page',
    contentLoaded({actions}) {
      actions.addRoute({path: normalizeUrl([baseUrl, 'search/']), component: '@theme/SearchPage', exact: true});
    },
  };
}
