/**
 * Routes of the specification whose page is still to be written. Authors link to them as usual: the link is printed as
 * plain text while its target stands here. A written page leaves the list (the build checks it), and its links come alive.
 */
const contrib = ['charts/category-bar', 'dataset-manager/data-migrations'];

export const planned: ReadonlySet<string> = new Set(contrib.map((page) => `/contrib/${page}/`));

/** Whether a link within the site (`/main/supply#biomass`, with or without the slash) leads to a page to come. */
export function isPlanned(address: string): boolean {
  const path = address.replace(/[?#].*$/, '').replace(/\/*$/, '/');
  return planned.has(path);
}
