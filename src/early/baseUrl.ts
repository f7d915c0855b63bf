import {onceRead} from './page';

/**
 * Says so when the site is served under another path than it was built for, which leaves a page without style and
 * scripts. It compares the address with the page's canonical one; a script that is missing proves nothing.
 */
export function warnOfBaseUrl(): void {
  onceRead(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!canonical) return;
    const built = path(new URL(canonical.href).pathname);
    const seen = path(location.pathname);
    if (built === seen || !(seen.endsWith(built) || built.endsWith(seen))) return;

    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.textContent = `This site did not load properly: it was built for ${built} and is served at ${seen}. Set its base URL and build it again.`;
    document.body.prepend(banner);
  });
}

/** A path without file name, with a closing slash. */
function path(pathname: string): string {
  return pathname.replace(/index\.html$/, '').replace(/\/*$/, '/');
}
