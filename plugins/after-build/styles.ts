import type {BuiltSite, Output} from './site';

/** A style sheet of some parts of the site: its address and the classes that it knows. */
export interface StyleSheet {
  readonly href: string;
  readonly classes: ReadonlySet<string>;
}

/** The classes that a style sheet has rules on. */
export function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!));
}

/**
 * Links from each page the style sheets of the parts that it shows, after the one that all pages have: those with a rule
 * on a class of the page. Docusaurus links only the latter.
 */
export function styleSheetsOfParts(site: BuiltSite): Output[] {
  return site.pages.flatMap(({file, html, movedTo}) => {
    if (movedTo !== null) return [];
    const shown = new Set(
      [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) => (quoted ?? bare!).split(' ')),
    );
    const links = site.styleSheets
      .filter(({href, classes}) => !html.includes(href) && [...classes].some((name) => shown.has(name)))
      .map(({href}) => `<link rel="stylesheet" href="${href}">`);
    if (!links.length) return [];
    const text = html.replace(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/, (main) => main + links.join(''));
    if (text === html) throw new Error(`${file} has no style sheet behind which those of its parts could stand`);
    return [{file, text}];
  });
}
