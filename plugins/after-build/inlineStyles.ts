import type {BuiltSite, Output} from './site';

/** As many style sheets stand in pages, at most: the policy names each by its hash, in every answer of the host. */
const MOST = 12;

const LINK = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;

/**
 * Puts the style sheets that most pages share into the pages, so that the first paint waits for nothing but the page. By
 * `data-href` the app knows them as loaded. What few pages have is linked from the end of the body, where it holds nothing up.
 */
export function stylesStandInPages(site: BuiltSite): Output[] {
  const pages = site.pages.filter(({movedTo}) => movedTo === null);
  const counts = new Map<string, number>();
  for (const {html} of pages) for (const href of linkedFrom(html)) counts.set(href, (counts.get(href) ?? 0) + 1);
  const lengths = new Map(site.styleSheets.map(({href, css}) => [href, css.length]));
  const lengthOf = (href: string): number => lengths.get(href) ?? 0; // of as common ones the longest: it holds up most
  const shared = new Set(
    [...counts]
      .filter(([, count]) => count > 1)
      .sort(([a, n], [b, m]) => m - n || lengthOf(b) - lengthOf(a) || (a < b ? -1 : 1))
      .slice(0, MOST)
      .map(([href]) => href),
  );
  const elements = new Map(
    site.styleSheets
      .filter(({href}) => shared.has(href))
      .map(({href, css}) => {
        if (css.includes('</')) throw new Error(`${href} has “</”, which would end the element that it stands in`);
        return [href, `<style data-href="${href}">${css}</style>`];
      }),
  );

  return pages.flatMap(({file, html}) => {
    const rare: string[] = [];
    const text = html.replace(LINK, (link) => {
      const [href = ''] = linkedFrom(link);
      const element = elements.get(href);
      if (!element) rare.push(`<link rel="stylesheet" href="${href}">`);
      return element ?? '';
    });
    if (text === html) return [];
    return [{file, text: rare.length ? text.replace(/(?=<\/body>)|$/, () => rare.join('')) : text}];
  });
}

function linkedFrom(html: string): string[] {
  return [...html.matchAll(LINK)].map(([link]) => /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '');
}
