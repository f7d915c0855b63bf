/**
 * Replaces SearchBar of theme-classic 3.10.2 (safe).
 * Change: a button of our own, also when the hosted engine's theme is there.
 * Why: one search box for both engines, which works while the app is asleep.
 */
export {default} from '@site/src/components/SearchButton';
