import {areas} from '../../config/areas';
import {areaOf} from './groups';
import {withBase} from './withBase';

const MOST = 3;

/** The routes of the pages that this tab has shown, the latest first; none where the browser does not tell. */
export function recentRoutes(): readonly string[] {
  const entries = 'navigation' in window ? navigation.entries() : [];
  const routes = entries
    .map(({url}) => new URL(url!).pathname)
    .filter((path) => path.startsWith(withBase('/')) && path !== location.pathname)
    .map((path) => `/${path.slice(withBase('/').length)}`)
    .filter((route) => areaOf(route) in areas);
  return [...new Set(routes.reverse())].slice(0, MOST);
}

/** What a route says of its page until its title is known: `/main/heat-pumps/` is about heat pumps. */
export function wordsOf(route: string): string {
  const words = route.split('/').filter(Boolean).at(-1)!.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
