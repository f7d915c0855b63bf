import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {ROOT} from './builds';
import {pagesOf} from './pages';

/** Where the weights of all pages are written down, a line each. */
export const BYTES = path.join(ROOT, 'test-results/bytes.txt');

/** Bytes of a text or file as a good host sends it. */
export function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

export interface Weight {
  readonly address: string;
  readonly files: readonly string[]; // style sheets and scripts that the page loads, by path
  readonly bytes: number; // until load: HTML, style sheets and scripts
  readonly chrome: number; // of which all pages of its kind have: what is left without a document's article
  readonly isReference: boolean; // it shows operations of the API, with samples in five languages
  readonly scripts: number; // of which are scripts, inline ones included
}

/** What each page of a built site (at base URL /) weighs, the heaviest first. */
export function weigh(folder: string): Weight[] {
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? compressed(readFileSync(path.join(folder, file)));
    known.set(file, size);
    return size;
  };
  return pagesOf(folder)
    .map(({address, file}): Weight => {
      const html = readFileSync(file, 'utf8');
      const tree = fromHtml(html);
      const attribute = (selector: string, name: string): string[] =>
        selectAll(selector, tree).map(({properties}) => String(properties[name]));
      const styles = attribute('link[rel~="stylesheet"]', 'href');
      const scripts = attribute('script[src]', 'src');
      const ahead = attribute('link[rel~="preload"][as="script"], link[rel~="modulepreload"]', 'href');
      const files = [...new Set([...styles, ...scripts, ...ahead])];
      const inline = selectAll('script:not([src])', tree)
        .filter(({properties}) => !properties.type || /javascript|module/.test(String(properties.type)))
        .map((element) => toString(element));
      const loaded = files.reduce((sum, name) => sum + sizeOf(name), 0);
      return {
        address,
        files,
        bytes: compressed(html) + loaded,
        chrome: compressed(withoutArticle(html, tree)) + loaded,
        isReference: select('article [data-method]', tree) !== undefined,
        scripts: compressed(inline.join('\n')) + scripts.reduce((sum, name) => sum + sizeOf(name), 0),
      };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/** `21.8 kB` for 21,800. */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A weight in words. */
export function asLine({address, bytes, chrome, scripts}: Weight): string {
  return `  ${kB(bytes).padStart(8)}  ${address}  (beside its article ${kB(chrome)}, of which scripts in the page ${kB(scripts)})`;
}

/** A page without what its author wrote; a landing page stays whole. */
function withoutArticle(html: string, tree: Root): string {
  const {start, end} = select('article .theme-doc-markdown', tree)?.position ?? {};
  return start && end ? html.slice(0, start.offset) + html.slice(end.offset) : html;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
