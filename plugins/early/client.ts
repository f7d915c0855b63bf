import type {ClientModule} from '@docusaurus/types';

/** Tells src/early/ of each page that the app goes to, before it is painted. */
export default {
  onRouteDidUpdate({previousLocation}) {
    // Under `npm start` the app makes the first page, too.
    if (previousLocation || process.env.NODE_ENV === 'development') document.dispatchEvent(new Event('etm-page'));
  },
} satisfies ClientModule;
