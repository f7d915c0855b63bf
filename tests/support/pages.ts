import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  readonly address: string; // within the site: `/main/intro/`, `/404.html`
  readonly file: string;
}

/** Every HTML file of a built site that is read as a page: all but those which only lead on to a new address. */
export function pagesOf(folder: string): BuiltPage[] {
  return htmlFiles(folder).filter(({file}) => !leadsOn(file));
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
function leadsOn(file: string): boolean {
  return !/\bid=["']?__docusaurus["'> ]/.test(readFileSync(file, 'utf8'));
}
