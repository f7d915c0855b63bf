import type {BuiltSite, Output} from './site';

/** A style sheet of some parts of the site: its address, its text and the classes that its rules begin with. */
export interface StyleSheet {
  readonly href: string;
  readonly css: string;
  readonly classes: ReadonlySet<string>;
}

/** The classes that selectors of a style sheet begin with; those further inside may be of any other part. */
export function classesIn(css: string): Set<string> {
  const first = css.split(/[{},]/).map((selector) => /\.([A-Za-z_][\w-]*)/.exec(selector)?.[1]);
  return new Set(first.filter((name) => name !== undefined));
}

/**
 * Links from each page the style sheets of the parts that it shows, after the one that all pages have. Docusaurus links
 * only the latter. Parts that several pages share stand in a sheet of each: one of them is enough.
 */
export function styleSheetsOfParts(site: BuiltSite): Output[] {
  return site.pages.flatMap(({file, html, movedTo}) => {
    if (movedTo !== null) return [];
    const linked = site.styleSheets.filter(({href}) => html.includes(href));
    const known = new Set(linked.flatMap(({classes}) => [...classes]));
    const missing = new Set(classesOf(html).filter((name) => !known.has(name)));
    const links = fewest(site.styleSheets, missing).map(({href}) => `<link rel="stylesheet" href="${href}">`);
    if (!links.length) return [];
    const text = html.replace(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/, (main) => main + links.join(''));
    if (text === html) throw new Error(`${file} has no style sheet behind which those of its parts could stand`);
    return [{file, text}];
  });
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare!).split(' '),
  );
}

/** Style sheets that together know all these classes which any of them knows: first the one that knows most. */
function fewest(sheets: readonly StyleSheet[], names: Set<string>): StyleSheet[] {
  const count = ({classes}: StyleSheet): number => [...names].filter((name) => classes.has(name)).length;
  const [best] = sheets.filter((sheet) => count(sheet) > 0).sort((a, b) => count(b) - count(a));
  if (!best) return [];
  return [best, ...fewest(sheets, new Set([...names].filter((name) => !best.classes.has(name))))];
}
