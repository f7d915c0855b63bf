import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {isListed} from '../../config/sitemap';
import {contentsOf, isDocument, type Contents, type ContentsCache} from './contents';
import {classesIn, type StyleSheet} from './styles';

/** A built HTML file. */
export interface Page {
  readonly file: string; // below the build's folder: `main/intro/index.html`
  readonly path: string; // its address without origin and base path: `/main/intro/`
  readonly html: string;
  readonly tree: Root; // parsed when first asked for
  readonly contents: Contents; // read when first asked for
  readonly movedTo: string | null; // where a redirect page sends its reader, base path included
}

/** What the steps read. */
export interface BuiltSite {
  readonly title: string;
  readonly url: string; // origin
  readonly baseUrl: string; // with slashes on both sides
  readonly pages: readonly Page[];
  readonly styleSheets: readonly StyleSheet[];
}

/** A file that a step wants written. An HTML file takes the place of the page of that name, with another head only. */
export interface Output {
  readonly file: string;
  readonly text: string;
}

/** Reads every HTML file and every style sheet of a build once. */
export function readSite(
  outDir: string,
  {title, url, baseUrl}: Omit<BuiltSite, 'pages' | 'styleSheets'>,
  cache?: ContentsCache,
): BuiltSite {
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => page(file.split(path.sep).join('/'), readFileSync(path.join(outDir, file), 'utf8'), cache))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const styleSheets = readdirSync(path.join(outDir, 'assets/css'))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => {
      const css = readFileSync(path.join(outDir, 'assets/css', file), 'utf8');
      return {href: `${baseUrl}assets/css/${file}`, css, classes: classesIn(css)};
    });
  return {title, url, baseUrl, pages, styleSheets};
}

/** The page that an HTML file makes. */
export function page(file: string, html: string, cache?: ContentsCache): Page {
  let tree: Root | undefined;
  let contents: Contents | undefined;
  const result: Page = {
    file,
    path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    html,
    movedTo: /<script src="[^"]*\/redirect\.js" data-target="([^"]*)">/.exec(html)?.[1] ?? null,
    get tree() {
      return (tree ??= fromParse5(parse(html)) as Root); // without places, which take as long again
    },
    get contents() {
      const read = (): Contents => contentsOf(result.tree, isDocument(result));
      return (contents ??= cache ? cache.get(html, read) : read());
    },
  };
  return result;
}

/** The site with these files in it. What has been read of a page stays: a step changes heads only, and adds no script. */
export function withOutputs(site: BuiltSite, outputs: readonly Output[]): BuiltSite {
  const written = new Map(outputs.filter(({file}) => file.endsWith('.html')).map(({file, text}) => [file, text]));
  if (!written.size) return site;
  const pages = site.pages.map((before) => {
    const html = written.get(before.file);
    written.delete(before.file);
    if (html === undefined || html === before.html) return before;
    if (inlineScripts(html) !== inlineScripts(before.html)) throw new Error(`${before.file} has got another script`);
    return Object.defineProperties(
      {},
      {...Object.getOwnPropertyDescriptors(before), html: {value: html, enumerable: true}},
    ) as Page;
  });
  return {...site, pages: [...pages, ...[...written].map(([file, text]) => page(file, text))]};
}

function inlineScripts(html: string): number {
  return html.split('<script').length;
}

/** Documents and landing pages: what readers look for, hence neither redirects nor the search and not-found pages. */
export function listedPages(site: BuiltSite): Page[] {
  return site.pages.filter((page) => page.path.endsWith('/') && page.movedTo === null && isListed(page.path));
}

/** The title as browsers show it, without the site's name. */
export function titleOf({contents}: Page, site: BuiltSite): string {
  return contents.title.replace(` | ${site.title}`, '');
}
