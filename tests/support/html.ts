/** What can be said about a built site by reading its files. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {matches, select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {folderOf} from './builds';
import {htmlFiles, pagesOf} from './pages';

interface Document {
  readonly address: string;
  readonly tree: Root;
  readonly targets: ReadonlySet<string>; // ids and names that a hash can lead to
}

export interface BuiltSite {
  readonly folder: string;
  readonly base: string;
  readonly url: string; // the address it is built for, without base
}

/** A built site with every HTML file of it, which take some seconds to read. */
export interface OpenedSite extends BuiltSite {
  readonly documents: readonly Document[];
}

export function openSite(site: BuiltSite): OpenedSite {
  const documents = htmlFiles(site.folder).map(({address, file}) => {
    const tree = fromHtml(readFileSync(file, 'utf8'));
    const ids = selectAll('[id], a[name]', tree).map(({properties}) => String(properties.id ?? properties.name));
    return {address, tree, targets: new Set(ids)};
  });
  return {...site, documents};
}

/** Every page of a built site that is read, as the build wrote it. */
export function readPages(folder: string): {readonly address: string; readonly tree: Root}[] {
  return pagesOf(folder).map(({address, file}) => ({address, tree: fromHtml(readFileSync(file, 'utf8'))}));
}

/** What is wrong with the frame of a page: each has one heading, says its language, and no id or panel of tabs is lost. */
export function faultsOfFrame(tree: Root): string[] {
  const faults: string[] = [];
  const headings = selectAll('h1', tree);
  if (headings.length !== 1) faults.push(`has ${headings.length} h1`);
  const {lang, dir} = select('html', tree)?.properties ?? {};
  if (lang !== 'en' || dir !== 'ltr') faults.push(`says that its language is ${String(lang)}, ${String(dir)}`);
  const ids = selectAll('[id]', tree).map(({properties}) => String(properties.id));
  faults.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has two elements #${id}`));
  const shown = new Set(selectAll('[role="tab"]', tree).flatMap(({properties}) => properties.ariaControls));
  for (const {properties} of selectAll('[role="tabpanel"]', tree)) {
    if (!shown.has(String(properties.id))) faults.push(`has no tab that shows the panel #${String(properties.id)}`);
  }
  return faults;
}

const parsed = new Map<string, Root>(); // by address; a page takes a while

/** The page at an address of the site, as the build wrote it. */
export function builtPage(address: string): Root {
  const tree =
    parsed.get(address) ?? fromHtml(readFileSync(path.join(folderOf('default'), address, 'index.html'), 'utf8'));
  parsed.set(address, tree);
  return tree;
}

/** Attributes that hold an address, by a selector of their elements. */
const ADDRESSES = [
  ['a[href], area[href], link[href]', 'href'],
  ['img[src], script[src], source[src], video[src], iframe[src]', 'src'],
  ['form[action]', 'action'],
  ['use', 'href'],
] as const;

/** Links and files that lead nowhere, or there only by a redirect, or out of the base URL. */
export function deadLinks({folder, base, url, documents}: OpenedSite): string[] {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const problems = new Set<string>();

  const examine = (from: string, target: string): void => {
    const resolved = new URL(target, `${url}${base}${from.slice(1)}`);
    if (resolved.origin !== new URL(url).origin) return;
    const complain = (what: string): void => void problems.add(`${from}: ${target}: ${what}`);
    if (!resolved.pathname.startsWith(base)) return complain(`leaves the base URL ${base}`);
    const address = `/${decodeURIComponent(resolved.pathname.slice(base.length))}`;
    const document = byAddress.get(address);
    const id = decodeURIComponent(resolved.hash.slice(1));
    if (document) {
      if (id && !document.targets.has(id)) complain(`the page has no #${id}`);
    } else if (byAddress.has(`${address}/`)) {
      complain('costs a redirect: the address of a page ends with a slash');
    } else if (!isFile(path.join(folder, address))) {
      complain('does not exist');
    }
  };

  for (const {address, tree} of documents) {
    for (const [selector, name] of ADDRESSES) {
      for (const {properties} of selectAll(selector, tree)) {
        if (properties[name] !== undefined) examine(address, String(properties[name]));
      }
    }
    for (const {properties} of selectAll('img[srcset], source[srcset]', tree)) {
      for (const source of String(properties.srcSet).split(',')) examine(address, source.trim().split(/\s+/)[0] ?? '');
    }
    for (const {properties} of selectAll('meta[property="og:image"], meta[property="og:url"]', tree)) {
      examine(address, String(properties.content));
    }
  }
  const sitemap = path.join(folder, 'sitemap.xml');
  if (existsSync(sitemap)) {
    for (const [, location = ''] of readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)) {
      examine('/sitemap.xml', location);
    }
  }
  return [...problems];
}

