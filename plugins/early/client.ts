import type {ClientModule} from '@docusaurus/types';

/** Tells src/early/ of each page that the app goes to, before it is painted. */
export default {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) document.dispatchEvent(new Event('etm-page'));
  },
} satisfies ClientModule;
