/** Set by the build: the path under which the site is served, with slashes at both ends. */
declare const BASE_URL: string;

/** An address of the site as the browser knows it, below the base path. */
export function withBase(address: string): string {
  return BASE_URL + address.slice(1);
}
