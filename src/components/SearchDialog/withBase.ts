import siteConfig from '@generated/docusaurus.config';

/** An address of the site as the browser knows it, below the base path. */
export function withBase(address: string): string {
  return siteConfig.baseUrl + address.slice(1);
}
