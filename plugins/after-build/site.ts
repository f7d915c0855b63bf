import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {isListed} from '../../config/sitemap';
import {classesIn, type StyleSheet} from './styles';

/** A built HTML file. */
export interface Page {
  readonly file: string; // below the build's folder: `main/intro/index.html`
  readonly path: string; // its address without origin and base path: `/main/intro/`
  readonly html: string;
  readonly tree: Root; // parsed when first asked for
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

/** A file that a step wants written; an HTML file takes the place of the page of that name. */
export interface Output {
  readonly file: string;
  readonly text: string;
}

/** Reads every HTML file and every style sheet of a build once. */
export function readSite(outDir: string, {title, url, baseUrl}: Omit<BuiltSite, 'pages' | 'styleSheets'>): BuiltSite {
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => page(file.split(path.sep).join('/'), readFileSync(path.join(outDir, file), 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const styleSheets = readdirSync(path.join(outDir, 'assets/css'))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => ({
      href: `${baseUrl}assets/css/${file}`,
      classes: classesIn(readFileSync(path.join(outDir, 'assets/css', file), 'utf8')),
    }));
  return {title, url, baseUrl, pages, styleSheets};
}

/** The page that an HTML file makes. */
export function page(file: string, html: string): Page {
  let tree: Root | undefined;
  return {
    file,
    path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    html,
    movedTo: /<script src="[^"]*\/redirect\.js" data-target="([^"]*)">/.exec(html)?.[1] ?? null,
    get tree() {
      return (tree ??= fromHtml(html));
    },
  };
}

/** The site with these files in it. */
export function withOutputs(site: BuiltSite, outputs: readonly Output[]): BuiltSite {
  const written = outputs.filter(({file}) => file.endsWith('.html')).map(({file, text}) => page(file, text));
  if (!written.length) return site;
  const replaced = new Set(written.map(({file}) => file));
  return {...site, pages: [...site.pages.filter(({file}) => !replaced.has(file)), ...written]};
}

/** Documents and landing pages: what readers look for, hence neither redirects nor the search and not-found pages. */
export function listedPages(site: BuiltSite): Page[] {
  return site.pages.filter((page) => page.path.endsWith('/') && page.movedTo === null && isListed(page.path));
}

/** Whether a page is a document of one of the three areas. */
export function isDocument({html}: Page): boolean {
  return /\sclass="?[^">]*\btheme-doc-markdown\b/.test(html);
}

/** The title as browsers show it, without the site's name. */
export function titleOf({tree}: Page, site: BuiltSite): string {
  return toString(select('title', tree) ?? {type: 'root', children: []}).replace(` | ${site.title}`, '');
}

/** The description for search and sharing, or ''. */
export function descriptionOf({tree}: Page): string {
  return String(select('meta[name="description"]', tree)?.properties.content ?? '');
}

/** What readers type instead of its title, or nothing. */
export function keywordsOf({tree}: Page): string[] {
  const {content = ''} = select('meta[name="keywords"]', tree)?.properties ?? {};
  return String(content).split(',').filter(Boolean);
}

/** Every id of a page. */
export function idsOf({tree}: Page): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', ({properties: {id}}) => {
    if (id !== undefined) ids.add(String(id));
  });
  return ids;
}

/** The ids that readers link to: of headings and of terms in a list of definitions. */
export function linkableIdsOf({tree}: Page): string[] {
  return selectAll('main :is(h1, h2, h3, h4, h5, h6, dt)[id]', tree)
    .map(({properties}) => String(properties.id))
    .filter((id) => !isGenerated(id));
}

/** Whether React made up an id, which may be another one tomorrow. */
export function isGenerated(id: string): boolean {
  return id.startsWith('_');
}
