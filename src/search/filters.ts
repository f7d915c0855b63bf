/** What each record of the hosted index says of itself, and each page in meta tags (docsearch:…). */
export const LANGUAGE = 'en';

/** Pages of no area have this tag. */
const NO_AREA = 'default';
const AREAS = ['main', 'api', 'contrib'];

/** The tag of an area's pages. */
export const tagOf = (area: string): string => `docs-${area}-current`;

/** The area of a tag, if it has one. */
export const areaOf = (tag: string): string | undefined => AREAS.find((area) => tagOf(area) === tag);

/** A key, a path with its parameters, a method, a status. */
const CODE = /[_/{}]|\b(?:GET|PUT|POST|PATCH|DELETE)\b|^\s*[245]\d\d\b/;

/** The area that comes first among pages that bear a name alike: the reader's, or else the user's; none where a query holds code. */
export function preferredArea(query: string, here = ''): string | undefined {
  return CODE.test(query) ? undefined : here || 'main';
}

/** What each query to the hosted engine asks for: all of these, and of a list one. */
export function facetFilters(area?: string): (string | string[])[] {
  const any = [NO_AREA, ...AREAS.map(tagOf)].map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${LANGUAGE}`, any, ...(area ? [`docusaurus_tag:${tagOf(area)}`] : [])];
}