function isFile(file: string): boolean {
  return !file.endsWith('/') && (statSync(file, {throwIfNoEntry: false})?.isFile() ?? false);
}

interface Allowance {
  readonly selector: string;
  readonly reason: string;
}

/** Elements whose inline style is computed geometry, each with its reason. */
export const inlineStyles: readonly Allowance[] = [];

/** What a strict content security policy would refuse: handlers, eval, `data:` images, inline style, other origins. */
export function unsafe({folder, url, documents}: OpenedSite): string[] {
  const problems = new Set<string>();
  const isForeign = (address: string): boolean => new URL(address, url).origin !== new URL(url).origin;
  const inHeader = readFileSync(path.join(folder, '_headers'), 'utf8');

  for (const {address, tree} of documents) {
    const complain = (what: string, element: Element): void =>
      void problems.add(`${address}: ${what}: <${element.tagName}${describe(element)}>`);
    visit(tree, 'element', (element) => {
      const {properties} = element;
      if (Object.keys(properties).some((name) => /^on[a-z]/i.test(name))) complain('inline handler', element);
      if (/^\s*javascript:/i.test(String(properties.href ?? ''))) complain('script in a link', element);
      if (properties.style !== undefined && !inlineStyles.some(({selector}) => matches(selector, element))) {
        complain('inline style', element);
      }
      const loads = [properties.src, element.tagName === 'a' ? undefined : properties.href, properties.action];
      const leads = ['canonical', 'alternate'].some((rel) => String(properties.rel ?? '').includes(rel));
      for (const source of loads.filter((value) => value !== undefined && !leads)) {
        if (/^data:/i.test(String(source))) complain('data: address', element);
        else if (isForeign(String(source))) complain('other origin', element);
      }
    });
    const policy = String(select('meta[http-equiv="Content-Security-Policy"]', tree)?.properties.content);
    for (const element of selectAll('style', tree)) {
      const hash = `'sha256-${createHash('sha256').update(toString(element)).digest('base64')}'`;
      for (const said of [policy, inHeader]) if (!said.includes(hash)) complain('inline style sheet', element);
    }
    for (const script of selectAll('script:not([src])', tree)) {
      if (/\beval\(|new Function\(/.test(toString(script))) complain('eval', script);
    }
  }
  const assets = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const name of assets.filter((file) => file.endsWith('.css'))) {
    for (const [, target = ''] of readFileSync(path.join(folder, name), 'utf8').matchAll(
      /url\(\s*["']?([^)]{0,60})/g,
    )) {
      if (/^data:/i.test(target)) problems.add(`${name}: data: address: ${target}`);
      else if (isForeign(target)) problems.add(`${name}: other origin: ${target}`);
    }
  }
  for (const name of assets.filter((file) => file.endsWith('.js'))) {
    for (const [found] of readFileSync(path.join(folder, name), 'utf8').matchAll(
      /(?<![\w.$])(eval|new Function)\(.{0,40}/g,
    )) {
      problems.add(`${name}: eval: ${found}`);
    }
  }
  return [...problems];
}

function describe({properties}: Element): string {
  const shown = ['id', 'className', 'href', 'src', 'style'].filter((name) => properties[name] !== undefined);
  return shown.map((name) => ` ${name}="${String(properties[name]).slice(0, 80)}"`).join('');
}
