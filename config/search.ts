import type {PluginConfig} from '@docusaurus/types';
import searchPage from '../plugins/search-page';

const {ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME} = process.env;

/** The index that the hosted engine asks, and `npm run search:push` writes. */
export const INDEX_NAME = ALGOLIA_INDEX_NAME || 'energytransitionmodel';

/** Whether the hosted engine is configured. The classic preset then adds its search theme by itself. */
const hosted = ALGOLIA_APP_ID && ALGOLIA_API_KEY;

export const searchTheme = hosted
  ? {
      algolia: {
        appId: ALGOLIA_APP_ID,
        apiKey: ALGOLIA_API_KEY,
        indexName: INDEX_NAME,
        contextualSearch: false,
        searchPagePath: 'search',
      },
    }
  : {};

/** Without the hosted engine nothing brings the search page, so a plugin of ours adds its route. */
export const search: PluginConfig[] = hosted ? [] : [searchPage];
