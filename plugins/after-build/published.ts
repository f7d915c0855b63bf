import path from 'node:path';
import {answer, readAddresses} from './answers';
import {listedPages, type BuiltSite} from './site';

/** Every address that a release had, with each id that readers link to, one a line. `npm run addresses` adds to it; nothing leaves it. */
export const PUBLISHED = path.join(__dirname, '../../config/published.txt');

/** Stops where an address that a release had is no longer answered: somebody has a link to it. */
export function publishedAddressesAnswer(site: BuiltSite): [] {
  const lost = readAddresses(PUBLISHED).flatMap((address) => {
    const answered = answer(address, site);
    return answered.kind === 'none' ? [`  ${address}: ${answered.why}`] : [];
  });
  if (lost.length) {
    throw new Error(
      `Published addresses are no longer answered. Give a moved page a row in config/redirects.ts, and a page whose part was renamed or has moved its old id under anchors.\n${lost.join('\n')}`,
    );
  }
  return [];
}

/** The list as it should stand after this site's release: sorted, each address once. */
export function withSite(published: readonly string[], site: BuiltSite): string[] {
  const now = listedPages(site).flatMap((page) => [
    page.path,
    ...page.contents.linkableIds.map((id) => `${page.path}#${id}`),
  ]);
  return [...new Set([...published, ...now])].sort();
}
