/**
 * Ejects ErrorPageContent of theme-classic 3.10.2 (unsafe).
 * Change: the document's title is "Page Error", and the reader can report the fault.
 * Why: stock leaves the title of the page that crashed.
 */
export {default} from '@site/src/components/PageCrashed';
