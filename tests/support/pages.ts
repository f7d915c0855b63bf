import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  readonly address: string; // within the site: `/main/intro/`, `/404.html`
  readonly file: string;
}

/** A page that is read, and the document of this repository that it is made from, if its foot leads there. */
export interface ReadPage extends BuiltPage {
  readonly source: string | null;
}

/** Every HTML file of a built site that is read as a page: all but those which only lead on to a new address. */
export function pagesOf(folder: string): ReadPage[] {
  return htmlFiles(folder).flatMap(({address, file}) => {
    const html = readFileSync(file, 'utf8');
    const [, source = null] = /\/edit\/main\/([\w/.-]+\.mdx?)/.exec(html) ?? [];
    return leadsOn(html) ? [] : [{address, file, source}];
  });
}

/** Every HTML file of a built site, with its address. */
export function htmlFiles(folder: string): BuiltPage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({address: `/${name.replace(/(^|\/)index\.html$/, '$1')}`, file: path.join(folder, name)}));
}

/** Whether a file only redirects: it has no app to show. */
function leadsOn(html: string): boolean {
  return !/\bid=["']?__docusaurus["'> ]/.test(html);
}
