/**
 * Replaces SearchPage of theme-search-algolia 3.10.2 (unsafe).
 * Change: a page of our own, which asks the same client as the search dialog, also in hosted mode.
 * Why: stock works with the hosted service only, and leaves a reader with a spinner when that is blocked.
 */
export {default} from '@site/src/components/SearchPage';
