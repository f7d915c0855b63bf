import {listedPages, titleOf, type BuiltSite, type Output} from './site';
import {liveRedirects} from './redirects';
import type {PageList} from '../../src/components/NearestPages/pageList';

/** What the not-found page has to know: every page that readers look for, and where moved ones went. */
export function pageList(site: BuiltSite): Output[] {
  const list: PageList = {
    pages: listedPages(site).map((page) => ({
      path: page.path,
      title: titleOf(page, site),
      description: page.contents.description,
    })),
    moved: Object.fromEntries(liveRedirects(site).map(({from, to}) => [from, to])),
  };
  return [{file: 'pages.json', text: JSON.stringify(list)}];
}
