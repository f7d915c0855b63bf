import type {Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

interface Context {
  readonly siteConfig: {readonly title: string; readonly baseUrl: string};
}

/**
 * Adds the search page's route, and tells browsers of opensearch.xml, where the hosted engine's theme is not there, which
 * would bring both.
 */
export default function searchPage({siteConfig: {title, baseUrl}}: Context): Plugin {
  return {
    name: 'search-page',
    contentLoaded({actions}) {
      actions.addRoute({path: normalizeUrl([baseUrl, 'search/']), component: '@theme/SearchPage', exact: true});
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
  };
}
