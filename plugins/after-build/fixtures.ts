import {page, type BuiltSite} from './site';

/** A site for unit tests, from the HTML of its pages' `main` by address. */
export function siteOf(mains: Readonly<Record<string, string>>): BuiltSite {
  const pages = Object.entries(mains).map(([path, main]) =>
    page(
      `${path.slice(1)}index.html`,
      `<!doctype html><html><head><title>A page | Site</title></head><body><main>${main}</main></body></html>`,
    ),
  );
  return {title: 'Site', url: 'https://docs.example.org', baseUrl: '/', pages, styleSheets: []};
}
